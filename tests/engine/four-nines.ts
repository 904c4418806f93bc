/** The record used as the worked example in the description of the format. */
export const FOUR_NINES_RECORD = `[Snorum "1"]
[Game "snip-snap-snorum"]
[Source "BW91"]
[Title:en "The A–E deal"]
[Seats "A B C D E"]
[Dealer "A"]
[Counters "5"]
[Readings "short=pays-what-is-left double=level claim=at-once elimination=finish-hand"]
[Expect "A 5 B 4 C 3 D 2 E 5 pool 6"]

[Deal "1"]
A: KS (4H 7C QS 2D) {in brackets: supplied by the editors}
B: 9S (3D 8H JC 5S)
C: 9H (6C 10D AH 2S)
D: 9D (5H 7S KC 4C)
E: 9C (QD 8S 3H JD)
B 9S
C 9H Snip
D 9D Snap
E 9C Snorum
A KS
`;
