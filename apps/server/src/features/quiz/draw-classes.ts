import { randomInt } from 'node:crypto';
import { GROUP_CODE_LENGTH, GROUP_CODE_SIGNS } from '@consorcio/contract';
import { classPath } from '@consorcio/contract/wire';
import type { ClassComparison } from '@consorcio/rules/quiz-analysis';
import { CLASS_ARMS, type ClassArm, LEAST_PAIRS } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../db/database.ts';
import { newId } from '../../ids.ts';

/* The comparison of classes (LEARN 2.7), as the operator draws and reads it. */

/** Pairs that are drawn at once: a slip of the finger writes no thousands. */
export const MOST_PAIRS = 100;

/** `$1` code, `$2` pair, `$3` arm, `$4` now. */
const KEEP_CLASS = statement<never>({
  name: 'operate-class-keep',
  text: 'insert into quiz_class (class_code, pair_id, arm, drawn_at) values ($1, $2, $3, $4)',
});

/** A class as it is told to whoever leads it. */
export interface DrawnClass {
  /** Counted from 1 in this draw. */
  readonly pair: number;
  /** Which of the two: the organiser has written down beforehand which class is which. */
  readonly class: 1 | 2;
  readonly arm: ClassArm;
  readonly code: string;
}

const newCode = (): string =>
  Array.from({ length: GROUP_CODE_LENGTH }, () => GROUP_CODE_SIGNS.charAt(randomInt(GROUP_CODE_SIGNS.length))).join('');

/**
 * Draws pairs of classes: of each pair a fair coin decides which one waits, so that both arms have as many. All of them are kept,
 * or none. `toss` gives 0 or 1; `now` in milliseconds since 1970.
 */
export async function drawClasses(
  database: Pick<Database, 'transaction'>,
  pairs: number,
  now: number,
  toss: () => number = () => randomInt(CLASS_ARMS.length),
): Promise<readonly DrawnClass[]> {
  const drawn = Array.from({ length: pairs }, (_, place) => {
    const [first, second] = toss() === 0 ? CLASS_ARMS : CLASS_ARMS.toReversed();
    return { id: newId(now), place: place + 1, arms: [first ?? 'PLAY', second ?? 'WAIT'] as const };
  });
  return database.transaction(async (query) => {
    const told: DrawnClass[] = [];
    for (const { id, place, arms } of drawn)
      for (const [at, arm] of arms.entries()) {
        const code = newCode();
        await query(KEEP_CLASS, [code, id, arm, new Date(now)]);
        told.push({ pair: place, class: at === 0 ? 1 : 2, arm, code });
      }
    return told;
  });
}

const ARM_NAMES = { PLAY: 'plays first', WAIT: 'waits' } as const satisfies Record<ClassArm, string>;

/** A line of the printed draw; `origin`: where the game is played. */
export const drawnLine = ({ pair, class: which, arm, code }: DrawnClass, origin: string) => ({
  ...{ pair, class: which, arm: ARM_NAMES[arm] },
  address: `${origin}${classPath(code)}`,
});

const two = (n: number): string => n.toFixed(2);

/** What the comparison says, as lines of text; the arms are a table of their own. */
export function comparisonLines({ drawn, counted, difference }: ClassComparison): readonly string[] {
  const pairs = `${drawn} pairs are over, ${counted} of them counted.`;
  if (difference === null) return [`${pairs} Nothing is told of fewer than ${LEAST_PAIRS}: no cause can be named.`];
  const { mean, low, high, deviation, effect } = difference;
  return [
    pairs,
    `Played less waited: ${two(mean)} right answers of eight (95 % interval ${two(low)} to ${two(high)}, SD between pairs ${two(deviation)}${effect === null ? '' : `, ${two(effect)} SD of the first scores`}).`,
  ];
}
