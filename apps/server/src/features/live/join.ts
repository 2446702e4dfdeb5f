import type { ReplyOf } from '@consorcio/contract';
import { Dice, must, ok, type Result, refuse } from '@consorcio/kernel';
import { liveRulebookOf, quotaForLate } from '@consorcio/rules/live';
import { LUCKY_WORDS, SEAT_PICTURES } from '@consorcio/rules/live-words';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { retryOnConflict } from '../../db/guarded-write.ts';
import type { Services } from '../../feature.ts';
import { hashOfKey } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { isSameHash } from './is-same-hash.ts';
import { type GroupRow, picturesIn, type SeatRow } from './live-rows.ts';
import { GIVE_NEW_KEY, READ_SEATS, TAKE_SEAT } from './live-store.ts';
import type { LiveContext } from './move-on.ts';
import { drawNickname } from './nicknames.ts';
import { type GroupRead, readGroup, readSeat, seen } from './read-live.ts';
import { MOST_TRIES, TRIES_WINDOW } from './seat-shown.ts';
import { COUNT_TRY } from './seat-store.ts';
import { standingGroup } from './story.ts';
import { seatView } from './views.ts';

type Joined = ReplyOf<'liveJoin'>;
type JoinRefusal = 'LIVE_NOT_FOUND' | 'LIVE_FULL' | 'LIVE_CLOSED' | 'LIVE_PAUSED' | 'LIVE_SHUT';

/** Of a seat that has said nothing yet. */
const UNTOLD = {
  ...{ beforeAnswers: null, afterAnswers: null, renamed: 0 },
  ...{ reaction: null, reactedAt: null, seenAt: null, tries: 0, triesSince: null },
} as const;

/** The quota for who comes now, and the first month that it plays; 0: from the beginning. */
async function placeFor(
  context: LiveContext,
  { group, seats }: GroupRead,
): Promise<readonly [quota: number, joined: number] | JoinRefusal> {
  const { phase, month, months, isPaused, isShut, rulebook } = group;
  if (phase === 'DEBRIEF' || phase === 'ENDED' || (phase === 'ASSEMBLY' && month === months)) return 'LIVE_CLOSED';
  if (isPaused) return 'LIVE_PAUSED';
  if (isShut) return 'LIVE_SHUT';
  const { most } = liveRulebookOf(rulebook).people;
  if (seats.length >= most) return 'LIVE_FULL';
  if (phase === 'WAITING') {
    const taken = new Set(seats.map(({ quota }) => quota));
    return [
      must(
        Array.from({ length: most }, (_, i) => i + 1).find((quota) => !taken.has(quota)),
        'free quota',
      ),
      0,
    ];
  }
  const story = await context.stories.of(group);
  const quota = quotaForLate(
    standingGroup(
      story,
      seats.map((seat) => seat.quota),
    ),
  );
  return quota === null ? 'LIVE_FULL' : [quota, phase === 'PRIVATE' ? month : month + 1];
}

async function toldSeat(context: LiveContext, group: GroupRow, seat: SeatRow): Promise<Joined> {
  const view = seatView(await seen(context, group), seat, null);
  const { quota, nickname, persona, colour } = view.seat;
  const pictures = picturesIn(seat);
  return { quota, nickname, persona, colour, pictures, isLate: seat.joinedMonth > 0, view };
}

/**
 * Takes a seat; the same key again finds the same one (LIVE 3.11). `mayJoin` is asked once before a new one is taken, of a group of so
 * many seats, and throws what stands against it.
 */
export function joinGroup(
  context: LiveContext,
  { randomBytes }: Services,
  { groupId, key }: { readonly groupId: string; readonly key: string },
  mayJoin: (seats: number) => void,
): Promise<Result<Joined, JoinRefusal>> {
  const hash = hashOfKey(key);
  let isNew = true;
  return retryOnConflict<Result<GroupRead, 'LIVE_NOT_FOUND'>, Joined, JoinRefusal>(
    context.database,
    () => readGroup(context, groupId),
    async (read) => {
      if (!read.ok) return read;
      const { group, seats } = read.value;
      const own = seats.find(({ keyHash }) => isSameHash(keyHash, hash));
      if (own !== undefined) return ok({ answer: await toldSeat(context, group, own) });
      const place = await placeFor(context, read.value);
      if (typeof place === 'string') return refuse(place);
      if (isNew) mayJoin(liveRulebookOf(group.rulebook).people.most);
      isNew = false;
      const [quota, joinedMonth] = place;
      const dice = Dice.of(Buffer.from(randomBytes(16)).toString('hex'), 0);
      const seat: SeatRow = {
        ...{ quota, keyHash: hash, joinedMonth, word: null, seatRev: 1 },
        nickname: drawNickname(dice, seats),
        persona: ((quota - 1) % PERSONA_IDS.length) + 1,
        pictures: dice.shuffled(LUCKY_WORDS).slice(0, SEAT_PICTURES).join(' '),
        joinedAt: new Date(context.now()),
        ...UNTOLD,
      };
      const values = [
        ...[groupId, group.phase, group.month, quota, hash, seat.nickname, seat.persona, seat.pictures],
        ...[joinedMonth, seat.joinedAt],
      ];
      return ok({ answer: await toldSeat(context, group, seat), write: { statement: TAKE_SEAT, values } });
    },
  );
}

/**
 * Comes back to a seat with its three pictures, in any order; the old key ends. Null where they are wrong. A try counts before it is
 * looked at, so that many at once tell no more than one after another.
 * @throws Refusal RATE_LIMITED for a seat at which too many were tried
 */
export async function returnToSeat(
  context: LiveContext,
  groupId: string,
  asked: { readonly quota: number; readonly pictures: readonly string[]; readonly key: string },
): Promise<Joined | null> {
  if (!isQuota(asked.quota)) return null;
  const now = new Date(context.now());
  const [counted] = await context.database.query(COUNT_TRY, [groupId, asked.quota, now, TRIES_WINDOW, MOST_TRIES]);
  if ((counted?.tries ?? 0) > MOST_TRIES) throw new Refusal('RATE_LIMITED', TRIES_WINDOW);
  const seats = await context.database.query(READ_SEATS, [groupId]);
  const seat = seats.find(({ quota }) => quota === asked.quota);
  const sorted = (list: readonly string[]): string => list.toSorted().join(' ');
  if (seat === undefined || sorted(seat.pictures.split(' ')) !== sorted(asked.pictures)) return null;
  const hash = hashOfKey(asked.key);
  const [row] = await context.database.query(GIVE_NEW_KEY, [groupId, seat.quota, seat.pictures, hash]);
  if (row === undefined) return null;
  const read = await readSeat(context, { groupId, quota: seat.quota, hash });
  const told = await toldSeat(context, read.group, read.seat);
  return { ...told, view: seatView(await seen(context, read.group, read.people), read.seat, read.move) };
}

/** Whether a number can be a quota; others do not fit the database's column. */
const isQuota = (quota: number): boolean => Number.isInteger(quota) && quota > 0 && quota < 100;
