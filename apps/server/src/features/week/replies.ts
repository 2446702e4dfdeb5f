import type { ReplyOf } from '@consorcio/contract';
import { hoursOf, isPlayable, statusAt } from '@consorcio/game';
import { must } from '@consorcio/kernel';
import type { PlacedStatus } from '@consorcio/rules/vocabulary';
import { gridOf, hasNote, isTryOver, pictureOf, placeOf, proofOf, stepsOf, triesIn } from '@consorcio/rules/week';
import type { Uses } from '../../feature.ts';
import type { KeptTry, SealedWeek, WeekStanding } from './read-week.ts';
import type { PastWeekRow } from './store.ts';

type WeekReply = ReplyOf<'week'>;
type GridReply = NonNullable<NonNullable<WeekReply['try']>['grid']>;

const iso = (moment: number): string => new Date(moment).toISOString();

/** The result of a try that has come to its end. */
function gridReply({ kept: { value } }: KeptTry): GridReply | null {
  if (value.status === 'ACTIVE') return null;
  const { months, after, ...rest } = gridOf(value);
  return { ...rest, months: months.map((month) => ({ ...month, rooms: [...month.rooms] })), after: [...after] };
}

/** How a ranked try stands (RULES 14.5). */
function placedStatus({ kept, note }: KeptTry, now: number): PlacedStatus {
  if (note !== null) return 'DONE';
  if (isTryOver(kept.value)) return 'EXPIRED';
  if (isPlayable(must(kept.week, 'week of a try'), now)) return 'PLAYING';
  return hasNote(kept.value) ? 'DONE' : 'EXPIRED';
}

function rankedReply(ranked: KeptTry, { notes }: SealedWeek, now: number): NonNullable<WeekReply['try']> {
  const { note, low, high } = ranked;
  const isPlaced = notes !== null && note !== null;
  return {
    status: placedStatus(ranked, now),
    note,
    low,
    high,
    grid: gridReply(ranked),
    place: isPlaced ? placeOf(note, notes) : null,
    of: isPlaced ? triesIn(notes) : null,
  };
}

function slotReply({ ids, now }: Uses<'ids' | 'now'>, playerId: string, slot: KeptTry): NonNullable<WeekReply['slot']> {
  const { kept, note, low, high } = slot;
  const week = must(kept.week, 'week of a try');
  return {
    week: week.name,
    ranked: week.number === 0,
    status: kept.value.status,
    note,
    low,
    high,
    campaignId: ids.of(playerId, kept.id),
    isAfterOpen: kept.value.after?.status === 'OPEN',
    isPlayable: isPlayable(week, now()),
    grid: gridReply(slot),
  };
}

/** What GET /week answers (RULES 14). */
export function weekReply(services: Uses<'ids' | 'now'>, { player, week, next, tries }: WeekStanding): WeekReply {
  const { name, rulebook, notes, root, seed } = week;
  const { ranked, slot } = tries;
  const now = services.now();
  const hours = hoursOf(name);
  return {
    week: name,
    rulebook,
    picture: pictureOf(name, rulebook),
    status: statusAt(name, notes !== null, now),
    seal: week.seal,
    sealedAt: week.sealedAt.toISOString(),
    opens: iso(hours.opens),
    closes: iso(hours.closes),
    next: iso(hours.next),
    nextWeek: next.name,
    nextSeal: next.seal,
    try: ranked === null ? null : rankedReply(ranked, week, now),
    slot: slot === null ? null : slotReply(services, player.id, slot),
    isGuest: player.isGuest,
    hasPersona: player.personaId !== null,
    notes: notes === null ? [] : [...stepsOf(notes)],
    ...(notes === null ? { root: null, seed: null } : { root, seed }),
  };
}

type PastWeek = ReplyOf<'pastWeeks'>[number];

/** Tells published weeks with their proof. Nothing of one ever changes, so each is computed once. */
export function pastWeeks(): (row: PastWeekRow) => PastWeek {
  const told = new Map<string, PastWeek>();
  return (row) => {
    const known = told.get(row.week) ?? tell(row);
    told.set(row.week, known);
    return known;
  };
}

function tell({ week, weekRoot, weekRulebook: rulebook, sealedAt, publishedAt, notes }: PastWeekRow): PastWeek {
  return {
    week,
    rulebook,
    picture: pictureOf(week, rulebook),
    sealedAt: sealedAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    of: triesIn(notes),
    notes: stepsOf(notes),
    proof: proofOf(week, Buffer.from(weekRoot).toString('hex'), rulebook),
  };
}
