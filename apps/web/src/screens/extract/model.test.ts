import { MOVEMENT_KINDS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { SECOND, serveSecondRulebook } from '../../../../../packages/rules/test/support/second-rulebook.ts';
import { statementEntry as entry } from '../../../test/statement-entry.ts';
import type { StatementEntry } from '../../teaching/queries.ts';
import { byCycle, canBeOpened, effortFlow, slicesOf, wordsOf } from './model.ts';

const OF = { rulebook: 3, dream: { id: 4, cycles: 6 } } as const;

describe('a movement in words', () => {
  test.each(MOVEMENT_KINDS)('%s says what it is and why', (kind) => {
    const { title, reason } = wordsOf(entry({ kind, roomId: 2, eventId: 1, amount: 5 }), OF);
    expect(title).not.toBe('');
    expect(reason).not.toBe('');
  });

  test('names the place, the month’s surprise and the instalment', () => {
    expect(wordsOf(entry({ kind: 'ENTRY', roomId: 5 }), OF).title).toBe('UNIQUE HOUSE');
    expect(wordsOf(entry({ kind: 'EVENT', eventId: 1 }), OF).title).toBe('Bico de fim de semana');
    expect(wordsOf(entry({ kind: 'INSTALMENT', cycle: 2 }), OF).title).toBe('Parcela 02 de 06');
  });

  test('says of a pay how the day moved it, and what of it mastery earned', () => {
    const pay = (facts: Partial<StatementEntry>) => wordsOf(entry({ kind: 'REWARD', ...facts }), OF).reason;
    expect(pay({ roomId: 2, effort: 6 })).toBe('recompensa');
    expect(pay({ roomId: 2, effort: 8, tip: 2 })).toBe('recompensa, gorjeta de 2');
    expect(pay({ roomId: 3, effort: 5, movement: 0 })).toBe('movimento fraco');
    expect(pay({ roomId: 5, energy: 12, movement: 4, tip: 1 })).toBe('festa animada, capricho de 1');
  });

  test('shows the months after the letter: what the dream gives, and an instalment that a late bill added', () => {
    expect(wordsOf(entry({ kind: 'REWARD', energy: 4 }), OF).title).toBe('O sonho');
    expect(wordsOf(entry({ kind: 'LATE_INSTALMENT', cycle: 7 }), OF).title).toBe('Parcela 07');
  });

  test('has one line for each resource that moved, and one of nothing for a lost bid', () => {
    expect(wordsOf(entry({ kind: 'EVENT', energy: -2, effort: 3 }), OF).lines).toEqual([
      { resource: 'energy', change: -2, balance: 9 },
      { resource: 'effort', change: 3, balance: 4 },
    ]);
    expect(wordsOf(entry({ kind: 'BID_LOST', amount: 7 }), OF).lines).toEqual([
      { resource: 'effort', change: 0, balance: 4 },
    ]);
  });

  test('gives nothing back of a lost bid, which took nothing', () => {
    expect(wordsOf(entry({ kind: 'BID_LOST', amount: 7 }), OF).reason).toBe('não vencedor, lance de 7 não cobrado');
  });

  test('says of a bid that won what it took, not that all of it paid instalments: what was too much comes back', () => {
    const { reason } = wordsOf(entry({ kind: 'BID_WON', amount: 7 }), OF);
    expect(reason).toBe('vencedor, lance de 7 cobrado: abate parcelas');
  });
});

test('movements stand under their cycle, in their order', () => {
  const entries = [entry({ cycle: null }), entry({ kind: 'ENTRY' }), entry({ kind: 'ENTRY', cycle: 2 })];
  expect(byCycle(entries).map(({ cycle, entries: own }) => [cycle, own.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

describe('an instalment is opened into its parts', () => {
  const opened = (entries: readonly StatementEntry[]): readonly (readonly [number, boolean])[] =>
    byCycle(entries).flatMap((cycle) =>
      cycle.entries
        .filter(({ kind }) => kind.endsWith('INSTALMENT'))
        .map((one) => [cycle.cycle, canBeOpened(one, cycle)] as const),
    );

  test('before the letter in any case', () => {
    expect(opened([entry({ kind: 'INSTALMENT' }), entry({ kind: 'LATE_INSTALMENT', cycle: 2 })])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  test('after it not where a bill was paid in part, and not where what was missing is in it', () => {
    const upkeep = (cycle: number) => entry({ kind: 'UPKEEP', cycle });
    const paid = (cycle: number) => [upkeep(cycle), entry({ kind: 'INSTALMENT', cycle })];
    const missed = [upkeep(3), entry({ kind: 'LATE_INSTALMENT', cycle: 3 })];
    expect(opened([...paid(2), ...missed, ...paid(4), ...paid(5), upkeep(6), ...paid(7)])).toEqual([
      [2, true],
      [3, false],
      [4, false],
      [5, true],
      [7, false],
    ]);
    const [cycle] = byCycle(missed);
    expect(wordsOf(entry({ kind: 'LATE_INSTALMENT', cycle: 3 }), OF, cycle).reason).toBe('paga em parte');
    expect(wordsOf(entry({ kind: 'LATE_INSTALMENT', cycle: 3 }), OF).reason).toBe(
      'paga com multa e juros, fora da assembleia',
    );
    expect(wordsOf(entry({ kind: 'LATE_INSTALMENT', cycle: 6 }), OF).reason).toBe('paga com multa e juros');
  });
});

const moved = (kind: StatementEntry['kind'], cycle: number | null, effort: number, left: number): StatementEntry =>
  entry({ kind, cycle, effort, balance: { energy: 5, effort: left } });

test('a cycle gains and spends what its movements say, and keeps the balance after the last', () => {
  const entries = [
    moved('START', null, 8, 8),
    moved('REWARD', 1, 20, 28),
    moved('EVENT', 1, -3, 25),
    moved('INSTALMENT', 1, -12, 13),
    moved('REWARD', 2, 10, 23),
  ];
  const flow = effortFlow(byCycle(entries));
  expect(flow).toEqual([
    { cycle: 1, gained: 28, spent: 15, left: 13 },
    { cycle: 2, gained: 10, spent: 0, left: 23 },
  ]);
  for (const [i, { gained, spent, left }] of flow.entries())
    expect((flow[i - 1]?.left ?? 0) + gained - spent).toBe(left);
});

const rounded = (slices: ReturnType<typeof slicesOf>) => slices.map(({ part, value }) => [part, value.toFixed(2)]);

test('an instalment of 12 is 10 of common fund, 1.8 of fee and 0.2 of reserve', () => {
  expect(rounded(slicesOf(12, false, OF))).toEqual([
    ['common', '10.00'],
    ['admin', '1.80'],
    ['reserve', '0.20'],
  ]);
});

test('of a house the fee is ten times the reserve, and the common fund takes the same whole points', () => {
  expect(rounded(slicesOf(12, false, { rulebook: 3, dream: { id: 7, cycles: 9 } }))).toEqual([
    ['common', '10.00'],
    ['admin', '1.82'],
    ['reserve', '0.18'],
  ]);
});

test('the late fee is a slice of its own: 13 paid late are 12 and a fine of 1', () => {
  expect(rounded(slicesOf(13, true, OF)).at(-1)).toEqual(['late', '1.00']);
});

test('a late instalment is opened by the rulebook that its campaign is played by', () => {
  serveSecondRulebook();
  const parts = (rulebook: number) => {
    const slices = slicesOf(18, true, { ...OF, rulebook });
    return [slices.slice(0, -1).reduce((sum, { value }) => sum + value, 0), slices.at(-1)].map((one) =>
      typeof one === 'object' ? [one.part, Math.round(one.value)] : Math.round(one ?? 0),
    );
  };
  /* Half of 12 is the fee of the second rulebook; the first one has 17 + 1. */
  expect([parts(SECOND), parts(3)]).toEqual([
    [12, ['late', 6]],
    [17, ['late', 1]],
  ]);
});
