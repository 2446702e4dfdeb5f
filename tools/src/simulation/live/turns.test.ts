import { Dice, must } from '@consorcio/kernel';
import { castOf, MIXES } from '@consorcio/players/live-people';
import { type FoldedMonth, livesOf, otherWaysOf, redrawnOf, worthOfSeat } from '@consorcio/rules/live';
import { LIVE_REDRAWS } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { fastDraw, seedOf } from '../fast-draw.ts';
import { type PlayedGroup, playGroup } from './play-group.ts';

/* Whether the decision that a phone tells of is one: by draws of its own, not those by which it was found. */

const GROUPS = 8;
const PEOPLE = 7;
/** Plays by which a told difference is judged. */
const PLAYS = 200;

/** The mean difference of a decision done otherwise, and its error. */
function truth({ opening, closed, terms }: PlayedGroup, turn: { quota: number; kind: string }) {
  const way = must(
    otherWaysOf(closed, turn.quota).find(({ kind }) => kind === turn.kind),
    'the decision',
  );
  let [sum, squares] = [0, 0];
  for (let i = 0; i < PLAYS; i += 1) {
    const draw = fastDraw(seedOf('judge', i));
    const worth = (months: readonly FoldedMonth[]): number =>
      worthOfSeat(must(livesOf({ opening, months })(draw, true).seats[turn.quota - 1], 'seat'), terms);
    const more = worth(way.months) - worth(closed);
    sum += more;
    squares += more ** 2;
  }
  const mean = sum / PLAYS;
  return { mean, error: Math.sqrt(Math.max(0, squares / PLAYS - mean ** 2) / PLAYS) };
}

test('the decision that a phone tells of as the largest has its sign right in 95 of 100', () => {
  const mixes = Object.values(MIXES);
  let [told, wrong] = [0, 0];
  const kinds = new Set<string>();
  for (let i = 0; i < GROUPS; i += 1) {
    const mix = must(mixes[i % mixes.length], 'a mix');
    const group = playGroup({ months: 4, people: castOf(mix, PEOPLE, Dice.of(seedOf('cast', i), 0)) }, 'turns', i);
    const closed = { opening: group.opening, months: group.closed };
    const { turns } = redrawnOf(closed, '', LIVE_REDRAWS, (n) => fastDraw(seedOf(`find ${i}`, n)));
    for (const turn of turns) {
      const { mean, error } = truth(group, turn);
      const isOpposite = Math.sign(mean) !== Math.sign(turn.other - turn.own);
      told += 1;
      wrong += isOpposite && Math.abs(mean) > error ? 1 : 0;
      kinds.add(turn.kind);
    }
  }
  expect(told).toBeGreaterThan(2 * GROUPS);
  expect(wrong / told).toBeLessThanOrEqual(0.05);
  expect([...kinds].some((kind) => kind.endsWith('BUY'))).toBe(true);
});
