"""What is true: the log folded into boards, under rule enforcement."""

if __name__ == "projections":
    raise ImportError("import senpu.projections, not the folder projections")
