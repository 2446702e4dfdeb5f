import { FIRST_HOUR_DAYS } from '@consorcio/contract/wire';
import { isoInBrasilia } from '@consorcio/copy/dates';
import type { GroupClock, LiveHours } from '@consorcio/rules/live';
import type { PublishedRun } from '@consorcio/rules/live-audit';
import type {
  LiveEvery,
  LiveMode,
  LiveMonths,
  LivePace,
  LivePlace,
  LiveReaction,
  LiveRulebookVersion,
  LuckyWord,
} from '@consorcio/rules/live-words';

/*
 * The hours of a group that is played over days (LIVE 3.13): the room closes at the first one, each month at the next. They are
 * hours of local time, so an assembly stays at 20h where the zone changes its own.
 */

export interface LiveSchedule {
  /** When the room closes, in the zone's local time: `2026-11-26T20:00`. */
  readonly first: string;
  readonly everyDays: LiveEvery;
}

const DAY = 86_400_000;

const FIRST = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The zone's local time, as if it were UTC. */
const shownAt = (time: number): number => Date.parse(`${isoInBrasilia(time)}Z`);

/** When the zone's local time is `shown`; an hour that it skips is the one after it. */
function timeOf(shown: number): number {
  const near = shown - (shownAt(shown) - shown);
  return shown - (shownAt(near) - near);
}

/** When the n-th hour is, in milliseconds; 0: when the room closes. NaN where `first` is no time. */
function hourOf({ first, everyDays }: LiveSchedule, n: number): number {
  const shown = FIRST.test(first) ? Date.parse(`${first}:00Z`) : Number.NaN;
  return Number.isNaN(shown) ? shown : timeOf(shown + n * everyDays * DAY);
}

function hourAfter(schedule: LiveSchedule, time: number): number {
  const interval = schedule.everyDays * DAY;
  // One before the count of whole intervals: a day in which the zone changes its clock is not of 24 hours.
  for (let n = Math.max(0, Math.floor((time - hourOf(schedule, 0)) / interval) - 1); ; n += 1) {
    const hour = hourOf(schedule, n);
    if (hour > time) return hour;
  }
}

/** The hours of a schedule whose `first` is a time. */
export const liveHours = (schedule: LiveSchedule): LiveHours => ({
  first: hourOf(schedule, 0),
  after: (time) => hourAfter(schedule, time),
});

/** Whether a group may be opened with a schedule: its first hour is a time to come, and not too far. */
export function isScheduleGood(schedule: LiveSchedule, now: number): boolean {
  const first = hourOf(schedule, 0);
  return first > now && first <= now + FIRST_HOUR_DAYS * DAY;
}

/* Rows of live groups, as the statements of store.ts return them. */

export interface GroupRow extends Omit<GroupClock, 'closesAt'> {
  readonly groupId: string;
  readonly code: string;
  readonly hostHash: Uint8Array;
  readonly mode: LiveMode;
  readonly months: LiveMonths;
  readonly pace: LivePace;
  readonly rulebook: LiveRulebookVersion;
  readonly seed: Uint8Array;
  readonly clientSeed: string | null;
  /** Whether nobody new may join. */
  readonly isShut: boolean;
  /** Whether newcomers must name the code: the host has given the group another one. */
  readonly asksCode: boolean;
  readonly closesAt: Date | null;
  /** Of a group over days: when the room closes, in local time, and the days between assemblies. Null for others. */
  readonly firstAt: string | null;
  readonly everyDays: LiveEvery | null;
  /** The bell: when the lesson ends; null without one. */
  readonly bellAt: Date | null;
  readonly lastCommand: string;
  readonly version: number;
  /** JSON of the redraws' results; null until they are counted. */
  readonly standing: string | null;
}

export interface SeatRow {
  readonly quota: number;
  readonly keyHash: Uint8Array;
  readonly nickname: number;
  readonly persona: number;
  readonly word: LuckyWord | null;
  readonly pictures: string;
  readonly joinedMonth: number;
  readonly joinedAt: Date;
  readonly seatRev: number;
  /** Places of the chosen options, one digit a question. */
  readonly beforeAnswers: string | null;
  readonly afterAnswers: string | null;
  /** Other nicknames that were asked for. */
  readonly renamed: number;
  readonly reaction: LiveReaction | null;
  readonly reactedAt: Date | null;
  /** Null until the seat's page has asked for its view a minute after joining. */
  readonly seenAt: Date | null;
  /** Tries at its pictures since `triesSince`. */
  readonly tries: number;
  readonly triesSince: Date | null;
  /** The host barred the seat: neither key nor pictures open it. */
  readonly isBarred: boolean;
}

/** The log of a finished minigame. */
export interface RunRow extends Omit<PublishedRun, 'inputs'> {
  readonly inputs: Uint8Array;
}

/** The three pictures by which a seat is found again. */
export const picturesIn = ({ pictures }: Pick<SeatRow, 'pictures'>): LuckyWord[] => pictures.split(' ') as LuckyWord[];

/** What a seat did in a month. */
export interface OwnMove {
  readonly cardOption: 'A' | 'B' | 'C';
  readonly buys: boolean;
  readonly place: LivePlace;
  readonly isPlayed: boolean;
  readonly runVersion: number | null;
  readonly runBeganAt: Date | null;
  readonly scoreBp: number | null;
  readonly pace: 'EXTRA' | 'NORMAL' | 'REST' | null;
  readonly pays: boolean | null;
  readonly bid: number | null;
  /** The seat's guess of the coming assembly (LIVE section 5). Bid and letters are null until something was guessed. */
  readonly guessBid: number | null;
  readonly guessWins: boolean | null;
  readonly guessLetters: number | null;
  readonly rev: number;
}
export interface MoveRow extends OwnMove {
  readonly quota: number;
}

/** The hours of a group that is played over days; null for others. */
export const scheduleOf = ({ firstAt, everyDays }: Pick<GroupRow, 'firstAt' | 'everyDays'>): LiveHours | null =>
  firstAt === null || everyDays === null ? null : liveHours({ first: firstAt, everyDays });

/** A group's row as a statement returns it: its pace is called `groupPace`, since a move has a pace, too. */
export type ReadGroup = Omit<GroupRow, 'pace'> & { readonly groupPace: LivePace };
/** How many have joined an open room; null once it is closed. */
interface Joined {
  readonly people: number | null;
}
/** The group, one of its seats, and that seat's move of this month, whose columns are null where there is none. */
export type ReadSeat = ReadGroup & SeatRow & Joined & (OwnMove | { readonly rev: null });
/** What the version of a seat's view is made of, and what is checked before it is sent. `rev`: of the move. */
export interface SeatVersionRow
  extends Joined,
    Pick<GroupRow, 'phase' | 'isPaused' | 'closesAt' | 'version'>,
    Pick<SeatRow, 'seatRev' | 'joinedAt' | 'seenAt'> {
  readonly isCounted: boolean;
  readonly rev: number | null;
}

export const groupOf = ({ groupPace, ...row }: ReadGroup): GroupRow => ({ ...row, pace: groupPace });
