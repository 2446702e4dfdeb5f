#!/usr/bin/env python3
"""Checks the audit of a live group by a program of its own.

Use: python3 verify_live.py audit.json   (or the audit on standard input)

The audit is what GET /api/live/{groupId}/audit answers from the debrief on. This program is written from docs/spec/live.md and
shares nothing with the game: it recomputes the seal, the words and the key, every draw, every month to the last coin, and the
books. A line says what holds; a difference is told with its place. Exits 0 when all holds, 1 on a difference, 2 when the file
cannot be checked (no audit, or its seed is not published yet). Only the standard library is used.

What it does not do: replay minigames. It checks that every score that was played for has its log, and takes the score as it
stands; the group's page in the game replays the logs.
"""

import hashlib
import hmac
import json
import re
import sys

# LIVE 3.1 and 3.4, and RULES 2.1 for the places (least points, most points, is it work?).
WHOLE, COMMON, RESERVE = 120, 100, 2
SALARY, PAPERS, LETTER_YIELD, OUTSIDE = 100, 80, 5, 120
START_CASH, START_ENERGY, MOST_ENERGY = 200, 6, 10
FEE, COSTS = 4, 40
MOTIVES = ("WORK", "FAMILY", "NO_HURRY")
YIELD = {"WORK": 40, "FAMILY": 20, "NO_HURRY": 0}
CARDS = (-80, 40, -60, 60, -110, 30, -70, 50, -100, 70, -50, 40, -140, 60, -80, 50)
PLACES = {2: (2, 9, True), 3: (1, 11, True), 4: (4, 9, False), 5: (2, 12, False)}
LEFT_SCORE = 3000
# Scores that need no log: left out, begun and left, on paper.
UNPLAYED_SCORES = (5000, LEFT_SCORE, 6000)
LEAST_BID = 10
WORDS = (
    "sol lua estrela mar rio monte flor arvore chuva arcoiris pipa bola "
    "violao tambor livro lapis cafe pao manga caju barco trem balao chave"
).split()
MEMBER = ("WAITING", "LETTER", "GOOD")
BALANCES = ("cash", "card", "next", "energy", "paid", "bid", "fees", "costs",
            "fees_paid", "costs_paid", "misses", "refund", "share")
MOVE = re.compile(r"^(\d+)\.([ABC])([2-5])\.(\d+)\.([ENR])([SN])([C-])([A-])\.(\d+)$", re.ASCII)
SEED = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
# Months that a group may have.
LENGTHS = (4, 5, 6)


def care_of(score, rulebook):
    """What a score counts for, both in basis points: any honest run about the same, by live rulebook 2 the same (RULES 4.6)."""
    if rulebook == 2:
        return min(score, 500) * 116 // 10
    if score < 500:
        return score * 113 // 10
    if score <= 9_000:
        return 5_650 + (score - 500) // 10
    return 6_500 + (score - 9_000) * 35 // 10


def up(part, whole):
    """Division, rounded up."""
    return -(-part // whole)


class Draws:
    """RULES 8.2 and 8.3: HMAC-SHA256 with rejection. Remembers what was drawn."""

    def __init__(self, seed, client_seed):
        self.key, self.client_seed, self.made = bytes.fromhex(seed), client_seed, []

    def __call__(self, n, label):
        limit = 2**32 // n * n
        block = 0
        while True:
            message = f"consorcio:v1|{self.client_seed}|{label}|{block}".encode()
            digest = hmac.new(self.key, message, hashlib.sha256).digest()
            for i in range(8):
                word = int.from_bytes(digest[4 * i:4 * i + 4], "big")
                if word < limit:
                    self.made.append({"label": label, "n": n, "value": word % n})
                    return word % n
            block += 1


class Seat:
    """One quota of the group."""

    def __init__(self, quota, is_house, motive):
        self.quota, self.is_house, self.motive, self.status = quota, is_house, motive, "WAITING"
        for name in BALANCES:
            setattr(self, name, 0)
        self.cash, self.energy, self.later = START_CASH, START_ENERGY, 0

    def late(self, month, owed):
        """Coins that are late once the instalment of `month` is due; a bid counts from the end."""
        return max(0, min(WHOLE * month, owed - self.bid) - (self.paid - self.bid))

    def open(self, month, owed):
        return up(self.late(month, owed), WHOLE)

    def spend(self, amount):
        now = min(self.cash, amount)
        self.cash -= now
        self.card += amount - now

    def rest(self, energy):
        self.energy = min(MOST_ENERGY, self.energy + energy)

    def line(self):
        return ".".join(str(part) for part in [self.quota, self.status] + [getattr(self, name) for name in BALANCES])


class Group:
    """LIVE 3.4 to 3.7."""

    def __init__(self, months, people, draw, rulebook):
        self.rulebook = rulebook
        self.months, self.letter, self.owed, self.draw = months, COMMON * months, WHOLE * months, draw
        count = months * up(max(2 * months, len(people) + 2, max(people, default=0)), months)
        shift = draw(3, "motivo")
        self.seats = [Seat(q, q not in people, MOTIVES[(shift + q - 1) % 3]) for q in range(1, count + 1)]
        self.pot = self.reserve = self.admin = self.insurance = 0
        self.offsets = []

    def instalments(self, before, after):
        """Splits what was paid between `before` and `after` coins in all."""
        common = after * COMMON // WHOLE - before * COMMON // WHOLE
        reserve = after * RESERVE // WHOLE - before * RESERVE // WHOLE
        self.pot += common
        self.reserve += reserve
        self.admin += after - before - common - reserve

    def lateness(self, fees, costs):
        self.pot += fees // 2
        self.admin += fees - fees // 2 + costs

    def coins(self, seat):
        return CARDS[(self.offsets[-1] + seat.quota) % len(CARDS)]

    # LIVE 3.4

    def card(self, seat, option):
        coins = self.coins(seat)
        whole = abs(coins)
        half, quarter = up(whole, 2), up(whole, 4)
        if coins < 0:
            seat.spend(whole if option == "A" else half)
            if option == "B":
                seat.later = -(whole - half + quarter)
            if option == "C":
                seat.energy = max(0, seat.energy - 3)
        elif option == "A":
            seat.cash += whole
        elif option == "B":
            seat.later = whole + quarter
        else:
            seat.cash += whole // 3
            seat.rest(2)

    def payday(self, seat, month, buys):
        on_time = seat.open(month - 1, self.owed) == 0
        is_buying = buys and seat.status == "LETTER" and on_time and seat.cash + SALARY >= PAPERS
        put_off, seat.next, seat.later = seat.next, seat.later, 0
        seat.cash += SALARY
        if is_buying:
            seat.status = "GOOD"
            seat.cash -= PAPERS
        if seat.status == "GOOD" and on_time:
            seat.cash += YIELD[seat.motive]
        if seat.status == "LETTER":
            seat.cash += LETTER_YIELD
        if put_off >= 0:
            seat.cash += put_off
        else:
            seat.spend(-put_off)
        owed = seat.card + up(seat.card * 25, 100)
        pays = min(seat.cash, owed)
        seat.cash -= pays
        seat.card = owed - pays

    def place(self, seat, place, score):
        least, most, is_work = PLACES[place]
        vigor = 100
        if is_work:
            vigor = 100 if seat.energy >= 6 else 85 if seat.energy >= 3 else 15
        points = least + (care_of(score, self.rulebook) * vigor * (most - least) + 500_000) // 1_000_000
        if is_work:
            seat.cash += 10 * points
            seat.energy = max(0, seat.energy - 3)
        else:
            seat.cash -= min(seat.cash, 20)
            seat.rest(points)

    def pace(self, seat, pace):
        if pace == "R":
            seat.rest(2)
        if pace == "E" and seat.energy >= 2:
            seat.cash += 30
            seat.energy -= 2

    def pay(self, seat, month):
        if seat.is_house:
            seat.paid += seat.late(month, self.owed)
            return
        if seat.fees + seat.costs > seat.cash:
            return
        seat.cash -= seat.fees + seat.costs
        seat.fees_paid += seat.fees
        seat.costs_paid += seat.costs
        seat.fees = seat.costs = 0
        late = seat.late(month, self.owed)
        while late > 0:
            oldest = late % WHOLE or WHOLE
            if seat.cash < oldest:
                return
            seat.cash -= oldest
            seat.paid += oldest
            late -= oldest

    def private_month(self, seat, move, month):
        if seat.is_house or move is None:
            if seat.status in MEMBER:
                self.pay(seat, month)
            return
        self.card(seat, move["option"])
        self.payday(seat, month, move["buys"])
        self.place(seat, move["place"], move["score"])
        self.pace(seat, move["pace"])
        if seat.status not in MEMBER:
            seat.cash = max(0, seat.cash - OUTSIDE)
        elif move["pays"]:
            self.pay(seat, month)

    # LIVE 3.6

    def award(self, seat):
        seat.status = "LETTER"
        self.pot -= self.letter

    def taking_part(self, month):
        return [seat for seat in self.seats if seat.status == "WAITING" and seat.late(month, self.owed) == 0]

    def raffle(self, month, label, minutes):
        """How many were in the globe; 0 where no raffle was held."""
        globe = self.taking_part(month) if self.pot >= self.letter else []
        if globe:
            seat = globe[self.draw(len(globe), label)]
            minutes["drawn"].append(seat.quota)
            self.award(seat)
        return len(globe)

    def letters(self, month, moves, minutes, near):
        bids = []
        for seat in self.taking_part(month):
            if not seat.is_house and seat.quota in moves:
                bid = min(moves[seat.quota]["bid"], seat.cash, self.owed - seat.paid)
                if bid >= LEAST_BID:
                    bids.append((seat, bid))
        bids.sort(key=lambda one: (-one[1], near(one[0])))
        minutes["bids"] = [{"quota": seat.quota, "bid": bid} for seat, bid in bids]
        minutes["globe"] = self.raffle(month, f"sorteio:{month}", minutes)
        for seat, bid in bids:
            if seat.status != "WAITING":
                continue
            after = seat.paid + bid
            if self.pot + after * COMMON // WHOLE - seat.paid * COMMON // WHOLE < self.letter:
                break
            self.instalments(seat.paid, after)
            seat.cash -= bid
            seat.paid, seat.bid = after, bid
            self.award(seat)
            minutes["winners"].append(seat.quota)
        i = 2
        while self.raffle(month, f"sorteio:{month}:{i}", minutes):
            i += 1

    def take_good(self, seat):
        sale = self.letter * 80 // 100
        debt = min(sale, self.owed - seat.paid)
        fees = min(sale - debt, seat.fees)
        costs = min(sale - debt - fees, seat.costs)
        self.instalments(seat.paid, seat.paid + debt)
        self.lateness(fees, costs)
        seat.status = "TAKEN"
        seat.paid += debt
        seat.cash += sale - debt - fees - costs
        seat.fees_paid += fees
        seat.costs_paid += costs
        seat.fees = seat.costs = 0

    def arrears(self, month, minutes):
        for seat in self.seats:
            count = seat.open(month, self.owed) if seat.status in MEMBER else 0
            if count == 0:
                continue
            has_good = seat.status == "GOOD"
            seat.fees += FEE * count
            seat.costs += COSTS if has_good else 0
            seat.misses += 1
            if count < (1 if month == self.months else 2 if has_good else 3):
                continue
            if has_good:
                self.take_good(seat)
                minutes["taken"].append(seat.quota)
                continue
            if seat.status == "LETTER":
                self.pot += self.letter
            seat.status = "EXCLUDED"
            seat.fees = seat.costs = 0
            minutes["excluded"].append(seat.quota)

    @staticmethod
    def refund_of(seat):
        common = seat.paid * COMMON // WHOLE
        return common - up(common * 10, 100)

    def give_back(self, seat, minutes):
        back = self.refund_of(seat)
        seat.status, seat.refund = "REFUNDED", back
        seat.cash += back
        self.pot -= back
        minutes["refunds"].append({"quota": seat.quota, "back": back})

    def end(self, minutes, near):
        for seat in self.seats:
            if seat.status == "WAITING":
                minutes["atEnd"].append(seat.quota)
                self.award(seat)
        for seat in [seat for seat in self.seats if seat.status == "EXCLUDED"]:
            self.give_back(seat, minutes)
        missing = max(0, -self.pot)
        minutes["cover"] = min(missing, self.reserve)
        self.insurance += missing - minutes["cover"]
        left = self.pot + missing + self.reserve - minutes["cover"]
        paid_up = sorted((seat for seat in self.seats if seat.status in ("LETTER", "GOOD")), key=near)
        minutes["shared"] = left if paid_up else 0
        for i, seat in enumerate(paid_up):
            seat.share = minutes["shared"] // len(paid_up) + (1 if i < minutes["shared"] % len(paid_up) else 0)
            seat.cash += seat.share
        self.pot, self.reserve = left - minutes["shared"], 0

    def draw_offset(self, month):
        left = [i for i in range(len(CARDS)) if i not in self.offsets]
        self.offsets.append(left[self.draw(len(left), f"imprevisto:{month}")])

    def close(self, month, moves):
        """Closes a month and gives its minutes. The month's offset is drawn already."""
        for seat in self.seats:
            paid, fees, costs = seat.paid, seat.fees_paid, seat.costs_paid
            self.private_month(seat, moves.get(seat.quota), month)
            self.instalments(paid, seat.paid)
            self.lateness(seat.fees_paid - fees, seat.costs_paid - costs)
        start = 1 + self.draw(len(self.seats), f"desempate:{month}")
        members = [seat for seat in self.seats if seat.status in MEMBER]
        minutes = {
            "month": month, "offset": self.offsets[-1], "due": len(members),
            "onTime": sum(seat.late(month, self.owed) == 0 for seat in members), "potBefore": self.pot, "drawn": [],
            "globe": 0, "start": start, "bids": [], "winners": [], "excluded": [], "taken": [], "refunds": [],
            "atEnd": [], "cover": 0, "shared": 0,
        }

        def near(seat):
            return (seat.quota - start) % len(self.seats)

        is_last = month == self.months
        if not is_last:
            self.letters(month, moves, minutes, near)
        self.arrears(month, minutes)
        if is_last:
            self.end(minutes, near)
        else:
            out = [seat for seat in self.seats if seat.status == "EXCLUDED"]
            if out:
                seat = out[self.draw(len(out), f"devolucao:{month}")]
                if self.pot >= self.refund_of(seat):
                    self.give_back(seat, minutes)
        minutes["potAfter"] = self.pot
        return minutes

    def shown(self, minutes):
        """The assembly of a closed month as the projector showed it at its last step: of a bid that lost no quota."""
        is_last = minutes["month"] == self.months
        first = 1 if minutes["globe"] else 0
        more = {"drawn": minutes["drawn"][first:], "excluded": len(minutes["excluded"]), "taken": len(minutes["taken"])}
        is_more = any(more.values()) or bool(minutes["refunds"])
        steps = ["CALL", "POT", "END", "BOOKS"] if is_last else ["CALL", "POT", "RAFFLE", "BIDS"]
        steps += [] if is_last else ["MORE", "RESULT"] if is_more else ["RESULT"]
        won = [one for one in minutes["bids"] if one["quota"] in minutes["winners"]]
        # Who was drawn before the bids kept the envelope closed.
        closed = minutes["winners"] + (minutes["drawn"][:1] if minutes["globe"] > 0 else [])
        lost = [one["bid"] for one in minutes["bids"] if one["quota"] not in closed]
        return {
            "steps": steps, "step": steps[-1], "due": minutes["due"], "onTime": minutes["onTime"],
            "pot": minutes["potBefore"], "potAfter": minutes["potAfter"],
            "raffle": None if is_last else {
                "globe": minutes["globe"], "quota": minutes["drawn"][0] if first else None,
            },
            "bids": None if is_last else {"winners": won, "lost": lost, "start": minutes["start"]},
            "more": more if is_more and not is_last else None,
            "end": {"quotas": minutes["atEnd"], "shared": minutes["shared"]} if is_last else None,
            "books": self.books() if is_last else None,
        }

    def balances(self):
        funds = ".".join(str(fund) for fund in (self.pot, self.reserve, self.admin, self.insurance))
        return " ".join([funds] + [seat.line() for seat in self.seats])

    def books(self):
        """LIVE 3.7: what came in, what went out and is kept, and the difference."""
        came = {
            "instalments": sum(seat.paid for seat in self.seats),
            "late": sum(seat.fees_paid + seat.costs_paid for seat in self.seats), "insurance": self.insurance,
        }
        went = {
            "letters": sum(seat.status in ("LETTER", "GOOD", "TAKEN") for seat in self.seats) * self.letter,
            "admin": self.admin, "refunds": sum(seat.refund for seat in self.seats),
            "shares": sum(seat.share for seat in self.seats), "kept": self.pot + self.reserve,
        }
        return {**came, **went, "difference": sum(came.values()) - sum(went.values())}


def text_of(value):
    """One text for equal values: `true` is not 1, as it would be to Python."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


class Report:
    """What holds and what differs, line by line."""

    def __init__(self):
        self.faults = 0

    def compare(self, place, told, computed):
        if text_of(told) == text_of(computed):
            return True
        self.faults += 1
        print(f"DIFERENTE  {place}: o publicado diz {told!r}, a conta dá {computed!r}")
        return False

    def holds(self, text, since):
        if self.faults == since:
            print(f"confere    {text}")


def read_moves(line, place, report):
    moves = {}
    for text in line.split(" ") if line else []:
        found = MOVE.fullmatch(text)
        if not report.compare(f"{place}, jogada {text}", bool(found), True):
            continue
        quota, option, where, score, pace, pays, buys, auto, bid = found.groups()
        own = f"{int(quota)}.{option}{where}.{int(score)}.{pace}{pays}{buys}{auto}.{int(bid)}"
        report.compare(f"{place}, jogada {text}, como se escreve", text, own)
        report.compare(f"{place}, cota {int(quota)}, uma só jogada", int(quota) in moves, False)
        moves[int(quota)] = {
            "option": option, "place": int(where), "score": int(score), "pace": pace, "pays": pays == "S",
            "buys": buys == "C", "auto": auto == "A", "bid": int(bid), "text": text,
        }
    return moves


def check_autopilot(group, moves, month, report):
    """LIVE 3.5: what stands for a seat that began nothing."""
    for quota, move in moves.items():
        if move["auto"] and quota <= len(group.seats):
            seat = group.seats[quota - 1]
            option = "A" if seat.cash + group.coins(seat) >= 0 else "B"
            report.compare(f"mês {month}, cota {quota}, automático", move["text"],
                           f"{quota}.{option}2.{LEFT_SCORE}.RS-A.0")


def check_words(audit, people, report):
    told = audit["words"] or ""
    words = [text.partition(":")[2] for text in told.partition("|")[2].split(",")]
    months = audit["months"]
    count = months * up(max(2 * months, len(people) + 2, max(people, default=0)), months)
    report.compare("número de cotas", audit["quotas"], count)
    proper = ["casa" if quota not in people else word if word in WORDS else "-"
              for quota, word in zip(range(1, count + 1), words + ["casa"] * count)]
    said = "consorcio-ao-vivo:v1|" + ",".join(f"{i + 1}:{word}" for i, word in enumerate(proper))
    report.compare("figuras", audit["words"], said)
    report.compare("chave das figuras", audit["clientSeed"], hashlib.sha256(told.encode()).hexdigest())


def check_months(audit, people, draw, report):
    group = Group(audit["months"], people, draw, audit["rulebook"])
    joined = {seat["quota"]: seat["joinedMonth"] for seat in audit["seats"]}
    told_minutes = {one["month"]: one["minutes"] for one in audit.get("closed", [])}
    months = list(range(1, audit["months"] + 1))
    if "closed" in audit:
        report.compare("atas, de que meses", [one["month"] for one in audit["closed"]], months)
    else:
        print("sem dados  as atas não foram publicadas")
    report.compare("cotas de pessoas, cada uma uma vez", len(joined), len(audit["seats"]))
    report.compare("número de linhas de jogadas", len(audit["moves"]), len(months))
    report.compare("número de linhas de contas", len(audit["balances"]), len(months))
    for month in months:
        for seat in group.seats:
            if joined.get(seat.quota) == month:
                seat.is_house = False
        line = audit["moves"][month - 1] if month <= len(audit["moves"]) else ""
        moves = read_moves(line, f"mês {month}", report)
        expected = sorted(quota for quota, since in joined.items() if since <= month)
        report.compare(f"mês {month}, quem jogou", list(moves), expected)
        group.draw_offset(month)
        check_autopilot(group, moves, month, report)
        since = report.faults
        minutes = group.shown(group.close(month, moves))
        told = told_minutes.get(month, minutes)
        report.compare(f"mês {month}, ata, o que ela diz", sorted(told), sorted(minutes))
        for name in sorted(set(told) & set(minutes)):
            report.compare(f"mês {month}, ata, {name}", told[name], minutes[name])
        told_line = audit["balances"][month - 1] if month <= len(audit["balances"]) else ""
        theirs, own = told_line.split(" "), group.balances().split(" ")
        report.compare(f"mês {month}, número de contas", len(theirs), len(own))
        for i, (one, other) in enumerate(zip(theirs, own)):
            report.compare(f"mês {month}, " + (f"cota {i}" if i else "caixas do grupo"), one, other)
        report.holds(f"o mês {month}: {len(moves)} jogadas, {len(own) - 1} cotas", since)
    return group


def check_logs(audit, report):
    """Every score that was played for has one log, and every log a move; what a log scores is not replayed."""
    if "runs" not in audit:
        print("sem dados  os registros dos minijogos não foram publicados")
        return
    since = report.faults
    left = {}
    for month, line in enumerate(audit["moves"], 1):
        for text in line.split(" "):
            found = MOVE.fullmatch(text)
            if found and found.group(8) != "A":
                left[month, int(found.group(1))] = int(found.group(4))
    for run in audit["runs"]:
        place = (run["month"], run["quota"])
        report.compare(f"mês {place[0]}, cota {place[1]}, registro de uma jogada", left.pop(place, None) is not None, True)
    for (month, quota), score in left.items():
        report.compare(f"mês {month}, cota {quota}, pontos com registro", score in UNPLAYED_SCORES, True)
    report.holds(f"{len(audit['runs'])} registros de minijogos, sem refazer os pontos", since)


def check(audit):
    """Prints what holds and what differs; gives the number of differences."""
    report = Report()
    since = report.faults
    if not report.compare("semente, 64 algarismos", bool(SEED.fullmatch(audit["seed"])), True):
        return report.faults
    if not report.compare("de 4 a 6 meses", audit["months"] in LENGTHS, True):
        return report.faults
    report.compare("lacre", audit["commitment"].lower(), hashlib.sha256(bytes.fromhex(audit["seed"])).hexdigest())
    report.holds("o lacre", since)
    people = [seat["quota"] for seat in audit["seats"] if seat["joinedMonth"] == 0]
    since = report.faults
    check_words(audit, people, report)
    report.holds("as figuras e a chave delas", since)
    draw = Draws(audit["seed"], audit["clientSeed"])
    group = check_months(audit, people, draw, report)
    since = report.faults
    report.compare("número de sorteios", len(audit["draws"]), len(draw.made))
    for told, own in zip(audit["draws"], draw.made):
        report.compare(f"sorteio {told.get('label')}", told, own)
    report.holds(f"{len(draw.made)} sorteios", since)
    check_logs(audit, report)
    since = report.faults
    report.compare("contas do grupo, diferença", 0, group.books()["difference"])
    report.holds("as contas fecham, diferença 0", since)
    return report.faults


def number(text):
    """A number of JSON with a point or an exponent: 5.0 and 5e0 are 5."""
    value = float(text)
    return int(value) if value.is_integer() else value


def main(arguments):
    try:
        if len(arguments) > 1:
            with open(arguments[1], encoding="utf-8") as file:
                audit = json.load(file, parse_float=number)
        else:
            audit = json.load(sys.stdin, parse_float=number)
        if audit["rulebook"] not in (1, 2):
            print(f"Este programa conhece as regras 1 e 2, e o grupo jogou pelas regras {audit['rulebook']}.")
            return 2
        if audit["seed"] is None:
            print("A semente ainda está lacrada. Ela é publicada no fim do grupo.")
            return 2
        faults = check(audit)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
        print(f"Estes dados não podem ser conferidos: {error!r}")
        return 2
    print("TUDO CONFERE" if faults == 0 else f"NÃO CONFERE: {faults} diferenças")
    return 0 if faults == 0 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv))
