import type { LiveHours } from '@consorcio/rules/live';
import type {
  LiveEvery,
  LiveMode,
  LiveMonths,
  LivePace,
  LivePhase,
  LivePlace,
  LiveReaction,
  LuckyWord,
} from '@consorcio/rules/live-words';
import { liveHours } from './live-hours.ts';

/* Rows of live groups as the store gives them. */

/** A group as it is kept. */
export interface GroupRow {
  readonly groupId: string;
  readonly code: string;
  readonly hostHash: Uint8Array;
  readonly mode: LiveMode;
  readonly months: LiveMonths;
  readonly pace: LivePace;
  readonly rulebook: 1;
  readonly seed: Uint8Array;
  readonly clientSeed: string | null;
  readonly phase: LivePhase;
  readonly month: number;
  readonly step: number;
  readonly isPaused: boolean;
  /** Nobody new comes in. */
  readonly isShut: boolean;
  readonly isFinishing: boolean;
  readonly closesAt: Date | null;
  readonly pausedLeft: number | null;
  /** Of a group over days: when the room closes, by the zone's clock; null for others, as the days. */
  readonly firstAt: string | null;
  readonly everyDays: LiveEvery | null;
  readonly lastCommand: string;
  readonly version: number;
  /** JSON of the standings; null until they are counted. */
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
  /** Null for seats of before, until they are heard of again. */
  readonly seenAt: Date | null;
  /** Tries at its pictures since the moment beside them. */
  readonly tries: number;
  readonly triesSince: Date | null;
}

/** The log of a finished minigame. */
export interface RunRow {
  readonly month: number;
  readonly quota: number;
  readonly version: number;
  readonly ticks: number;
  readonly inputs: Uint8Array;
}

/** The three pictures by which a seat is found again. */
export const picturesIn = ({ pictures }: Pick<SeatRow, 'pictures'>): LuckyWord[] => pictures.split(' ') as LuckyWord[];

export interface MoveRow {
  readonly quota: number;
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
  readonly rev: number;
}

/** The hours of a group that is played over days; null for others. */
export const scheduleOf = ({ firstAt, everyDays }: Pick<GroupRow, 'firstAt' | 'everyDays'>): LiveHours | null =>
  firstAt === null || everyDays === null ? null : liveHours({ first: firstAt, everyDays });

/** A group's row as a statement gives it: its pace has another name beside a move's. */
export type ReadGroup = Omit<GroupRow, 'pace'> & { readonly groupPace: LivePace };
/** How many have come to an open room; null once it is closed. */
interface Arrived {
  readonly people: number | null;
}
/** The group, one of its seats, and that seat's move of this month, whose columns are null where there is none. */
export type ReadSeat = ReadGroup & SeatRow & Arrived & (Omit<MoveRow, 'quota'> | { readonly rev: null });
/** What the version of a seat's view is made of, and what is checked before it is sent. `rev`: of the move. */
export interface SeatVersionRow
  extends Arrived,
    Pick<GroupRow, 'phase' | 'isPaused' | 'closesAt' | 'version'>,
    Pick<SeatRow, 'seatRev' | 'joinedAt' | 'seenAt'> {
  readonly isCounted: boolean;
  readonly rev: number | null;
}

export const groupOf = ({ groupPace, ...row }: ReadGroup): GroupRow => ({ ...row, pace: groupPace });
