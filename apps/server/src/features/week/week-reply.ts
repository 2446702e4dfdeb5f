import type { ReplyOf } from '@consorcio/contract';
import { hoursOf, isPlayable, statusAt } from '@consorcio/game';
import { must } from '@consorcio/kernel';
import type { PlacedStatus } from '@consorcio/rules/vocabulary';
import { gridOf, hasNote, isTryOver, pictureOf, placeOf, stepsOf, triesIn } from '@consorcio/rules/week';
import type { Uses } from '../../feature.ts';
import type { KeptTry, WeekStanding } from './read-week.ts';

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

function rankedReply(
  ranked: KeptTry,
  { isPublished, notes }: WeekStanding,
  now: number,
): NonNullable<WeekReply['try']> {
  const { note, low, high } = ranked;
  const isPlaced = isPublished && notes !== null && note !== null;
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
export function weekReply(services: Uses<'ids' | 'now'>, standing: WeekStanding): WeekReply {
  const { week, rulebook, isPublished, ranked, slot, notes, root, seed } = standing;
  const now = services.now();
  const { opens, closes, next } = hoursOf(week);
  return {
    week,
    rulebook,
    picture: pictureOf(week, rulebook),
    status: statusAt(week, isPublished, now),
    seal: standing.seal,
    sealedAt: standing.sealedAt.toISOString(),
    opens: iso(opens),
    closes: iso(closes),
    next: iso(next),
    nextWeek: standing.nextWeek,
    nextSeal: standing.nextSeal,
    try: ranked === null ? null : rankedReply(ranked, standing, now),
    slot: slot === null ? null : slotReply(services, standing.playerId, slot),
    isGuest: standing.isGuest,
    hasPersona: standing.personaId !== null,
    notes: notes === null ? [] : [...stepsOf(notes)],
    ...(isPublished ? { root, seed } : { root: null, seed: null }),
  };
}
