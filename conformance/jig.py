"""Plays the cases of Jig with an engine of its own, and prints those that come out otherwise.

A sample for engines in other languages: python3 conformance/jig.py conformance/jig.json
"""
import json
import sys

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
WORDS = ["snip", "snap", "snorum", "hicockalorum", "jig"]


def following(card):
    """The next card of the suit; None after a king."""
    rank, suit = RANKS.index(card[:-1]), card[-1]
    return None if rank == 12 else RANKS[rank + 1] + suit


class Jig:
    """A table of Jig, by the articles of Round Games with Cards (1891), pp. 95 and 96."""

    def __init__(self, case):
        self.readings = case["readings"]
        self.names = list("ABCDEFGHIJKL"[: case["seats"]])
        self.balance = dict.fromkeys(self.names + ["pool"], 0)
        self.hands = {}
        self.dealer = self.turn = self.due = None
        self.deals = self.said = 0
        self.over, self.winners = False, []

    def beside(self, name, steps=1):
        return self.names[(self.names.index(name) + steps) % len(self.names)]

    def pay(self, giver, taker, counters):
        self.balance[giver] -= counters
        self.balance[taker] += counters

    def draw(self, cards):
        # The first knave turned up to a player makes the dealer; cards go round from the first seat.
        knave = next(i for i, card in enumerate(cards) if card[:-1] == "J")
        self.dealer = self.names[knave % len(self.names)]

    def deal(self, hands):
        if self.deals > 0:
            self.dealer = self.beside(self.dealer)
        self.deals += 1
        self.hands = {name: set(hands[name].split()) for name in self.names}
        if self.readings["pool"] == "dealer":
            self.pay(self.dealer, "pool", len(self.names))
        if self.readings["pool"] == "equal":
            for name in self.names:
                self.pay(name, "pool", 1)
        self.turn, self.due, self.said = self.beside(self.dealer), None, 0

    def legal(self):
        if self.turn is None:
            return []
        order = [rank + suit for suit in "SHDC" for rank in RANKS]
        held = [card for card in order if card in self.hands[self.turn]]
        return held if self.due is None else [self.due]

    def holder(self, card):
        return next((name for name in self.names if card in self.hands[name]), None)

    def play(self, name, move):
        card, _, word = move.partition(" says ")
        after = following(card)
        stops = self.said < 4 and (after is None or self.holder(after) is None)
        due = WORDS[self.said] + ("-jig" if stops else "")
        if word and word != due:
            self.pay(name, "pool", 1)
        self.hands[name].remove(card)
        if not self.hands[name]:
            return self.settle(name)
        if stops or self.said == 4:
            self.turn, self.due, self.said = name, None, 0
        else:
            self.turn, self.due, self.said = self.holder(after), after, self.said + 1

    def settle(self, winner):
        for name in self.names:
            if name != winner:
                self.pay(name, winner, len(self.hands[name]))
        self.pay("pool", winner, self.balance["pool"])
        self.turn = self.due = None
        if self.deals == len(self.names) * int(self.readings["rounds"]):
            most = max(self.balance[name] for name in self.names)
            self.winners = [name for name in self.names if self.balance[name] == most]
            self.over = True

    def act(self, action):
        if "draw" in action:
            self.draw(action["draw"].split())
        elif "deal" in action:
            self.deal(action["deal"])
        else:
            self.play(*(action.get("play") or action["misplay"]))

    def state(self):
        return {
            "turn": self.turn or "",
            "legal": self.legal(),
            "balance": self.balance,
            "gameOver": self.over,
            "winners": self.winners,
        }


def difference(case):
    """What comes out otherwise; None if nothing does."""
    if case["kind"] == "seats":
        return None if not 3 <= case["seats"] <= 8 else "the number of players is allowed"
    table = Jig(case)
    for action in case["course"]:
        table.act(action)
    if case["kind"] == "refusal":
        allowed = case["seat"] == table.turn and case["move"] in table.legal()
        return "the move is allowed" if allowed else None
    found = table.state()
    wrong = [name for name, value in case["state"].items() if found[name] != value]
    return ", ".join(f"{name}: expected {case['state'][name]}, found {found[name]}" for name in wrong) or None


def main(path):
    with open(path, encoding="utf-8") as file:
        cases = json.load(file)["cases"]
    failed = [(case["article"], told) for case in cases if (told := difference(case))]
    for article, told in failed:
        print(f"{article}: {told}")
    print(f"{len(cases) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
