import type { ReplyOf } from '@consorcio/contract';
import { advice } from '@consorcio/copy/live-projector';
import { DEBRIEF_PAGES, type DebriefPage } from '@consorcio/rules/live-words';
import { LIVE } from '../../../live/live-rulebook.ts';
import { envelopeTakes } from '../../../live/telling-time.ts';

/* What the projector shows of a view; nothing here knows the page. */

export type ProjectorView = ReplyOf<'liveProjector'>;
export type Assembly = NonNullable<ProjectorView['assembly']>;
export type ProjectorSeat = ProjectorView['seats'][number];

/** Names that may be read at once (LIVE 6.3). */
export const MOST_NAMES = 12;
/** Names that fit into the open room: alone, under one row of faces, under several. */
const SMALL_GROUP = 8;
const NAMES_UNDER_ROW = 6;
const NAMES_IN_CROWD = 4;
/** Faces in a row. */
const FACES_IN_ROW = 10;
/** Seconds for which a line of advice stays. */
const ADVICE_STAYS = 12;
/** Lines by which a month begins later than the one before. */
const ADVICE_OF_MONTH = 3;

/** The person on a quota; undefined for a quota of the house. */
export const seatOf = ({ seats }: Pick<ProjectorView, 'seats'>, quota: number): ProjectorSeat | undefined =>
  seats.find((seat) => seat.quota === quota);

/** The page of the debrief that the host has opened. */
export const pageOf = ({ group: { step } }: { readonly group: { readonly step: number } }): DebriefPage =>
  DEBRIEF_PAGES[step] ?? DEBRIEF_PAGES[0];

/** How many quotas are the house's; null while the room is open. */
export const houseOf = ({ group }: Pick<ProjectorView, 'group'>): number | null =>
  group.quotas === null ? null : group.quotas - group.people;

function namesOf(people: number): number {
  if (people <= SMALL_GROUP) return SMALL_GROUP;
  return people <= NAMES_UNDER_ROW + FACES_IN_ROW ? NAMES_UNDER_ROW : NAMES_IN_CROWD;
}

/** Of the seats those whose names show, the last to come, and how many stand without a name. */
export function namedSeats(seats: readonly ProjectorSeat[]): {
  readonly named: readonly ProjectorSeat[];
  readonly others: readonly ProjectorSeat[];
} {
  const byQuota = [...seats].sort((a, b) => a.quota - b.quota);
  const from = Math.max(0, byQuota.length - namesOf(byQuota.length));
  return { named: byQuota.slice(from), others: byQuota.slice(0, from) };
}

/** The line of advice so many seconds into a month; each month begins with another one. */
export function adviceAt(seconds: number, month: number, papers = LIVE.papers): string {
  const lines = advice(papers);
  const place = Math.floor(Math.max(0, seconds) / ADVICE_STAYS) + (month - 1) * ADVICE_OF_MONTH;
  return lines[place % lines.length] ?? lines[0];
}

/** What is left of a clock, from 0 to 1. */
export const shareLeft = (left: number, whole: number): number =>
  whole <= 0 ? 0 : Math.max(0, Math.min(1, left / whole));

/** Minutes and seconds of a time in milliseconds, a begun second counting as a whole one. */
export function clockOf(milliseconds: number): readonly [minutes: number, seconds: string] {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')];
}

/** Winning bids as their envelopes open: the lowest first. */
export const openingOrder = (bids: NonNullable<Assembly['bids']>): NonNullable<Assembly['bids']>['winners'] =>
  [...bids.winners].reverse();

/** How many of so many envelopes are open after so many seconds. */
export function openAfter(seconds: number, count: number): number {
  return Math.max(0, Math.min(count, Math.floor(seconds / envelopeTakes(count))));
}

/** The names that show of so many, page after page: as many as fit (`most`), so that all are seen in turn. */
export function pageAt<Item>(
  items: readonly Item[],
  seconds: number,
  stays: number,
  most = MOST_NAMES,
): readonly Item[] {
  const pages = Math.max(1, Math.ceil(items.length / most));
  const page = Math.floor(Math.max(0, seconds) / stays) % pages;
  return items.slice(page * most, (page + 1) * most);
}
