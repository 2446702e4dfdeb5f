import type { Message } from '@consorcio/copy/scams';
import { Dice } from '@consorcio/kernel';

/** The first thing done with a message. */
export type FirstAction = 'pay' | 'ask' | 'check';

/** What was done with one message. */
export interface Answer {
  readonly message: Message;
  readonly first: FirstAction;
  /** Looked up before it was decided. */
  readonly isChecked: boolean;
  readonly hasPaid: boolean;
  readonly isClueFound: boolean;
}

/** How a visit went: scams barred, right charges refused, scams looked up before the decision. */
export interface Score {
  readonly scams: number;
  readonly barred: number;
  readonly right: number;
  readonly refused: number;
  readonly checked: number;
}

/** False alarms from which on the advice not to distrust everything is given. */
const TOO_WARY = 2;

/** The messages in the order of a visit. `seed`: 32 hex digits. */
export const inOrder = (messages: readonly Message[], seed: string): readonly Message[] =>
  Dice.of(seed, 0).shuffled(messages);

export function scoreOf(answers: readonly Answer[]): Score {
  const scams = answers.filter(({ message }) => message.isScam);
  const right = answers.filter(({ message }) => !message.isScam);
  return {
    scams: scams.length,
    barred: scams.filter(({ hasPaid }) => !hasPaid).length,
    right: right.length,
    refused: right.filter(({ hasPaid }) => !hasPaid).length,
    checked: scams.filter(({ isChecked }) => isChecked).length,
  };
}

export const isTooWary = ({ refused }: Score): boolean => refused >= TOO_WARY;

/** Days from the end of the first set to the second. */
export const DAYS_BETWEEN = 7;
const DAY = 86_400_000;

/** Whole days until the second set may be played, 0 from then on; null before the first was. Times in milliseconds. */
export function daysLeft(firstDone: number | null, now: number): number | null {
  if (firstDone === null) return null;
  return Math.max(0, Math.ceil((firstDone + DAYS_BETWEEN * DAY - now) / DAY));
}
