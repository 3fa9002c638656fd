"""The worked turns of the notation's design, typed as written there, and the turns around them."""

BEFORE_3 = (
    "1.1 s ryu | // =r0t3l5h4d35",
    "2.2 s bei | //",
)
TURN_3 = "3.1 n hal | b ken>ryu | u | / =r0t4l5h2d34"
BETWEEN = (
    "//",
    "4.2 /",
    "& bei 1.l>r1 ex bei",
    "//",
)
TURN_5 = (
    "5.1 x:s gor@2 p2 | JF W1 pay1 {counted 3 symbols, card has 2 icons} | e ken>gor",
    "  | c ryu>gor* | m fla/m pgor1 >2.bei | u | ?1=fla {discarded face up} | / =r0t4l4h0d33",
)
TO_TURN_5 = (*BEFORE_3, TURN_3, *BETWEEN)
BOTH = (*TO_TURN_5, *TURN_5)
