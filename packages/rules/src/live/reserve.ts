import { type LiveGroup, seatOf, termsOfGroup } from './group.ts';
import { isMember } from './seat.ts';
import { worthOfSeat } from './standing.ts';

/** People whose letter came before the last month, by what happened to them afterwards. */
export interface ReserveSide {
  readonly people: number;
  /** Never late after the letter. */
  readonly onTime: number;
  /** Lost the good, or left the group. */
  readonly lost: number;
  /** Mean of their final standing in coins; null for nobody. */
  readonly worth: number | null;
  /** Months with the good, of all of them; null where they are too few to be told of. */
  readonly months: number | null;
}

/** Reserve against all in (LIVE 6.6). `kept`: had the coins of an instalment when the letter came. */
export interface ReserveSplit {
  readonly kept: ReserveSide;
  readonly spent: ReserveSide;
}

const newSide = () => ({ people: 0, onTime: 0, lost: 0, worth: 0, months: 0 });
type Counted = ReturnType<typeof newSide>;

const sideOf = ({ worth, ...counts }: Counted): ReserveSide => ({
  ...counts,
  worth: counts.people === 0 ? null : Math.round(worth / counts.people),
});

/** Counts plays of a group, its own and redraws: each of their months in order. `people`: the quotas that count. */
export function reserveCounter(people: ReadonlySet<number>) {
  const sides = { kept: newSide(), spent: newSide() };
  /** Of the play that is being counted. */
  const came = new Map<number, { readonly side: Counted; readonly misses: number }>();
  return {
    /** After a closed month. */
    closed(group: LiveGroup): void {
      const terms = termsOfGroup(group);
      for (const { quota, status } of group.seats) {
        const had = came.get(quota);
        if (had !== undefined && status === 'GOOD') had.side.months += 1;
      }
      if (group.month < group.months) {
        for (const { quota, won, cash, misses } of group.seats) {
          if (won?.month !== group.month || !people.has(quota)) continue;
          came.set(quota, { side: cash >= terms.instalment.whole ? sides.kept : sides.spent, misses });
        }
        return;
      }
      for (const [quota, { side, misses }] of came) {
        const seat = seatOf(group, quota);
        side.people += 1;
        side.onTime += seat.misses === misses ? 1 : 0;
        side.lost += isMember(seat) ? 0 : 1;
        side.worth += worthOfSeat(seat, terms);
      }
      came.clear();
    },
    split: (): ReserveSplit => ({ kept: sideOf(sides.kept), spent: sideOf(sides.spent) }),
  };
}

/** Of a closed group itself. `groups`: after each month. */
export function reserveOfGroup(groups: readonly LiveGroup[], people: ReadonlySet<number>): ReserveSplit {
  const counter = reserveCounter(people);
  for (const group of groups) counter.closed(group);
  return counter.split();
}
