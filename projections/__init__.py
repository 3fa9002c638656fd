"""What is true: the log folded into boards, under rule enforcement."""

if __name__ == "projections":
    raise ImportError("import senpu.projections; 'projections' alone is the folder, not the package")
