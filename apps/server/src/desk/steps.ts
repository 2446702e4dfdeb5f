import { PATHS } from '@consorcio/contract';
import type { Played } from '@consorcio/game';
import type { Fact } from '@consorcio/rules';
import { createdAt } from '../ids.ts';
import { countDecisions } from './behaviour.ts';
import type { DayCounts } from './day-counts.ts';
import { dayOf, weekOf } from './days.ts';

/** Names of what is counted by day. */
export const ANSWERS = {
  errors: 'errors',
  time: 'time',
  calls: 'calls',
  callTime: 'call-ms',
  opened: 'opened',
} as const;

/** Milliseconds up to which an answer counts into each step; those above all count into the last, of no number. */
export const TIME_STEPS = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const;
export const BEYOND = 'more';

/** How far players come with their first dream, in order, and the screen on which each step is taken. */
export const STEPS = {
  account: PATHS.register,
  persona: PATHS.characterSelection,
  dream: PATHS.dreamSelection,
  minigame: PATHS.minigame,
  instalment: PATHS.map,
  assembly: PATHS.map,
  ended: PATHS.map,
  fulfilled: PATHS.map,
  certificate: PATHS.certificate,
} as const;
type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as readonly Step[];

/** How campaigns end, and that they begin. */
const ENDS = ['BEGUN', 'PAID', 'BID', 'JACKPOT', 'DEFAULT', 'GAVE_UP'] as const;
type End = (typeof ENDS)[number];

/** Names of what is counted by day. */
export const COUNTED = {
  steps: 'steps',
  cohorts: 'cohorts',
  ends: 'ends',
  guests: 'guests',
  refused: 'desk-refused',
} as const;

/** Counts a step of a player's, once for each player: the caller knows that it is the first time. */
export function countStep(counts: DayCounts, playerId: string, step: Step): void {
  counts.count(COUNTED.steps, step);
  counts.count(COUNTED.cohorts, `${weekOf(dayOf(createdAt(playerId)))} ${step}`);
}

/** Players without an account: how many were made, and how many kept their progress in an account. */
const GUEST_COUNTS = ['MADE', 'CLAIMED'] as const;

export const countGuest = (counts: DayCounts, what: (typeof GUEST_COUNTS)[number]): void =>
  counts.count(COUNTED.guests, what);

export const countEnd = (counts: DayCounts, end: End): void => counts.count(COUNTED.ends, end);

/** The step that a fact of a player's first campaign takes, the first time. */
function stepOf(fact: Fact): readonly Step[] {
  switch (fact.type) {
    case 'MinigameFinished':
      return fact.ordinal === 1 ? ['minigame'] : [];
    case 'InstalmentPaid':
      return fact.cycle === 1 ? ['instalment'] : [];
    case 'BidWon':
    case 'BidLost':
    case 'EffortKept':
      return fact.cycle === 1 ? ['assembly'] : [];
    case 'DreamCompleted':
      return ['ended', 'fulfilled'];
    case 'Defaulted':
      return ['ended'];
    default:
      return [];
  }
}

function endOf(fact: Fact): End | null {
  if (fact.type === 'DreamCompleted') return fact.context;
  if (fact.type === 'Defaulted') return 'DEFAULT';
  return fact.type === 'GaveUp' ? 'GAVE_UP' : null;
}

/** Counts what a command of a campaign has done; called once it is written. */
export function countCommand(counts: DayCounts, { playerId, number, before, after, facts }: Played): void {
  countDecisions(counts, number, before, facts);
  for (const fact of facts) {
    const end = endOf(fact);
    if (end !== null) countEnd(counts, end);
    if (number === 1) for (const step of stepOf(fact)) countStep(counts, playerId, step);
  }
  const isSeen = after.resultsSeen && !before.resultsSeen && after.status === 'SUCCESS';
  if (isSeen && number === 1) countStep(counts, playerId, 'certificate');
}
