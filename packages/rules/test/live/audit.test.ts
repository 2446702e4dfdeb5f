import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import { drawSum, verifyLive } from '../../src/live/audit/index.ts';
import { audits, forgeries } from './audits.ts';

/* What anybody may check of a live group (LIVE 3.12), by the rules themselves. */

const worked = must(audits[0], 'the worked group').audit;

describe.each(audits)('the audit of $name', ({ audit }) => {
  test('holds, and its books are at zero', () => {
    const verdict = verifyLive(audit);
    expect(verdict).toMatchObject({ faults: [], draws: audit.draws.length, books: { difference: 0 } });
    expect(verdict?.moves).toBe(audit.moves.join(' ').split(' ').length);
  });

  test.each(forgeries)('does not hold when $name was changed', ({ forge, part }) => {
    const faults = verifyLive(forge(audit))?.faults ?? [];
    expect(faults.map((fault) => fault.part)).toContain(part);
  });

  test('is not checked before the seed is shown', () => {
    expect(verifyLive({ ...audit, seed: null })).toBeNull();
  });

  test('every draw can be followed step by step', () => {
    const seeds = { serverSeed: audit.seed ?? '', clientSeed: audit.clientSeed ?? '' };
    for (const { label, n, value } of audit.draws) {
      const sum = drawSum(seeds, n, label);
      expect([sum.value, sum.word % n, drawFrom(seeds)(n, label)]).toEqual([value, value, value]);
      expect(Number.parseInt(sum.digest.slice(8 * (sum.place - 1), 8 * sum.place), 16)).toBe(sum.word);
    }
  });
});

test('a changed coin is told with its month and quota', () => {
  const forged = forgeries.find(({ name }) => name === 'a coin of a person');
  expect(forged && verifyLive(forged.forge(worked))?.faults).toMatchObject([{ part: 'MONTHS', at: 'month 3 quota 2' }]);
});

test('an autopilot move that is not what the autopilot does is found', () => {
  const moves = worked.moves.map((line) => line.replace(/RS-A\.0/, 'NS-A.0'));
  expect(verifyLive({ ...worked, moves })?.faults).toContainEqual(
    expect.objectContaining({
      at: 'month 1 quota 4',
      told: expect.stringContaining('NS-A'),
      computed: expect.stringContaining('RS-A'),
    }),
  );
});
