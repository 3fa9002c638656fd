"""The text notation of Battle Spirits.

Short text is typed at the table; full text is written by the program. `senpu.projections` reads
both with the same function. Full-width letters, kana and Japanese punctuation are understood
everywhere; blanks may be left out where nothing becomes ambiguous; the order of what stands behind
a card is free.

    line     = item { "|" item }              3.1 n hal | b ken>ryu | u | / =r0t4l5h2d34
    item     = [ "x:" | "!" ] what { mark }   x: seen although illegal, ! put through
    mark     = "{" text "}" | "[" mm ":" ss "]" | "?!" | "by:" name | "because" "{" text "}"
    what     = turn | step | count | ruling | rewind | slip | bind | declare | note | gap
             | end | text | action | "(" what { ";" what } ")"

What stands in braces is the text of a note, a ruling, a gap, a correction, a basis; behind any
other item it is its reason. Braces in it that belong together stand as they are, a lone one as
\\{ or \\}. A time alone is a note without text. Items in parentheses are acts of the player whose
turn it is not; they stand alone or behind the action they answer, in the order in which they were
carried out (no card of Battle Spirits waits for another). Whatever contradicts itself is an error.

Turns and steps
    3.1            turn 3 begins, of side 1 (the first player), and goes on to the main step; the
                   turn that is running goes on
    3.1/core       only as far as a step: start core draw refresh main
    /              the step ends: from the main step to the attack step (turn 1: the end step)
    //  /attack    the end step; any step by name
    =r0t4l5h2d34   a count: reserve, core trash, life, hand, deck; of the turn player, or with a
                   side before it (2=r3t0). It may follow a step: / =r0t4

Cards and places
    ryu            a short name, a card number, a printed name, or the beginning of one, or a part
                   of a printed one (a word, or from any kanji or kana on), where that leaves one
                   card; first among those that fit (kind, host, field), then among all
    ryu2  ryu#2    copy 2 on the field        2.bei   a card of side 2 (1. and 2. are sides)
    ?  ?1          an unknown card            =  同   the card played last
    "A.ryu#1"      an id as it is stored      《…》 […]  a printed name
    r t l v o      reserve, core trash, life, void, removed cores; a letter alone is the zone
    tsu2  gor2     where cores are told, a digit is the copy number if that copy lies there; if GOR
                   lies alone, it is a number of cores (gor1 is then both)
    tsu2:1  gor 2  a number of cores for sure, behind a colon or blank; gor all, 全: all of them
    *              the soul core: behind a card, a place or a number

Actions            (the default in brackets; the Japanese words 召喚 配置 ... are verbs as well)
    s ryu          summon a spirit, ultimate or brave [cores for its lowest level]
    b ken>ryu      direct brave onto a host [no cores]; /l /r the side of a brave with two hosts
    j ken>ryu      combine     x ken   separate     e ken>gor   exchange; ken<ryu names the old host
    n hal          deploy a nexus [as few cores as it needs]
    m fla          use a magic, /m main or /f flash [/m in the own main step]
    f ryu          flash effect of a field card; f yam/a accel, f zer/k>ryu advent, from the hand
    a ryu          its effect of the own main step
    c ryu>gor2*    move cores; c r>gor1>hal1 from one place to several; c ryu>gor* gor>ryu1 at once
                   [one core, the number at either end; with * the soul core among them]
    u   u fla      set a burst, unknown or known       i mir   set a mirage for its cost
    U   U fla      activate the burst set (and identify it); /h to the hand; by its own effect to
                   the field: U mad/f+1, or where among its effects: U mad &d1 &put+1

Behind a card
    p2  pgor1      so many paid in all; so many by GOR. A place without number pays what is missing:
                   pgor1 pr. Numbers are taken at their word [all from the reserve]
    +3  +gor1  @2  cores placed, likewise; as many as a level needs
    pr1*  +*  s ryu*   with the soul core
    >2.bei,2.fox   targets of magic and effects; of any other action behind >>
    /t             played from the tegamoto          <ryu    gives RYU up (transmigration)
    ^ken  ^ken+r1  KEN stays when its host leaves [on cores of the reserve for its lowest level]

Card texts, always with their source
    $=4:hal $-1:hal    the cost becomes 4, changes by -1; $ir1:hal icons, $sr1:hal symbols (letters
    $x1:hal $free:hal  r p g w y b, u ultimate, k god, a any), surcharge, nothing is paid; several
                       together: $=4ir1:hal
    %M7:hal  %no:hal   HAL lifts rule BS-M7; HAL forbids the action
    & bei l>r1         the text (or the attack) of BEI did this; & also behind an action
    &l>r1  &v>r2  &2.l>2.r1   cores, as behind c; of a life named without side it is that of the
                       waiting player
    &d2  &2.mill3  &mill fla,?      drawn; from the deck to the trash
    &kill 2.bei  &back ryu  &top &bot &out ryu  &dis fla    destroyed, to the hand, the deck, out
                   of the match; discarded from the hand
    &mv fla trash>hand [discarded]    any zone to any other
    &ex gor  &re gor  &hv gor         exhausted, refreshed, heavily exhausted
    &put fox<trash+1  &tok fox+v1     put on the field, from a zone [hand]; a token
    &lv gor=2  &lock gor  &unlock gor  &part ken<ryu     cores needed, protected; brave comes off

The record
    JF W1 pay1 {why}   a ruling, its parts in any order: J and role (H head, F floor, T table judge)
                       or name (J:Tanaka, JF:Tanaka); W C GL ML DQ and side; remedies: payN (N cores
                       from the reserve), back (the last action), "any other", & changes
    R-2 JH {why}       the last two actions are taken back; R#12 to the position after entry 12
    -  -2  undo        the scribe's own slip: the last entry, the last two
    ?1=fla {basis}     an unknown card is identified
    ry:=BS01-X01       a short name for a card; of a new card its facts follow: {"type":...}
    {text}  ~2 {text}  a note; two actions not seen       #{"type":...}   an entry as it is stored
    start  redraw 1    the match begins; side 1 drew its hand anew
    concede 1  1-0  0-1  1/2        concession, result

Full text, one entry a line:

    3-12 P1 direct brave KEN onto RYU, cost 3, reduction 1 red, paid 2 from reserve
    3-12 先手 直接合体《KEN》→RYU　コスト3 軽減1(赤) 支払2(リザーブ2)
"""
