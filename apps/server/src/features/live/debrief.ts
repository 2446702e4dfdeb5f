import type { ReplyOf } from '@consorcio/contract';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { drawFrom } from '@consorcio/rules';
import {
  costsByWay,
  costsOfAll,
  endOf,
  ifPaid,
  isMember,
  type LiveGroup,
  lateQuotas,
  packMoves,
  type Redrawn,
  type ReserveSplit,
  reserveOfGroup,
  type Seat,
  situationsOf,
  talksOf,
  tenPartsOf,
  termsOfGroup,
  whatIfsOf,
} from '@consorcio/rules/live';
import { replayLive } from '@consorcio/rules/live-audit';
import { LEAST_FOR_TOTALS, NOTE_BANDS } from '@consorcio/rules/live-words';
import type { LiveContext } from './group.ts';
import type { GroupRead, Seen } from './read-group.ts';
import * as store from './store.ts';
import { isOver, redrawnIn, type Story, seedsOf, wordsTextOf } from './story.ts';
import { closedAssemblies } from './views.ts';

type Debrief = ReplyOf<'liveDebrief'>;

/** The letters of each month, what the redraws gave, and the instalments that were missing: untold of few people. */
function lettersOf(end: LiveGroup, { months }: Story, redrawn: Redrawn | null, isFew: boolean): Debrief['letters'] {
  return months.map(({ minutes }, i) => ({
    given: end.seats.filter(({ won }) => won?.month === minutes.month).length,
    redrawn: redrawn?.letters[i] ?? null,
    missing: isFew ? null : lateQuotas(minutes),
  }));
}

function notesOf(redrawn: Redrawn | null): Debrief['notes'] {
  if (redrawn === null) return [];
  const bands = redrawn.standings.map(({ note }) => NOTE_BANDS.findLastIndex((least) => note >= least));
  return NOTE_BANDS.map((_, band) => bands.filter((one) => one === band).length);
}

/** A split without means of fewer than five people. */
const withoutFew = ({ kept, spent }: ReserveSplit): ReserveSplit => {
  const side = (one: ReserveSplit['kept']) =>
    one.people < LEAST_FOR_TOTALS ? { ...one, worth: null, months: null } : one;
  return { kept: side(kept), spent: side(spent) };
};

/** Reserve against all in: of this group, and of its redraws. */
function reserveView({ months }: Story, people: readonly Seat[], redrawn: Redrawn | null): Debrief['reserve'] {
  const isFew = people.length < LEAST_FOR_TOTALS;
  const quotas = new Set(people.map(({ quota }) => quota));
  const own = reserveOfGroup(
    months.map(({ group }) => group),
    quotas,
  );
  return { own: isFew ? null : withoutFew(own), redrawn: redrawn?.reserve ?? null };
}

/** What the pages of the debrief show: who had the letter when, counts, and means of at least five people. */
export function debriefOf({ group, story }: Seen): Result<Debrief, 'LIVE_NOT_NOW'> {
  if (!isOver(group) || story === null) return refuse('LIVE_NOT_NOW');
  const end = endOf(story.months);
  const people = end.seats.filter(({ isHouse }) => !isHouse);
  const redrawn = redrawnIn(group);
  const isFew = people.length < LEAST_FOR_TOTALS;
  const ways = costsByWay(story.months, story.opened);
  const everybody = ways.some(({ costs }) => costs !== null) ? null : costsOfAll(story.months, story.opened);
  return ok({
    timeline: end.seats.map((seat) => {
      const { quota, isHouse, won } = seat;
      return { quota, isHouse, won, isLost: !isMember(seat) };
    }),
    instalment: termsOfGroup(end).instalment.whole,
    isFew,
    ways,
    everybody,
    situations: isFew ? [] : situationsOf(people),
    reserve: reserveView(story, people, redrawn),
    letters: lettersOf(end, story, redrawn, isFew),
    parts: redrawn && !isFew ? tenPartsOf(redrawn.standings) : null,
    notes: isFew ? [] : notesOf(redrawn),
    whatIfs: whatIfsOf(story, story.draw).map((history) => (isFew ? { ...history, situations: [] } : history)),
    talks: talksOf(story.months, ifPaid(story.months, story.opened, story.draw)),
  });
}

type Audit = ReplyOf<'liveAudit'>;

type Played = Pick<Audit, 'seed' | 'moves' | 'draws' | 'balances' | 'runs'>;

/** Seed, moves, draws, balances and logs; nothing of them before the debrief. */
async function playedOf(context: LiveContext, { group }: GroupRead, story: Story | null): Promise<Played> {
  if (!isOver(group) || story === null) return { seed: null, moves: [], draws: [], balances: [], runs: [] };
  const runs = await context.database.query(store.READ_RUNS, [group.groupId]);
  const { draws, months } = replayLive(story.opening, story.months, drawFrom(seedsOf(group)));
  return {
    seed: Buffer.from(group.seed).toString('hex'),
    moves: story.months.map(({ moves }) => packMoves(moves)),
    draws,
    balances: months.map(({ balances }) => balances),
    runs: runs.map(({ inputs, ...run }) => ({ ...run, inputs: Buffer.from(inputs).toString('base64') })),
  };
}

/** Everything by which anybody may check a group: the seal at once, all else from the debrief on (LIVE 3.12). */
export async function auditOf(
  context: LiveContext,
  read: GroupRead,
  story: Story | null,
  commitment: string,
): Promise<Audit> {
  const { group, seats } = read;
  const quotas = story?.opened.seats.length ?? null;
  return {
    commitment,
    rulebook: group.rulebook,
    months: group.months,
    quotas,
    words: story === null ? null : wordsTextOf(group, seats),
    clientSeed: group.clientSeed,
    seats: seats.map(({ quota, joinedMonth }) => ({ quota, joinedMonth })),
    closed: closedAssemblies({ group, story }),
    ...(await playedOf(context, read, story)),
  };
}
