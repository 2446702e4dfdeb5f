import type { ReplyOf } from '@consorcio/contract';
import { debriefTitles } from '@consorcio/copy/live-debrief';
import { advice, projectorCopy as copy } from '@consorcio/copy/live-projector';
import { LUCKY_WORDS, type LuckyWord } from '@consorcio/rules/live-words';
import { pageOf } from '../../../live/debrief-pages.ts';
import { stepSentence } from '../../../live/step-sentence.ts';
import { envelopeTakes, revealedAfter } from '../../../live/time.ts';
import type { Debrief } from '../../../live/use-debrief.ts';

/* What the projector shows of a view, without the page. */

export type ProjectorView = ReplyOf<'liveProjector'>;
export type Assembly = NonNullable<ProjectorView['assembly']>;
export type ProjectorSeat = ProjectorView['seats'][number];

/** Names that fit into the open room: alone, under one row of faces, under several. */
const SMALL_GROUP = 8;
const NAMES_UNDER_ROW = 6;
const NAMES_IN_CROWD = 4;
const FACES_IN_ROW = 10;
/** Seconds for which a line of advice stays. */
const ADVICE_STAYS = 12;
/** By how many lines of advice a month begins later than the one before. */
const ADVICE_OF_MONTH = 3;

/** The person on a quota; undefined for a quota of the house. */
export const seatOf = ({ seats }: Pick<ProjectorView, 'seats'>, quota: number): ProjectorSeat | undefined =>
  seats.find((seat) => seat.quota === quota);

/** How many quotas are the house's; null while the room is open. */
export const houseOf = ({ group }: Pick<ProjectorView, 'group'>): number | null =>
  group.quotas === null ? null : group.quotas - group.people;

function namesOf(people: number): number {
  if (people <= SMALL_GROUP) return SMALL_GROUP;
  return people <= NAMES_UNDER_ROW + FACES_IN_ROW ? NAMES_UNDER_ROW : NAMES_IN_CROWD;
}

/** Of the seats those whose names show, the last to come, and how many stand without a name. */
export function namedSeats(seats: readonly ProjectorSeat[]) {
  const byQuota = [...seats].sort((a, b) => a.quota - b.quota);
  const from = Math.max(0, byQuota.length - namesOf(byQuota.length));
  return { named: byQuota.slice(from), others: byQuota.slice(0, from) };
}

/** The line of advice so many seconds into a month; each month begins with another one. */
export function adviceAt(seconds: number, month: number, papers: number): string {
  const lines = advice(papers);
  const place = Math.floor(Math.max(0, seconds) / ADVICE_STAYS) + (month - 1) * ADVICE_OF_MONTH;
  return lines[place % lines.length] ?? lines[0];
}

/** What is left of a clock, from 0 to 1. */
export const shareLeft = (left: number, whole: number): number =>
  whole <= 0 ? 0 : Math.max(0, Math.min(1, left / whole));

/** Winning bids as their envelopes open: the lowest first. */
export const openingOrder = ({ winners }: NonNullable<Assembly['bids']>) => [...winners].reverse();

/** How many of so many envelopes are open after so many seconds. */
export const openAfter = (seconds: number, count: number): number =>
  Math.max(0, Math.min(count, Math.floor(seconds / envelopeTakes(count))));

/** The names that show of so many, page after page, equally many on each and no more than fit (`most`). */
export function pageAt<Item>(items: readonly Item[], seconds: number, stays: number, most: number): readonly Item[] {
  const pages = Math.max(1, Math.ceil(items.length / most));
  const page = Math.floor(Math.max(0, seconds) / stays) % pages;
  const size = Math.ceil(items.length / pages);
  return items.slice(page * size, (page + 1) * size);
}

/** One more for each count that is higher than before. */
export const risesOf = (
  before: { readonly counts: readonly number[]; readonly rises: readonly number[] },
  counts: readonly number[],
): number[] => counts.map((count, i) => (before.rises[i] ?? 0) + Number(count > (before.counts[i] ?? 0)));

/**
 * What the polite region announces of the group's current step. `seconds`: since the step began here. The result of raffle
 * and bids is announced when the picture has shown it.
 */
export function projectorSentence(view: ProjectorView, seconds: number): string {
  const { phase, isPaused, letter, month, months } = view.group;
  if (isPaused) return `${copy.paused}. ${copy.pausedBody}`;
  switch (phase) {
    case 'WAITING':
      return copy.people(view.group.people);
    case 'PRIVATE':
      return month === 1
        ? `${copy.key.title}. ${copy.key.body} ${copy.month(month, months)}.`
        : `${copy.month(month, months)}.`;
    case 'CLOSING':
      return copy.closing;
    case 'ASSEMBLY':
      if (view.assembly === null) return '';
      if (seconds < revealedAfter(view.assembly)) return view.assembly.step === 'RAFFLE' ? copy.turning : copy.opening;
      return stepSentence(view.assembly, letter, (quota) => seatOf(view, quota)?.nickname);
    case 'DEBRIEF':
      return debriefTitles[pageOf(view)];
    default:
      return copy.ended;
  }
}

const isWord = (text: string | undefined): text is LuckyWord => LUCKY_WORDS.some((word) => word === text);

/** The pictures in the text that was hashed to the key, in the order of quotas; only those that people chose (LIVE 3.12). */
export const wordsOf = (hashed: string | null): readonly LuckyWord[] =>
  (hashed?.split('|')[1] ?? '')
    .split(',')
    .map((part) => part.split(':')[1])
    .filter(isWord);

/** Up to as many envelopes open in place; of more, as many open ones are shown at once. */
export const FEW_ENVELOPES = 6;
const COLUMNS = 3;

/** Columns of envelopes that show what is in them: two by two up to four. */
export const columnsOf = (count: number): number => (count === 4 ? 2 : Math.max(1, Math.min(COLUMNS, count)));

/** The table in units of the drawing, rows of open envelopes, and how high a shut one is for its width. */
const TABLE = { width: 1_150, height: 540 };
const ROW = 226;
const SHUT_SHARE = 0.66;
const LEAST_FREE = 64;
const MOST_SHUT = 20;

/** Columns of shut envelopes, the fewest with which all fit under so many open ones. */
export function shutColumns(count: number, open: number): number {
  const rows = Math.ceil(open / columnsOf(open));
  const free = Math.max(LEAST_FREE, TABLE.height - rows * ROW);
  for (let columns = 1; columns < MOST_SHUT; columns += 1) {
    if (Math.ceil(count / columns) * (TABLE.width / columns) * SHUT_SHARE <= free) return columns;
  }
  return MOST_SHUT;
}

export interface DebriefProps {
  readonly view: ProjectorView;
  readonly debrief: Debrief;
  /** Where anybody checks the group, as people type it and as a camera reads it. */
  readonly checkAddress: string;
  /** What the page itself found when it made the group's draws again from the open seal; null until it has. */
  readonly checked: { readonly draws: number; readonly holds: boolean } | null;
}
