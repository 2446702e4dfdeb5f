import { expect, test } from 'vitest';
import { aLife } from '../../test/support/lives.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { type Change, choicesOf, GHOSTS, ghosts, lives, withChange } from './what-if.ts';

const hex = (n: number): string => n.toString(16).padStart(2, '0').repeat(32);
/** Campaigns of players by dice, of every dream. */
const LIVES = Array.from({ length: 28 }, (_, n) =>
  aLife({
    rulebook: 4,
    dreamId: ((n % 7) + 1) as 1,
    isNewGamePlus: false,
    seed: hex(n + 1),
    root: hex(n + 101),
  }),
);
const TOLD = LIVES.map(({ campaign, draw, rootDraw }) => {
  const choices = choicesOf(campaign);
  const live = (change: Change) => {
    const changed = withChange(choices, change);
    return changed === null ? null : lives(changed)(draw, rootDraw);
  };
  return { campaign, choices, live, told: ghosts(choices, draw, rootDraw) };
});

test('at most so many other choices are told, each possible, and none is what was decided', () => {
  for (const { campaign, told, live } of TOLD) {
    expect(told.length).toBeLessThanOrEqual(GHOSTS);
    expect(new Set(told.map((change) => JSON.stringify(change))).size).toBe(told.length);
    for (const change of told) expect(live(change)).not.toBeNull();
    for (const change of told) expect(live(change)?.stages).not.toBe(campaign.stages);
  }
  expect(TOLD.filter(({ told }) => told.length > 0).length).toBe(TOLD.length);
});

test('a bid that is told as the winning one wins in its month, and one effort less does not', () => {
  const winning = TOLD.flatMap(({ told, choices, live }) => {
    const [first] = told;
    if (first?.kind !== 'BID' || first.effort === 0) return [];
    const won = live(first);
    return won?.context === 'BID' && won.cycle === first.month ? [{ first, choices, live }] : [];
  });
  expect(winning.length).toBeGreaterThan(5);
  for (const { first, choices, live } of winning) {
    const less = { ...first, effort: first.effort - 1 };
    if (less.effort === choices.months[first.month - 1]?.bid?.offered) continue;
    const other = live(less);
    expect(other?.context === 'BID' && other.cycle === first.month).toBe(false);
  }
});

test('what would have brought the letter sooner, and kept the good, is told first', () => {
  const monthOf = (life: ReturnType<(typeof TOLD)[number]['live']>): number =>
    life?.context === 'BID' || life?.context === 'PAID' ? life.cycle : Number.POSITIVE_INFINITY;
  const letter = ({ context, cycle }: Campaign): number => (context === 'DEFAULT' ? Number.POSITIVE_INFINITY : cycle);
  const led = TOLD.filter(({ campaign, told, live }) => {
    const sooner = told.filter((change) => {
      const life = live(change);
      return monthOf(life) < letter(campaign) && life?.after?.end !== 'RETOMADO';
    });
    if (sooner.length > 0) expect(sooner[0]).toBe(told[0]);
    return sooner.length > 0;
  });
  expect(led.length).toBeGreaterThan(5);
});

test('each kind of decision is told once before any is told again', () => {
  for (const { told } of TOLD) {
    const kinds = told.map(({ kind }) => kind);
    const firstRepeat = kinds.findIndex((kind, i) => kinds.indexOf(kind) < i);
    const begun = new Set(kinds.slice(0, Math.max(0, firstRepeat)));
    if (firstRepeat > 0) expect(kinds.slice(firstRepeat).filter((kind) => !begun.has(kind))).toEqual([]);
  }
});
