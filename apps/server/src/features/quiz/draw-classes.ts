import { randomBytes } from 'node:crypto';
import { GROUP_CODE_LENGTH, GROUP_CODE_SIGNS } from '@consorcio/contract';
import { classPath } from '@consorcio/contract/wire';
import { commitmentOf, drawFrom } from '@consorcio/rules';
import type { ClassComparison, ClassDifference } from '@consorcio/rules/quiz-analysis';
import { CLASS_ARMS, type ClassArm, STUDY_PAIRS } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../db/database.ts';
import { allOrNothing } from '../../db/guarded-write.ts';

/* The study of classes (LEARN 2.7, docs/study.md), as the operator seals, draws and reads it. */

/** `$1` code, `$2` pair, `$3` arm, `$4` now; no row where the code is taken. */
const KEEP_CLASS = statement<{ readonly written: boolean }>('operate-class-keep')`
  insert into quiz_class (class_code, pair_id, arm, drawn_at) values ($1, $2, $3, $4)
    on conflict do nothing returning true as written`;

/** The number under which a committee for ethics in research has the protocol (CAAE, Plataforma Brasil). */
const COMMITTEE_NUMBER = /^\d{8}\.\d\.\d{4}\.\d{4}$/;

/** What is decided before any class is listed: the committee's number, and the seed whose seal is registered with it. */
export interface StudySeal {
  readonly committee: string;
  /** 64 hex digits; published when the study is over. */
  readonly seed: string;
}

/** Seals a new study; null without a committee's number. */
export const sealStudy = (committee: string): StudySeal | null =>
  COMMITTEE_NUMBER.test(committee) ? { committee, seed: randomBytes(32).toString('hex') } : null;

/** A seal as its file has it; null for anything else. */
export function readSeal(text: string): StudySeal | null {
  try {
    const { committee, seed } = JSON.parse(text) as Partial<StudySeal>;
    const isSeal = COMMITTEE_NUMBER.test(committee ?? '') && /^[0-9a-f]{64}$/.test(seed ?? '');
    return isSeal ? ({ committee, seed } as StudySeal) : null;
  } catch {
    return null;
  }
}

/** What is registered before the draw: who opens the seed later sees that it is the same. */
export const sealOf = ({ seed }: StudySeal): string => commitmentOf(seed);

/** A class as it is told to whoever leads it. */
export interface DrawnClass {
  /** Counted from 1. */
  readonly pair: number;
  /** Which of the two: the organiser has written down beforehand which class is which. */
  readonly class: 1 | 2;
  readonly arm: ClassArm;
  readonly code: string;
  readonly pairId: string;
}

/**
 * All pairs of a study by the game's own draw (RULES 8): the committee's number is the word, `turma:{pair}` of 2 says whether the
 * first class of the pair plays (0) or waits, `codigo:{pair}:{class}:{sign}` gives its code.
 */
export function classesOf({ committee, seed }: StudySeal, pairs = STUDY_PAIRS): readonly DrawnClass[] {
  const draw = drawFrom({ serverSeed: seed, clientSeed: committee.replaceAll('.', '-') });
  const hex = (label: string, digits: number): string =>
    Array.from({ length: digits }, (_, i) => draw(16, `${label}:${i}`).toString(16)).join('');
  return Array.from({ length: pairs }, (_, place) => {
    const pair = place + 1;
    const pairId = hex(`par:${pair}`, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const arms = draw(CLASS_ARMS.length, `turma:${pair}`) === 0 ? CLASS_ARMS : CLASS_ARMS.toReversed();
    return arms.map((arm, at): DrawnClass => {
      const signs = Array.from({ length: GROUP_CODE_LENGTH }, (_, i) =>
        GROUP_CODE_SIGNS.charAt(draw(GROUP_CODE_SIGNS.length, `codigo:${pair}:${at + 1}:${i}`)),
      );
      return { pair, class: at === 0 ? 1 : 2, arm, code: signs.join(''), pairId };
    });
  }).flat();
}

/**
 * Keeps a study's classes, all of them or none; null where this seal was drawn before. `now` in milliseconds since 1970.
 */
export async function drawClasses(
  database: Pick<Database, 'transaction'>,
  seal: StudySeal,
  now: number,
  pairs = STUDY_PAIRS,
): Promise<readonly DrawnClass[] | null> {
  const drawn = classesOf(seal, pairs);
  const isDrawn = await allOrNothing(database, async (query) => {
    for (const { code, pairId, arm } of drawn)
      if ((await query(KEEP_CLASS, [code, pairId, arm, new Date(now)])).length === 0) return false;
    return true;
  });
  return isDrawn ? drawn : null;
}

const ARM_NAMES = { PLAY: 'plays first', WAIT: 'paper first' } as const satisfies Record<ClassArm, string>;

/** A line of the printed draw; `origin`: where the game is played. */
export const drawnLine = ({ pair, class: which, arm, code }: DrawnClass, origin: string) => ({
  pair,
  class: which,
  arm: ARM_NAMES[arm],
  address: `${origin}${classPath(code)}`,
});

const two = (n: number): string => n.toFixed(2);

const differenceLine = (when: string, { mean, low, high, deviation, effect, bounds }: ClassDifference): string =>
  `${when}, played less paper: ${two(mean)} right answers of eight (95 % interval ${two(low)} to ${two(high)}, SD between pairs ${two(deviation)}${effect === null ? '' : `, ${two(effect)} SD of the first scores`}; bounds for who is missing ${two(bounds.low)} to ${two(bounds.high)}).`;

/** What the comparison says, as lines of text; the arms are a table of their own. */
export function comparisonLines({ drawn, counted, difference, delayed }: ClassComparison): readonly string[] {
  const pairs = `${drawn} pairs are over, ${counted} of them counted.`;
  if (difference === null || delayed === null)
    return [`${pairs} Nothing is told before all ${STUDY_PAIRS} of a study are over.`];
  return [pairs, differenceLine('Second part', difference), differenceLine('Four weeks later', delayed)];
}
