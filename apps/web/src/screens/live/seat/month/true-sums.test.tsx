import { monthCopy } from '@consorcio/copy/live-phone';
import { must } from '@consorcio/kernel';
import { drawFrom } from '@consorcio/rules';
import {
  atPayday,
  coinsOf,
  dueIn,
  type FoldedMonth,
  isMember,
  type LiveGroup,
  openLiveGroup,
  type Seat,
  seatedLate,
  seatOf,
  termsOfGroup,
} from '@consorcio/rules/live';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { foldRandom, randomGroups } from '../../../../../../../packages/rules/test/live/random-groups.ts';
import { BEGUN, seatView } from '../../../../../test/seat-view.ts';
import { Bills } from '../after-sealing.tsx';
import { NOTHING_CHOSEN, type SeatView } from './month-draft.ts';
import { InstalmentStep } from './seal-steps.tsx';

/* What the phone says of money at and after the decision, against what the assembly then does. */

/** States that are looked at; `npm run drill -- laws live` looks at 10,000. */
const STATES = process.env.LIVE_GROUPS === undefined ? 1_000 : 10_000;

/** What a phone has of a quota in a month that was closed with its move. */
function phoneOf(before: LiveGroup, { group, minutes, moves, limits }: FoldedMonth, quota: number): SeatView {
  const terms = termsOfGroup(before);
  const seat = seatOf(before, quota);
  const move = must(moves.get(quota), 'move');
  const most = Math.min(move.bid, limits[quota - 1] ?? 0);
  const { status, motive, cash, card, next, energy, paid, bid, fees, costs } = seat;
  const { option, buys, place, score, pace, pays } = move;
  return seatView({
    group: { rulebook: before.rulebook, months: before.months, month: group.month, letter: terms.letter },
    seat: { quota, status, motive },
    wallet: {
      cash,
      card,
      next,
      energy,
      paid,
      bid,
      fees,
      costs,
      open: Math.ceil(dueIn(seat, before.month, terms) / terms.instalment.whole),
    },
    month: {
      coins: coinsOf(minutes.offset, quota, terms),
      due: dueIn(seat, group.month, terms),
      move: { ...BEGUN, option, buys, place, score, pace, pays, bid: most < terms.leastBid ? 0 : most, isPlayed: true },
    },
  });
}

interface State {
  readonly view: SeatView;
  readonly closed: FoldedMonth;
  readonly after: Seat;
}

/** So many states of random groups. */
function states(): readonly State[] {
  const found: State[] = [];
  for (let seed = 1; found.length < STATES; seed += 1) {
    for (const random of fc.sample(randomGroups, { seed, numRuns: 10 })) {
      let before = openLiveGroup(random.opening, drawFrom(random.seeds));
      for (const closed of foldRandom(random)) {
        before = seatedLate(before, closed.joined);
        for (const quota of closed.moves.keys())
          found.push({ view: phoneOf(before, closed, quota), closed, after: seatOf(closed.group, quota) });
        before = closed.group;
      }
    }
  }
  return found;
}
const STATES_SEEN = states();

/** Numbers of the lines of a list, in their order. */
const sumsIn = (html: string): readonly { readonly name: string; readonly coins: number }[] =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name = '', coins = '']) => ({
    name,
    coins: Number(coins.replaceAll('.', '').replace('−', '-').replace('+', '')),
  }));

const isLeft = (name: string): boolean => /^(Sobra|Falta)/.test(name);

test('the next bills add up line by line, and are those that come after the assembly, in every state', () => {
  for (const { view, closed, after } of STATES_SEEN) {
    const { quota } = view.seat;
    const { drawn, winners, refunds } = closed.minutes;
    const lines = sumsIn(renderToStaticMarkup(<Bills view={view} />));
    let sum = 0;
    const told: number[] = [];
    for (const { name, coins } of lines) {
      if (!isLeft(name)) {
        sum += coins;
        continue;
      }
      expect(name.startsWith('Falta') ? -coins : coins).toBe(sum);
      told.push(sum);
    }
    const isLast = view.group.month === view.group.months;
    expect(told.length).toBe(isLast ? 0 : (view.month?.move?.bid ?? 0) > 0 ? 2 : 1);
    if (isLast || drawn.includes(quota) || refunds.some((refund) => refund.quota === quota)) continue;
    const terms = termsOfGroup(closed.group);
    const next = { ...after };
    atPayday(next, view.group.month + 1, false, terms);
    const asked = isMember(after)
      ? dueIn(after, view.group.month + 1, terms) + after.fees + after.costs
      : terms.outside;
    expect(winners.includes(quota) ? told[1] : told[0]).toBe(next.cash - next.card - asked);
  }
});

test('what is said of a month that is not paid is what the assembly does with who does not pay it', () => {
  const seen = new Map<string, number>();
  for (const { view, closed, after } of STATES_SEEN) {
    const move = must(view.month?.move, 'move');
    const before = closed.group.seats[view.seat.quota - 1] === after ? view.wallet : null;
    if (before === null || move.pays !== false || !isMember(view.seat) || (view.month?.due ?? 0) === 0) continue;
    const draft = { ...NOTHING_CHOSEN, option: move.option, buys: move.buys, place: move.place, pace: move.pace };
    const html = renderToStaticMarkup(<InstalmentStep view={view} draft={draft} choose={() => undefined} />);
    const [, fine, , costs] = /deve mais (\d+) de multa( e (\d+) de cobrança)?/.exec(html) ?? [];
    const isTaken = /Sem pagar, (a moto é retomada|o carro é retomado)/.test(html);
    const isOut = html.includes('Sem pagar, você sai do grupo');
    const ended = after.status === 'TAKEN' ? 'taken' : isMember(after) ? 'member' : 'out';
    expect(isTaken ? 'taken' : isOut ? 'out' : 'member').toBe(ended);
    if (ended === 'member')
      expect([Number(fine), Number(costs ?? 0)]).toEqual([after.fees - before.fees, after.costs - before.costs]);
    expect(html.includes('não pode comprar')).toBe(ended === 'member' && hasWaitingLetter(view, closed));
    seen.set(ended, (seen.get(ended) ?? 0) + 1);
    if (!isTaken && !isOut) expect(html).not.toContain(monthCopy.lastOpen(null, 1));
  }
  expect([...seen.keys()].sort()).toEqual(['member', 'out', 'taken']);
});

/** Whether the seat had a letter that it did not use this month, before this month's assembly. */
const hasWaitingLetter = ({ seat }: SeatView, { group }: FoldedMonth): boolean =>
  seat.status === 'LETTER' && group.seats[seat.quota - 1]?.status === 'LETTER';
