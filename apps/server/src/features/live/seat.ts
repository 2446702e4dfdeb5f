import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { ANIMAL_COUNT, MANNER_COUNT } from '@consorcio/copy/live-names';
import { Dice, must, ok, type Result, refuse } from '@consorcio/kernel';
import { liveRulebookOf, mayAnswer, quotaForLate } from '@consorcio/rules/live';
import { LUCKY_WORDS, REACTION_PAUSE, SEAT_PICTURES } from '@consorcio/rules/live-words';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { retryOnConflict } from '../../db/guarded-write.ts';
import { hashOfKey, isSameHash, type LiveToken } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { isDue, type LiveContext, type PlayContext } from './group.ts';
import { LOCK, lockedUntil } from './limits.ts';
import type { News } from './news/news.ts';
import { isNear, type Presence } from './presence.ts';
import { type GroupRead, readGroup, readSeat, type SeatRead, seen } from './read-group.ts';
import { type GroupRow, picturesIn, type SeatRow } from './rows.ts';
import { seatView } from './seat-view.ts';
import * as store from './store.ts';
import { groupBefore, isOver, standingGroup } from './story.ts';
import { MOST_NICKNAMES, versionText } from './views.ts';

type Joined = ReplyOf<'liveJoin'>;
type JoinRefusal = 'LIVE_NOT_FOUND' | 'LIVE_FULL' | 'LIVE_CLOSED' | 'LIVE_PAUSED' | 'LIVE_SHUT';

/** What a new seat has not done yet. */
const NOTHING_DONE = {
  beforeAnswers: null,
  afterAnswers: null,
  renamed: 0,
  reaction: null,
  reactedAt: null,
  seenAt: null,
  tries: 0,
  triesSince: null,
  isBarred: false,
} as const;

/** The quota for who joins now, and the first month that they play; 0: from the beginning. */
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
  const taken = seats.map(({ quota }) => quota);
  if (phase === 'WAITING') {
    const free = Array.from({ length: most }, (_, i) => i + 1).find((quota) => !taken.includes(quota));
    return [must(free, 'free quota'), 0];
  }
  const story = await context.stories.of(group);
  // In an assembly by the group before it, so that the place tells nothing of what it decided (LIVE 3.8, L15).
  const quota = quotaForLate(phase === 'ASSEMBLY' ? groupBefore(story, taken) : standingGroup(story, taken));
  return quota === null ? 'LIVE_FULL' : [quota, phase === 'PRIVATE' ? month : month + 1];
}

/** The answer to a phone that has taken a seat. */
async function joinedSeat(context: LiveContext, group: GroupRow, seat: SeatRow): Promise<Joined> {
  const view = seatView(await seen(context, group), seat, null);
  const { quota, nickname, persona, colour } = view.seat;
  const pictures = picturesIn(seat);
  return { quota, nickname, persona, colour, pictures, isLate: seat.joinedMonth > 0, view };
}

/**
 * Takes a seat; the same key again finds the same one (LIVE 3.11). `code`: what the newcomer names; null for none. `mayJoin` is
 * called once before a new one is taken, with the group's code and the most seats that it may have; it throws where a limit is
 * reached.
 */
export function joinGroup(
  context: PlayContext,
  { groupId, key, code }: { readonly groupId: string; readonly key: string; readonly code: string | null },
  mayJoin: (code: string, seats: number) => void,
): Promise<Result<Joined, JoinRefusal>> {
  const hash = hashOfKey(key);
  let isNew = true;
  return retryOnConflict<GroupRead, Joined, JoinRefusal>(
    context.database,
    () => readGroup(context, groupId),
    async (read) => {
      const { group, seats } = read;
      const own = seats.find(({ keyHash }) => isSameHash(keyHash, hash));
      if (own?.isBarred === true) return refuse('LIVE_SHUT');
      if (own !== undefined) return ok({ answer: await joinedSeat(context, group, own) });
      if (code === null ? group.asksCode : code !== group.code) return refuse('LIVE_NOT_FOUND');
      const place = await placeFor(context, read);
      if (typeof place === 'string') return refuse(place);
      if (isNew) mayJoin(group.code, liveRulebookOf(group.rulebook).people.most);
      isNew = false;
      const [quota, joinedMonth] = place;
      const dice = diceOf(context);
      const seat: SeatRow = {
        quota,
        keyHash: hash,
        joinedMonth,
        word: null,
        seatRev: 1,
        nickname: drawNickname(dice, seats),
        persona: ((quota - 1) % PERSONA_IDS.length) + 1,
        pictures: dice.shuffled(LUCKY_WORDS).slice(0, SEAT_PICTURES).join(' '),
        joinedAt: new Date(context.now()),
        ...NOTHING_DONE,
      };
      const write = store.TAKE_SEAT.of({
        group_id: groupId,
        code: group.code,
        phase: group.phase,
        month: group.month,
        quota,
        key_hash: hash,
        nickname: seat.nickname,
        persona: seat.persona,
        pictures: seat.pictures,
        joined_month: joinedMonth,
        now: seat.joinedAt,
      });
      return ok({ answer: await joinedSeat(context, group, seat), write });
    },
  );
}

/**
 * Comes back to a seat with its three pictures, in any order; the old key ends. Null where they are wrong. A try is counted
 * before it is checked, so that many at once learn no more than one after another.
 * @throws Refusal RATE_LIMITED for a seat at which too many were tried
 */
export async function returnToSeat(
  context: LiveContext,
  groupId: string,
  { quota, pictures, key }: { readonly quota: number; readonly pictures: readonly string[]; readonly key: string },
): Promise<Joined | null> {
  if (!isQuota(quota)) return null;
  const now = context.now();
  const { free, first, longest, memory } = LOCK;
  const values = [groupId, quota, new Date(now), memory, first, longest, free];
  const [counted] = await context.database.query(store.COUNT_TRY, values);
  const seats = await context.database.query(store.READ_SEATS, [groupId]);
  const seat = seats.find((each) => each.quota === quota);
  if (seat !== undefined && counted === undefined)
    throw new Refusal('RATE_LIMITED', Math.max(1, Math.ceil((lockedUntil(seat, now) - now) / 1000)));
  const sorted = (list: readonly string[]): string => list.toSorted().join(' ');
  if (seat === undefined || sorted(seat.pictures.split(' ')) !== sorted(pictures)) return null;
  const hash = hashOfKey(key);
  const [row] = await context.database.query(store.GIVE_NEW_KEY, [groupId, seat.quota, seat.pictures, hash]);
  if (row === undefined) return null;
  const read = await readSeat(context, { groupId, quota: seat.quota, hash });
  const joined = await joinedSeat(context, read.group, read.seat);
  return { ...joined, view: seatView(await seen(context, read.group, read.people), read.seat, read.move) };
}

/** Whether a number can be a quota; others do not fit into the database's column. */
const isQuota = (quota: number): boolean => Number.isInteger(quota) && quota > 0 && quota < 100;

type Choice = ParsedBodyOf<'liveProfile'>;

function chosen(seat: SeatRow, { word, persona }: Choice): SeatRow {
  const face = PERSONA_IDS.find((id) => id === persona);
  return { ...seat, word: word ?? seat.word, persona: face ?? seat.persona };
}

/** Chooses word, face or another nickname, until the room is closed; a fourth nickname is LIVE_NOT_NOW. */
export const choose = (context: PlayContext, token: LiveToken, choice: Choice) =>
  retryOnConflict<SeatRead, ReplyOf<'liveProfile'>, 'LIVE_NOT_NOW' | 'LIVE_PAUSED'>(
    context.database,
    () => readSeat(context, token),
    async ({ group, seat, move, people }) => {
      if (group.isPaused) return refuse('LIVE_PAUSED');
      const isRenamed = choice.nickname === 'ANOTHER';
      if (group.phase !== 'WAITING' || (isRenamed && seat.renamed >= MOST_NICKNAMES)) return refuse('LIVE_NOT_NOW');
      const after = chosen(seat, choice);
      const isSame = !isRenamed && after.word === seat.word && after.persona === seat.persona;
      if (isSame) return ok({ answer: seatView(await seen(context, group, people), seat, move) });
      const seats = isRenamed ? await context.database.query(store.READ_SEATS, [group.groupId]) : [];
      const named = isRenamed
        ? { nickname: drawNickname(diceOf(context), seats), renamed: seat.renamed + 1 }
        : { nickname: seat.nickname, renamed: seat.renamed };
      const next: SeatRow = { ...after, ...named, seatRev: seat.seatRev + 1 };
      const answer = seatView(await seen(context, group, people), next, move);
      const { quota, word, persona, nickname, renamed } = next;
      const own = { group_id: group.groupId, quota, rev: seat.seatRev };
      return ok({ answer, write: store.CHOOSE_PROFILE.of({ ...own, word, persona, nickname, renamed }) });
    },
  );

const diceOf = ({ randomBytes }: PlayContext): Dice => Dice.of(Buffer.from(randomBytes(16)).toString('hex'), 0);

/** The number of a nickname that nobody has, its animal neither as long as there is one. */
function drawNickname(dice: Dice, seats: readonly Pick<SeatRow, 'nickname'>[]): number {
  const animals = Array.from({ length: ANIMAL_COUNT }, (_, i) => i);
  const used = new Set(seats.map(({ nickname }) => Math.floor(nickname / MANNER_COUNT)));
  const free = animals.filter((animal) => !used.has(animal));
  if (free.length > 0) return must(free[dice.below(free.length)], 'animal') * MANNER_COUNT + dice.below(MANNER_COUNT);
  const taken = new Set(seats.map(({ nickname }) => nickname));
  const names = Array.from({ length: ANIMAL_COUNT * MANNER_COUNT }, (_, i) => i).filter((name) => !taken.has(name));
  return must(names[dice.below(names.length)], 'nickname');
}

/** Answers the three questions of a moment; the first answers stay. */
export const answer = (context: LiveContext, token: LiveToken, { moment, answers }: ParsedBodyOf<'liveAnswers'>) =>
  retryOnConflict<SeatRead, ReplyOf<'liveAnswers'>, 'LIVE_PAUSED' | 'LIVE_NOT_NOW'>(
    context.database,
    () => readSeat(context, token),
    ({ group, seat }) => {
      const isBefore = moment === 'BEFORE';
      if ((isBefore ? seat.beforeAnswers : seat.afterAnswers) !== null) return ok({ answer: {} });
      if (group.isPaused) return refuse('LIVE_PAUSED');
      const may = mayAnswer(moment, group, seat.joinedMonth);
      if (!may.ok) return may;
      const text = answers.join('');
      const parts = isBefore ? { before: text, after: null } : { before: null, after: text };
      const { groupId: group_id, phase } = group;
      return ok({
        answer: {},
        write: store.KEEP_ANSWERS.of({ group_id, quota: seat.quota, rev: seat.seatRev, phase, ...parts }),
      });
    },
  );

/** Shows a reaction; one within the pause after the last is dropped. */
export async function react(
  context: LiveContext,
  token: LiveToken,
  { reaction }: ParsedBodyOf<'liveReact'>,
): Promise<Result<undefined, never>> {
  const { group, seat } = await readSeat(context, token);
  const now = context.now();
  if (seat.reactedAt !== null && isNear(seat.reactedAt.getTime(), REACTION_PAUSE, now)) return ok(undefined);
  const [from, to] = [new Date(now - REACTION_PAUSE), new Date(now + REACTION_PAUSE)];
  await context.database.query(store.REACT, [group.groupId, seat.quota, reaction, new Date(now), from, to]);
  return ok(undefined);
}

/**
 * Whether a page has the current view of its seat, by one short statement and without making the view. False also where
 * the group has to be settled first; where the group's row is known to have changed, without a statement.
 * @throws Refusal SEAT_INVALID for a key that has ended or never was
 */
export async function hasCurrentView(
  context: LiveContext,
  { news, presence }: { readonly news: Pick<News, 'latest'>; readonly presence: Presence },
  { groupId, quota, hash }: LiveToken,
  tag: string,
): Promise<boolean> {
  /* As `versionText` writes them. */
  const [version = '', people = ''] = tag.split('.');
  if (Number(version) < (news.latest(groupId)?.version ?? 0)) return false;
  const [row] = await context.database.query(store.READ_SEAT_VERSION, [groupId, quota, hash]);
  if (row === undefined) throw new Refusal('SEAT_INVALID');
  if (isDue(context, row) || (isOver(row) && !row.isCounted)) return false;
  // Once the room is closed the number of people changes with the group's version alone.
  const current = versionText(row.version, row.people ?? Number(people), row.seatRev + (row.rev ?? 0));
  if (current !== tag) return false;
  await presence.note({ groupId, quota }, row);
  return true;
}
