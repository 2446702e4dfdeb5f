import { ok, type Result, refuse } from '@consorcio/kernel';
import {
  CLASS_DAYS,
  CLASS_LATER_DAYS,
  CLASS_SECOND_HOURS,
  QUIZ_LATER_DAYS,
  QUIZ_MOMENTS,
  QUIZ_VERSION,
  type QuizForm,
  type QuizMoment,
  type QuizVersion,
} from '../quiz-words.ts';
import { formAt, momentOf } from './forms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From this many days after the second on the right answers are shown, and the third part is no longer asked. */
export const ANSWERS_FROM_DAYS = 30;

/** What is known of a player's quiz; times in milliseconds since 1970. */
export interface QuizFacts {
  readonly playerId: string;
  /** When the last campaign ended in success or default; null while none has. */
  readonly endedAt: number | null;
  /** Whether the first part was answered with the code of a class that was drawn. */
  readonly isInClass: boolean;
  /** The set of questions of the parts; null while there is none. */
  readonly version: QuizVersion | null;
  readonly parts: readonly { readonly moment: QuizMoment; readonly answeredAt: number }[];
}

/** Where a player stands: a part is asked, one has to be waited for, or all that is asked was asked. */
export type QuizStanding =
  | { readonly kind: 'ASK'; readonly moment: QuizMoment; readonly form: QuizForm; readonly version: QuizVersion }
  /** Until a campaign has ended. */
  | { readonly kind: 'WAIT_CAMPAIGN' }
  /** Until the second part opens for a class. */
  | { readonly kind: 'WAIT_CLASS' }
  /** Until the third part opens, in whole days. */
  | { readonly kind: 'WAIT_DAYS'; readonly days: number }
  /** The right answers are shown. */
  | { readonly kind: 'OVER' };

/**
 * Which part a player is asked now (LEARN 2.3; decision 0050). Of a class the second is asked by the clock alone, whatever was
 * played: were it asked after a campaign, only those who finish one would be compared with a class in which everybody answers.
 */
export function quizStanding({ playerId, endedAt, isInClass, version, parts }: QuizFacts, now: number): QuizStanding {
  const ask = (moment: QuizMoment): QuizStanding => ({
    kind: 'ASK',
    moment,
    form: formAt(playerId, moment),
    version: version ?? QUIZ_VERSION,
  });
  const partAt = (moment: QuizMoment) => parts.find((part) => part.moment === moment);
  const after = partAt('AFTER');
  const before = partAt('BEFORE');
  if (after === undefined && isInClass && before !== undefined)
    return now - before.answeredAt >= CLASS_SECOND_HOURS * HOUR ? ask('AFTER') : { kind: 'WAIT_CLASS' };
  if (after === undefined) {
    if (endedAt !== null) return ask('AFTER');
    return before === undefined ? ask('BEFORE') : { kind: 'WAIT_CAMPAIGN' };
  }
  if (partAt('LATER') !== undefined) return { kind: 'OVER' };
  const days = (now - after.answeredAt) / DAY;
  const [from, until] = isInClass ? [CLASS_LATER_DAYS, CLASS_DAYS] : [QUIZ_LATER_DAYS, ANSWERS_FROM_DAYS];
  if (days >= until) return { kind: 'OVER' };
  return days >= from ? ask('LATER') : { kind: 'WAIT_DAYS', days: Math.ceil(from - days) };
}

/** A part that was answered before, one whose time is over, and one that is not asked now. */
export type QuizRefusal = 'QUIZ_ALREADY_ANSWERED' | 'QUIZ_LATE' | 'QUIZ_NOT_ASKED';

/** The moment for which answers to a form are kept, and days since the last campaign ended, rounded down. */
export interface QuizAccepted {
  readonly moment: QuizMoment;
  readonly daysSinceEnd: number | null;
}

/**
 * Whether answers to a form of a set may be kept now: only those of the one part that is asked. All parts of a player are of
 * the set of the first, which a page of the last release may choose.
 */
export function acceptQuiz(
  facts: QuizFacts,
  { form, version }: { readonly form: QuizForm; readonly version: QuizVersion },
  now: number,
): Result<QuizAccepted, QuizRefusal> {
  const standing = quizStanding(facts, now);
  const moment = momentOf(facts.playerId, form);
  const isOfSet = facts.version === null || facts.version === version;
  if (standing.kind === 'ASK' && standing.moment === moment && isOfSet)
    return ok({ moment, daysSinceEnd: facts.endedAt === null ? null : Math.floor((now - facts.endedAt) / DAY) });
  if (facts.parts.some((part) => part.moment === moment)) return refuse('QUIZ_ALREADY_ANSWERED');
  const isOver =
    standing.kind === 'OVER' ||
    (standing.kind === 'ASK'
      ? QUIZ_MOMENTS.indexOf(moment) < QUIZ_MOMENTS.indexOf(standing.moment)
      : standing.kind === 'WAIT_DAYS' && moment === 'BEFORE');
  return refuse(isOver ? 'QUIZ_LATE' : 'QUIZ_NOT_ASKED');
}
