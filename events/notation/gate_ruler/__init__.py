"""The text notation of Gate Ruler.

Short text is typed at the table; full text is written by the program. `senpu.projections` reads
both with the same function. Full-width letters, kana and Japanese punctuation are understood
everywhere; blanks may be left out where nothing becomes ambiguous; the order of what stands behind
a card is free.

    line     = item { "|" item }              5.1 o kag | k kag &v1 | s kag9 | w78 | t3 | / =d35
    item     = [ "x:" | "!" ] what { mark }   x: seen although illegal, ! put through
    mark     = "{" text "}" | "[" mm ":" ss "]" | "?!" | "by:" name | "because" "{" text "}"
    what     = turn | step | count | ruling | rewind | slip | bind | declare | note | gap
             | end | text | action { answers } | answers
    answers  = "(" what { ";" what } ")"

What stands in braces is the text of a note, a ruling, a gap, a correction, a basis; behind any
other item it is its reason.

The gate
    What goes on the gate resolves at once: after it the passes of both players are written, each
    as an entry of its own. Answers in parentheses are the other player's (1. and 2. before a verb
    say whose an action is); each is put upon the one before, and all resolve, last in first out,
    before what they answer, without anybody passing again. Only where a match plays one by one
    (option resolves_all=false) may answers in a second pair of parentheses come after that. Who
    answers is given priority: the player who has it passes first.
    What an item does as it resolves is said with & behind it and stands in an entry of its own
    after it:   s mag9 &d1 (v2=nag>elf &dmg2 elf; 2.v1=hen)
    s mag9 ..      the item stays on the gate and nothing is implied
    ,              the player with priority passes; the second time the last item resolves
    >   >9         the next one resolves (into 9): nobody passes in between

Turns and phases
    5.1            turn 5 begins, of side 1 (the first player), and goes on to the main phase; of
                   the running turn: it goes on
    5.1/start      only as far as a phase: start (before the ruler acts) main attack end
    /              the phase ends: from the main to the attack phase
    //  /attack    the end phase; any phase by name
    =d35h0g6x3e1   a count: deck, hand, graveyard, damage, ready energy; of the turn player, or with
                   a side before it (2=h3). It may follow a phase: / =d35

Zones are the keys of a numeric keypad, as their player sees them: 7 and 9 attack zones, 8 the
defence zone, 4 and 6 further attack zones, 5 the ruler, 1 2 3 set zones. Others by name: @back.

Cards and places
    kag            a short name, a card number, a printed name, or its beginning where that leaves
                   one card; first among those that fit, then among all
    mus7           MUS in zone 7: a digit at the end is always a zone   fie#2  copy 2 of a field
    2.elf  2.8     a thing of side 2; whatever stands in its zone 8     5  2.5  a ruler
    d1  s2  o1     the first drive card, the card in set zone 2, the first overdrive
    ?d1 ?s2 ?3     an unknown card by its place or its number           =  同   the card played last
    "A.mus#1"      an id as it is stored                                《…》 […]  a printed name

Actions            (the default in brackets)
    o kag          7-2: a drive card is turned up [of unknown ones, those driven after the start of
                   the turn first]; o d2 kag and o ?d2=kag name which
    k kag          7-9: its overdrive; k kag/od1 of several, k- kag drops it
    s kag9         7-3: normal summon into zone 9 [of a revealed drive card if there is one, else
                   from hand]; sh and sd force hand or drive zone. Without zone: see >9
    f fie          7-4: a field          e hen   7-6: an event, directly
    t2  t2 hen     7-5: a card into set zone 2 [unknown, from hand, of a ruler without hand from the
                   drive zone]; td2, t2 d1 from the drive zone
    a mus/a1       7-7, 9-3e-3: an activated ability [the only one]; a 5/r1 of the ruler
    v1=hen  v1     7-8, 9-3e-2: the card in set zone 1, if it is not known yet by name
    w78            7-10: what stands in 7 and 8 changes places
    召喚 セット …   the words of full text are verbs as well

Behind a card
    >elf,2.5       targets              p1      so much energy rested [as much as is due]
    $-1:fie  $=0:fie   FIE takes one off the cost, sets it
    %7-5a-2:fie  %no:fie   FIE lifts rule 7-5a-2; FIE forbids the action

Card texts
    & mus d1       the text of MUS did this; & also behind an action
    &d2  &2.d1     drawn (d) or driven (v): so many, of a side [the acting one]
    &v hen,?       driven, by name      &mill2  &mill hen   from the deck to the graveyard
    &dmg2 elf      damage to a unit     &x2  &2.x hen,?   to a player [the other one], the cards
    &kill elf  &gone s2  &back  &top &bot &out elf    destroyed, to the graveyard, hand, deck, out
    &dis hen  &mv hen g>h [discarded]   discarded from hand; any zone to any other (d h g x ...)
    &put sil7<g  &tok sil7              into a zone, from a pile [hand]; a token
    &re mus  &ex 5  &e1 &e-1 &sr+1      readied, rested; energy readied, rested; summon right

The record
    JH W2 back {why}   a ruling, in any order: JH head judge, JF floor, JT table, J:Tanaka;
                       W C GL ML DQ and side; remedies: back (the card played last goes to the
                       hand, what was due for it is ready again), payN (N energy rested),
                       "any words", & changes
    R-2 JH {why}       the last two actions are taken back, each with the passes and answers it
                       brought; R#12 to the position after entry 12
    -  -2  undo        the scribe's own slip: the last action, the last two
    ?s3=hen {basis}    an unknown card is identified      kag:=SEN02-001   a short name
    {text}  ~2 {text}  a note; two actions not seen       #{"type":...}   an entry as it is stored
    start  redraw 1    the match begins; side 1 drew its hand anew
    concede 1  1-0  0-1  1/2        concession, result

Full text, one entry a line:

    5-8 P1 summon KAG into right from drive zone
    5-8 先手 召喚《KAG》→右(ドライブゾーンから)
"""
