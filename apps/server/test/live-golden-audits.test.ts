import { createHash, randomBytes } from 'node:crypto';
import type { BodyOf } from '@consorcio/contract';
import { LIVE_RULEBOOK_VERSIONS } from '@consorcio/rules/live-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { goldenAudit, pinAudit } from './support/golden-audits.ts';
import { type LiveClass, openClassBy } from './support/live-class.ts';

/*
 * Groups on paper and over days whose audits are pinned, by each live rulebook: the same seed, words and moves are published
 * as they were, byte for byte. Both verifiers and the ten lines of Node check the pinned files in tests of their own.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-24T15:00Z');
/** Thursday 26 November 2026, 20h in São Paulo. */
const FIRST = Date.parse('2026-11-26T23:00Z');
const SEED_BYTES = 32;
const MONTHS = 4;

type Line = BodyOf<'liveMoves'>['moves'][number];

describe('the audit of a pinned group', () => {
  let server: TestApp;
  let time = NOON;
  let seed = new Uint8Array();
  beforeAll(async () => {
    server = await startApp(undefined, {
      now: () => time,
      randomBytes: (count) => (count === SEED_BYTES ? seed : randomBytes(count)),
    });
  });
  afterAll(() => server.remove());

  const kinds: Readonly<Record<string, (rulebook: number) => Promise<LiveClass>>> = {
    paper: async (rulebook) => {
      const group = await openClassBy(server, rulebook, { mode: 'PAPER', pace: 'NONE' });
      await group.joined(6);
      await group.command('CLOSE_ROOM');
      for (let month = 1; month <= MONTHS; month += 1) {
        const { status } = await group.host.post(`/live/${group.groupId}/host/moves`, { month, moves: typed(month) });
        expect(status).toBe(200);
        await group.command('OPEN_ASSEMBLY');
        await group.throughAssembly();
      }
      return group;
    },
    week: async (rulebook) => {
      const schedule = { first: '2026-11-26T20:00', everyDays: 1 } as const;
      const group = await openClassBy(server, rulebook, { mode: 'WEEK', schedule });
      // One after the other: who comes first has the lower quota, and its word is part of the key.
      const [first, second] = [await group.join(), await group.join(), await group.join()];
      await first.api.post(`/live/${group.groupId}/me/profile`, { word: 'caju' });
      time = FIRST;
      await first.play(1, 60);
      const me = `/live/${group.groupId}/me`;
      await second.api.post(`${me}/begin`, { month: 1, option: 'B', buys: false, place: 3, isPlayed: false });
      await second.api.post(`${me}/seal`, { month: 1, pace: 'EXTRA', pays: true, bid: 0 });
      time = FIRST + DAY;
      const late = await group.join();
      await late.play(2, 20);
      await second.play(2, 90);
      time = FIRST + 2 * DAY;
      await late.play(3);
      time = FIRST + MONTHS * DAY;
      return group;
    },
  };

  const each = Object.keys(kinds).flatMap((kind) =>
    LIVE_RULEBOOK_VERSIONS.map((rulebook) => [kind, rulebook] as const),
  );
  test.each(each)('%s is published as it was, by live rulebook %i', async (kind, rulebook) => {
    time = NOON;
    seed = createHash('sha256').update(`golden ${kind}`).digest();
    const group = await kinds[kind]?.(rulebook);
    const name = rulebook === 1 ? kind : `${kind}-${rulebook}`;
    const { body: audit } = (await group?.anybody.get(`/live/${group.groupId}/audit`)) ?? {};
    expect(audit).toMatchObject({ rulebook, seed: Buffer.from(seed).toString('hex') });
    const pinned = goldenAudit(name);
    if (pinned === null) pinAudit(name, audit);
    // The first run of a new kind pins it and fails here; the next passes with the file that it left.
    expect(audit).toEqual(pinned);
    expect(() => pinAudit(name, audit)).toThrow('EEXIST');
  });
});

/** Lines of six teams: all kinds of choices, one of whom is never typed, one in the first month alone. */
function typed(month: number): Line[] {
  const line = { option: 'A', place: 2, pace: 'REST', pays: true, bid: 0, buys: false } as const;
  const every: Line[] = [
    { quota: 1, ...line, bid: month === 1 ? 70 : 0 },
    { quota: 2, ...line, option: 'B', place: 3, pace: 'NORMAL' },
    { quota: 3, ...line, option: 'C', place: 4, pays: month !== 2 },
    { quota: 4, ...line, place: 5, pace: 'EXTRA' },
  ];
  return month === 1 ? [...every, { quota: 5, ...line, place: 3 }] : every;
}
