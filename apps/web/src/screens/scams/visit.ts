import { kept, wholeFrom } from '@consorcio/contract/kept';
import type { Message } from '@consorcio/copy/scams';
import { Dice } from '@consorcio/kernel';
import { clientSeedOf } from '../../session/client-seed.ts';

/** The first thing done with a message. */
export type FirstAction = 'pay' | 'ask' | 'check';

export interface Answer {
  readonly message: Message;
  readonly first: FirstAction;
  /** Looked up before it was decided. */
  readonly isChecked: boolean;
  readonly hasPaid: boolean;
}

/** How a visit went: scams barred, right charges refused, scams looked up before the decision. What is unsafe counts in none. */
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
  const scams = answers.filter(({ message }) => message.kind === 'SCAM');
  const right = answers.filter(({ message }) => message.kind === 'RIGHT');
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

/*
 * What this device keeps of the messages, and nothing else does: when the first set was done, and for the time of a visit
 * the seed of its order, so that a reloaded page shows the same.
 */

export const FIRST_DONE = kept('golpe-primeira-vez', wholeFrom(1));
export const SEED = kept('golpe-ordem', (text) => (/^[0-9a-f]{32}$/.test(text) ? text : null));

/** When the first set was done, in milliseconds; null when it was not. */
export const firstDone = (): number | null => FIRST_DONE.read();
export const keepFirstDone = (now: number): void => {
  if (firstDone() === null) FIRST_DONE.write(now);
};

/** The seed of this visit's order: 32 hex digits. */
export function seedOfVisit(): string {
  const known = SEED.read();
  if (known !== null) return known;
  const seed = clientSeedOf('');
  SEED.write(seed);
  return seed;
}
/** The next set comes in another order. */
export const forgetSeed = (): void => SEED.forget();
