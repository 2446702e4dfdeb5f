import { expect, test } from 'vitest';
import { statementEntry } from '../../../fixtures/statement-entry.ts';
import type { StatementEntry } from '../../teaching/queries.ts';
import { effortFlow } from './effort-flow.ts';
import { byCycle } from './movement-words.ts';

const entry = (kind: StatementEntry['kind'], cycle: number | null, effort: number, left: number): StatementEntry =>
  statementEntry({ kind, cycle, effort, balance: { energy: 5, effort: left } });

test('a cycle gains and spends what its movements say, and keeps the balance after the last', () => {
  const entries = [
    entry('START', null, 8, 8),
    entry('REWARD', 1, 20, 28),
    entry('EVENT', 1, -3, 25),
    entry('INSTALMENT', 1, -12, 13),
    entry('REWARD', 2, 10, 23),
  ];
  const flow = effortFlow(byCycle(entries));
  expect(flow).toEqual([
    { cycle: 1, gained: 28, spent: 15, left: 13 },
    { cycle: 2, gained: 10, spent: 0, left: 23 },
  ]);
  for (const [i, { gained, spent, left }] of flow.entries())
    expect((flow[i - 1]?.left ?? 0) + gained - spent).toBe(left);
});
