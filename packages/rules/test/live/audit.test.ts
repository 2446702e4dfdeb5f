import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../src/index.ts';
import type { PublishedLive } from '../../src/live/audit/index.ts';
import { drawSum, logsToReplay, verifyLive } from '../../src/live/audit/index.ts';
import { audits, forgeries, logForgeries, looseForgeries, wallForgeries, withLogs } from './audits.ts';

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

test.each(looseForgeries)('$name does not hold', ({ forge, part }) => {
  const faults = verifyLive(forge(worked) as PublishedLive)?.faults ?? [];
  expect(faults.map((fault) => fault.part)).toContain(part);
});

test('a changed coin is reported with its month and quota', () => {
  const forged = forgeries.find(({ name }) => name === 'a coin of a person');
  expect(forged && verifyLive(forged.forge(worked))?.faults).toMatchObject([{ part: 'MONTHS', at: 'month 3 quota 2' }]);
});

test('an autopilot move that is not what the autopilot does is found', () => {
  const moves = worked.moves.map((line) => line.replace(/RS-A\.0/, 'NS-A.0'));
  expect(verifyLive({ ...worked, moves })?.faults).toContainEqual(
    expect.objectContaining({
      at: 'month 1 quota 4',
      published: expect.stringContaining('NS-A'),
      computed: expect.stringContaining('RS-A'),
    }),
  );
});

describe('what the projector showed', () => {
  const published = audits.map(({ audit }) => audit).filter(({ closed }) => closed !== undefined);

  test.each(wallForgeries)('does not hold where $name', ({ forge }) => {
    expect(published.length).toBeGreaterThan(1);
    for (const audit of published) {
      const faults = verifyLive({ ...audit, closed: forge(audit.closed ?? []) })?.faults;
      expect(new Set(faults?.map(({ part }) => part))).toEqual(new Set(['MONTHS']));
    }
  });

  test('a line of balances too many is found', () => {
    const balances = [...worked.balances, ...worked.balances.slice(-1)];
    expect(verifyLive({ ...worked, balances })?.faults).toMatchObject([
      { part: 'MONTHS', published: '6', computed: '5' },
    ]);
  });
});

describe('logs of minigames', () => {
  const played = must(audits[1], 'a group whose scores were played for').audit;
  const logged = withLogs(played);

  test('hold where every played score has one, and are left out of audits from before', () => {
    expect(verifyLive(logged)).toMatchObject({ faults: [], logs: logged.runs?.length });
    expect(verifyLive(played)).toMatchObject({ faults: [], logs: null });
  });

  test.each(logForgeries)('do not hold where $name', ({ forge }) => {
    expect(new Set(verifyLive(forge(logged))?.faults.map(({ part }) => part))).toEqual(new Set(['LOGS']));
  });

  test('come with game, seed and score of their move, the seed of each month and quota its own', () => {
    const logs = logsToReplay(logged);
    expect(logs).toHaveLength(logged.runs?.length ?? 0);
    expect(new Set(logs.map(({ seed }) => seed)).size).toBe(logs.length);
    const first = must(logs[0], 'a log');
    const [quota, place, score] = must(/^(\d+)\.\w(\d)\.(\d+)/.exec(played.moves[0] ?? ''), 'a move')
      .slice(1)
      .map(Number);
    expect(first).toMatchObject({ month: 1, quota, score, game: place === 2 ? 'tapper' : expect.any(String) });
    expect(first.seed).toMatch(/^[0-9a-f]{32}$/);
  });
});
