import type { BodyOf } from '@consorcio/contract';
import type { LiveEvery, LiveMonths, LivePace } from '@consorcio/rules/live-words';

/** How a group may be played, the usual way first. */
export const MODES = ['LIVE', 'WEEK', 'PAPER'] as const;
type WishedMode = (typeof MODES)[number];

/** Teams that are proposed for a group on paper (LIVE 3.13). */
export const TEAMS = [6, 7, 8, 9, 10, 11, 12] as const;

/** What the form of a new group asks for. */
export interface GroupWishes {
  readonly months: LiveMonths;
  readonly mode: WishedMode;
  readonly pace: LivePace;
  /** On paper alone. */
  readonly teams: number;
  /** Over days alone: when the room closes, as `2026-11-26T20:00`, and days between assemblies. */
  readonly first: string;
  readonly everyDays: LiveEvery;
}

/** The pace that is proposed with a length: six months would not fit a double lesson otherwise (LIVE 3.2). */
export const paceFor = (months: LiveMonths): LivePace => (months === 6 ? 'FAST' : 'NORMAL');

/** What is proposed: a lesson of 50 minutes. */
export const USUAL: GroupWishes = {
  ...{ months: 5, mode: 'LIVE', pace: 'NORMAL', teams: 8 },
  ...{ first: '', everyDays: 1 },
};

/** The call that opens the group. On paper no clock runs: whoever leads closes the month. */
export const openingBody = (
  { months, mode, pace, first, everyDays }: GroupWishes,
  key: string,
): BodyOf<'liveCreate'> => ({
  ...{ months, mode, key },
  pace: mode === 'PAPER' ? 'NONE' : pace,
  ...(mode === 'WEEK' ? { schedule: { first, everyDays } } : {}),
});
