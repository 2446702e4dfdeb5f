import type { BodyOf, ReplyOf } from '@consorcio/contract';
import { verifyLive } from '@consorcio/rules/live-audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';
import { oneEngine } from './support/engines.ts';
import { type LiveClass, openClass } from './support/live-class.ts';

/* A group on paper over the wire (LIVE 3.13): the host types a line a quota. */

type Line = BodyOf<'liveMoves'>['moves'][number];
const line = (quota: number, changes: Partial<Line> = {}): Line => ({
  quota,
  option: 'A',
  place: 2,
  pace: 'REST',
  pays: true,
  bid: 0,
  buys: false,
  ...changes,
});
const refused = (message: string) => ({ body: { message } });

describe.each(oneEngine)('a group on paper on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
  });
  afterAll(() => server.remove());

  const type = (group: LiveClass, month: number, moves: readonly Line[]) =>
    group.host.post(`/live/${group.groupId}/host/moves`, { month, moves: [...moves] });
  const teams = async (count: number): Promise<LiveClass> => {
    const group = await openClass(server.app, { mode: 'PAPER', pace: 'NONE' });
    await group.joined(count);
    await group.command('CLOSE_ROOM');
    return group;
  };
  const audited = async (group: LiveClass) =>
    (await group.anybody.get(`/live/${group.groupId}/audit`)).body as ReplyOf<'liveAudit'>;

  test('takes lines, shows what each card comes to, and keeps bids from the projector', async () => {
    const group = await teams(6);
    const answer = await type(group, 1, [line(1, { bid: 70 }), line(2, { option: 'B', place: 4 })]);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        lines: [
          { quota: 1, bid: 70 },
          { quota: 2, option: 'B' },
        ],
      },
    });
    const screen = (await group.anybody.get(`/live/${group.groupId}/screen`)).body as ReplyOf<'liveProjector'>;
    expect(screen.sealed).toBe(2);
    expect(screen.paper?.map(({ month }) => month?.sums !== null)).toEqual([true, true, false, false, false, false]);
    expect(JSON.stringify(screen)).not.toContain('"bid":70');
  });

  test('accepts a line again until the month closes, also with another choice at the card', async () => {
    const group = await teams(2);
    await type(group, 1, [line(1, { bid: 30 })]);
    expect(await type(group, 1, [line(1, { option: 'C', place: 5 })])).toMatchObject({
      body: { lines: [{ quota: 1, option: 'C', place: 5, bid: 0 }] },
    });
    await group.command('OPEN_ASSEMBLY');
    expect(await type(group, 1, [line(1)])).toMatchObject({ status: 409, ...refused('LIVE_MONTH_CLOSED') });
  });

  test('accepts all lines or none', async () => {
    const group = await teams(2);
    expect(await type(group, 1, [line(1), line(2, { bid: 5 })])).toMatchObject(refused('LIVE_BID_INVALID'));
    expect((await group.view()).lines).toEqual([]);
  });

  test.each([
    ['of a quota on which nobody sits', [line(9)], 'LIVE_MOVED_ON'],
    ['with a bid above what is there', [line(1, { bid: 481 })], 'BALANCE_INSUFFICIENT'],
    ['that buys without a letter', [line(1, { buys: true })], 'LIVE_MAY_NOT_BUY'],
  ] as const)('refuses a line %s', async (_, moves, code) => {
    expect(await type(await teams(2), 1, moves)).toMatchObject(refused(code));
  });

  test('is refused to anybody but the host, during a pause, before the room is closed, and in a group that is not on paper', async () => {
    const group = await openClass(server.app, { mode: 'PAPER' });
    const [phone] = await group.joined(2);
    expect(await type(group, 1, [line(1)])).toMatchObject(refused('LIVE_NOT_NOW'));
    await group.command('CLOSE_ROOM');
    const asSeat = await phone?.api.post(`/live/${group.groupId}/host/moves`, { month: 1, moves: [line(1)] });
    expect(asSeat).toMatchObject({ status: 401, ...refused('HOST_INVALID') });
    await group.command('PAUSE');
    expect(await type(group, 1, [line(1)])).toMatchObject(refused('LIVE_PAUSED'));
    const phones = await openClass(server.app);
    await phones.joined(2);
    await phones.command('CLOSE_ROOM');
    expect(await type(phones, 1, [line(1)])).toMatchObject(refused('LIVE_NOT_NOW'));
  });

  test('an empty line does as the month before without a bid, and the proof agrees to the last coin', async () => {
    const group = await teams(6);
    await type(
      group,
      1,
      [1, 2, 3, 4, 5].map((quota) => line(quota, { option: 'C', place: 3, bid: 10 * quota })),
    );
    for (let month = 1; month <= 4; month += 1) {
      await group.command('OPEN_ASSEMBLY');
      await group.throughAssembly();
    }
    const audit = await audited(group);
    const [first = '', second = ''] = audit.moves;
    expect(first).toContain('1.C3.6000.RS--.10');
    // the autopilot takes option A where the seat's coins reach for it, and B where they do not
    expect(first).toMatch(/6\.[AB]2\.3000\.RS-A\.0/);
    expect(second).toContain('1.C3.6000.RS--.0');
    expect(second).toMatch(/6\.[AB]2\.3000\.RS-A\.0/);
    expect(verifyLive(audit)).toMatchObject({ faults: [], books: { difference: 0 } });
  });
});
