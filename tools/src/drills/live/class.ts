import { setTimeout as pause } from 'node:timers/promises';
import type { ReplyOf } from '@consorcio/contract';
import { verifyLive } from '@consorcio/rules/live-audit';
import type { LiveMonths } from '@consorcio/rules/live-words';
import { liveCallsAt, newLiveKey } from '../../rig/live-client.ts';
import { Leader } from './leader.ts';
import { ModelPhone, type Room } from './model-phone.ts';
import { News } from './news.ts';
import { HUMAN, Pace } from './pace.ts';

export interface ClassWishes {
  readonly seats: number;
  readonly months: LiveMonths;
  /** How many times faster than people. */
  readonly factor: number;
  /** What befalls server or database around the assembly of a month; nothing without. */
  readonly strike?: (month: number) => Promise<void>;
}

/** What was found after a class. */
export type ClassReport = Awaited<ReturnType<typeof playClass>>;

/** Every how many phones one comes late. */
const LATE = 20;
/** The month in which they come, and another device is taken. */
const LATE_MONTH = 2;

type Group = Pick<ReplyOf<'liveProjector'>['group'], 'phase' | 'month'>;

/**
 * Plays a whole class over the wire, with two hosts, cuts of a third of the phones, reloads, late ones and another device. Reports seconds
 * of people, from the first who joined to the end, quotas whose key leads nowhere, faults that nothing explains, milliseconds of answers.
 */
export async function playClass(origin: string, { seats, months, factor, strike }: ClassWishes) {
  const pace = new Pace(factor);
  const key = newLiveKey();
  const call = liveCallsAt(origin);
  const opened = await call('liveCreate', { body: { months, mode: 'LIVE', pace: 'NORMAL', key } });
  if (!opened.ok) throw new Error(`no group was opened: ${JSON.stringify(opened.error)}`);
  const { groupId } = opened.value;
  const room: Room = { origin, groupId, pace, news: new News() };
  const phones = Array.from({ length: seats }, (_, i) => new ModelPhone(room, i + 1));
  const late = phones.slice(seats - Math.max(1, Math.floor(seats / LATE)));
  const early = phones.slice(0, seats - late.length);
  const strikes: Promise<void>[] = [];
  const struck = new Set<number>();
  const onAssembly = (month: number): void => {
    if (strike === undefined || struck.has(month)) return;
    struck.add(month);
    strikes.push(room.news.struck(strike(month)));
  };
  const leaders = [1, 2].map((number) => new Leader(room, key, number, early.length, onAssembly));
  const from = performance.now();
  const trouble = makeTrouble(room, phones);
  await Promise.all([
    ...early.map((phone) => phone.live()),
    ...leaders.map((leader) => leader.lead()),
    comeLate(room, late, trouble),
    trouble.run(early[0]),
  ]);
  const seconds = pace.human(performance.now() - from);
  await Promise.all(strikes);
  const seated = await Promise.all(phones.map((phone) => phone.isSeated()));
  const published = await call('liveAudit', { params: { groupId } });
  if (!published.ok) throw new Error(`no audit was published: ${JSON.stringify(published.error)}`);
  const audit = published.value;
  const checks = phones.map((phone) => phone.ledger.check(phone.quota, audit.moves));
  const links = [...phones, ...leaders].map(({ link }) => link);
  return {
    seconds,
    answered: sum(phones.map(({ ledger }) => ledger.answered)) + sum(leaders.map(({ commands }) => commands)),
    unanswered: sum(links.map((link) => link.unanswered)),
    cuts: trouble.cuts,
    reloads: sum(phones.map(({ reloads }) => reloads)),
    seatsLost: phones.filter((_, i) => seated[i] !== true).map(({ quota }) => quota),
    movesLost: checks.flatMap(({ lost }) => lost),
    movesDoubled: checks.flatMap(({ doubled }) => doubled),
    faults: [
      ...links.flatMap((link) => link.faults),
      ...leaders.flatMap((leader) => leader.faults),
      ...trouble.faults,
      ...(verifyLive(audit)?.faults ?? [{ part: 'SEAL', at: 'the seed is not published' }]).map(
        ({ part, at }) => `the audit differs: ${part} ${at}`,
      ),
    ],
    times: links.flatMap(({ times }) => times),
    news: room.news.delays(),
    audit,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

async function groupNow({ origin, groupId }: Room): Promise<Group | null> {
  const screen = await liveCallsAt(origin)('liveProjector', { params: { groupId } });
  return screen.ok ? screen.value.group : null;
}

/** Waits until the group is in the private phase of a month; false where it has ended before. */
async function untilMonth(room: Room, month: number): Promise<boolean> {
  for (;;) {
    const group = await groupNow(room);
    if (group !== null && group.phase === 'PRIVATE' && group.month >= month) return true;
    if (group?.phase === 'DEBRIEF' || group?.phase === 'ENDED') return false;
    await room.pace.waitFor(HUMAN.retry[1]);
  }
}

async function comeLate(room: Room, late: readonly ModelPhone[], { faults }: { readonly faults: string[] }) {
  if (await untilMonth(room, LATE_MONTH)) await Promise.all(late.map((phone) => phone.live()));
  else faults.push('nobody could come late');
}

/** Cuts a third of the phones for half a minute, reloads some, moves one person to another device: until the group has ended. */
function makeTrouble(room: Room, phones: readonly ModelPhone[]) {
  const trouble = {
    cuts: 0,
    faults: [] as string[],
    async run(mover: ModelPhone | undefined): Promise<void> {
      const moving = untilMonth(room, LATE_MONTH).then(async (isThere) => {
        if (isThere && mover !== undefined && !(await mover.changeDevice())) trouble.faults.push('no other device');
      });
      for (let round = 0; (await groupNow(room))?.phase !== 'ENDED'; round += 1) {
        const cut = phones.filter((phone, i) => i % 3 === round % 3 && phone.quota > 0);
        for (const { link } of cut) link.cut();
        trouble.cuts += cut.length;
        await room.pace.waitFor(HUMAN.cut[0]);
        for (const { link } of cut) link.mend();
        for (const [i, phone] of phones.entries()) if (i % 5 === round % 5) phone.reload();
        await pause(room.pace.of(HUMAN.cut[0]));
      }
      await moving;
    },
  };
  return trouble;
}
