import { CLASS_ARMS, type ClassArm, STUDY_PAIRS } from '../quiz-words.ts';
import { type Interval, interval, NO_SUMS, type Sums, together, withValue } from './interval.ts';
import { scoreOf } from './part.ts';

/** What one player of a class answered: eight options `kxyn` of the first part, and of each later one that was answered. */
interface PupilAnswers {
  readonly first: string;
  readonly second: string | null;
  /** Four weeks after the second. */
  readonly third: string | null;
  /** Whether a campaign had ended when the second part was answered. */
  readonly hasEnded: boolean;
}

/** A class that was drawn, with everybody who answered the first part with its code. */
export interface ClassAnswers {
  /** The same for the two classes of a pair. */
  readonly pair: string;
  readonly arm: ClassArm;
  readonly pupils: readonly PupilAnswers[];
}

/** One arm over all counted pairs. Scores are right answers of eight; means after the first part are of those who answered it. */
export interface ArmResults {
  readonly arm: ClassArm;
  readonly classes: number;
  /** Players who answered the first part, and those of them who answered the second too. */
  readonly first: number;
  readonly both: number;
  /** Those who answered the first and the third part. */
  readonly later: number;
  readonly before: number;
  readonly after: number;
  readonly gain: number;
  /** Standard deviation of the gains between persons. */
  readonly deviation: number;
  /** Share whose campaign had ended before the second part: how far the arms did what was drawn. */
  readonly ended: number;
}

/** A difference over pairs: the class that played less the one that had the lesson on paper. */
export interface ClassDifference extends Interval {
  /** The mean in standard deviations of the first scores; null where all are alike. */
  readonly effect: number | null;
  /** What the mean may be when those who are missing are the worst or the best of the arm that kept more (Lee, 2009). */
  readonly bounds: { readonly low: number; readonly high: number };
}

export interface ClassComparison {
  /** Pairs of the study whose time is over, and those of which both classes answered. */
  readonly drawn: number;
  readonly counted: number;
  /** Empty while fewer than `STUDY_PAIRS` are over. */
  readonly arms: ArmResults[];
  /** At the second part, and four weeks later: the one on which the study was planned. Null as above. */
  readonly difference: ClassDifference | null;
  readonly delayed: ClassDifference | null;
}

type Later = 'second' | 'third';

/** What is known of the gains of a class: of who is missing none. */
const gainsOf = (pupils: readonly PupilAnswers[], part: Later): readonly number[] =>
  pupils.flatMap((pupil) => {
    const later = pupil[part];
    return later === null ? [] : [scoreOf({ answers: later }) - scoreOf({ answers: pupil.first })];
  });

const sumsOf = (values: readonly number[]): Sums => values.reduce(withValue, NO_SUMS);
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Everybody who was drawn and answered the first part counts: who did not answer a later one has gained nothing. So nobody can
 * leave an arm for the better.
 */
const allOf = (pupils: readonly PupilAnswers[], part: Later): number => {
  const gains = gainsOf(pupils, part);
  return gains.reduce((sum, gain) => sum + gain, 0) / pupils.length;
};

/** The least and the most that the mean gain is where the share `kept` of all is looked at: the lowest gains, the highest. */
function trimmed(pupils: readonly PupilAnswers[], part: Later, kept: number): readonly [low: number, high: number] {
  const sorted = [...gainsOf(pupils, part)].sort((a, b) => a - b);
  const count = Math.min(sorted.length, Math.max(1, Math.round(kept * pupils.length)));
  return [meanOf(sorted.slice(0, count)), meanOf(sorted.slice(sorted.length - count))];
}

type Pair = Readonly<Record<ClassArm, readonly PupilAnswers[]>>;

/** Lee's bounds of a pair: the class that kept a larger share is cut to the share of the other one, from either end. */
function boundsOf({ PLAY, WAIT }: Pair, part: Later): readonly [low: number, high: number] {
  const kept = Math.min(...[PLAY, WAIT].map((pupils) => gainsOf(pupils, part).length / pupils.length));
  const [[leastPlay, mostPlay], [leastWait, mostWait]] = [trimmed(PLAY, part, kept), trimmed(WAIT, part, kept)];
  return [leastPlay - mostWait, mostPlay - leastWait];
}

function armResults(arm: ClassArm, classes: readonly (readonly PupilAnswers[])[]): ArmResults {
  const pupils = classes.flat();
  const both = pupils.filter(({ second }) => second !== null);
  const gains = sumsOf(gainsOf(pupils, 'second'));
  return {
    ...{ arm, classes: classes.length, first: pupils.length, both: both.length },
    later: pupils.filter(({ third }) => third !== null).length,
    before: meanOf(both.map(({ first }) => scoreOf({ answers: first }))),
    after: meanOf(both.map(({ second }) => scoreOf({ answers: second ?? '' }))),
    ...{ gain: gains.n === 0 ? 0 : gains.sum / gains.n, deviation: gains.n < 2 ? 0 : interval(gains).deviation },
    ended: both.length === 0 ? 0 : both.filter(({ hasEnded }) => hasEnded).length / both.length,
  };
}

/** The pairs of which somebody in each class answered the first part. */
function pairsOf(classes: readonly ClassAnswers[]): { readonly drawn: number; readonly counted: readonly Pair[] } {
  const pairs = new Map<string, Map<ClassArm, readonly PupilAnswers[]>>();
  for (const { pair, arm, pupils } of classes)
    pairs.set(pair, (pairs.get(pair) ?? new Map<ClassArm, readonly PupilAnswers[]>()).set(arm, pupils));
  const counted = [...pairs.values()].flatMap((of): Pair[] => {
    const [PLAY = [], WAIT = []] = CLASS_ARMS.map((arm) => of.get(arm));
    return PLAY.length === 0 || WAIT.length === 0 ? [] : [{ PLAY, WAIT }];
  });
  return { drawn: pairs.size, counted };
}

/**
 * Compares classes that played with classes that had the lesson on paper (LEARN 2.7). The class was drawn and not the person,
 * so the class is what is counted: one difference a pair, and Student's t over pairs (paired cluster-level analysis; Hayes
 * and Moulton, Cluster Randomised Trials, chapter 10). It is told once, of all pairs of the study, so that no look in
 * between can find by chance what is not there.
 */
export function compareClasses(classes: readonly ClassAnswers[]): ClassComparison {
  const { drawn, counted } = pairsOf(classes);
  const told = { drawn, counted: counted.length };
  if (drawn < STUDY_PAIRS || counted.length < 2) return { ...told, arms: [], difference: null, delayed: null };
  const firsts = counted
    .flatMap(({ PLAY, WAIT }) => [...PLAY, ...WAIT])
    .map(({ first }) => scoreOf({ answers: first }));
  const spread = interval(sumsOf(firsts)).deviation;
  const differenceAt = (part: Later): ClassDifference => {
    const over = counted
      .map(({ PLAY, WAIT }) => sumsOf([allOf(PLAY, part) - allOf(WAIT, part)]))
      .reduce(together, NO_SUMS);
    const told = interval(over);
    const bounds = counted.map((pair) => boundsOf(pair, part));
    return {
      ...told,
      effect: spread === 0 ? null : told.mean / spread,
      bounds: { low: meanOf(bounds.map(([low]) => low)), high: meanOf(bounds.map(([, high]) => high)) },
    };
  };
  return {
    ...told,
    arms: CLASS_ARMS.map((arm) =>
      armResults(
        arm,
        counted.map((pair) => pair[arm]),
      ),
    ),
    difference: differenceAt('second'),
    delayed: differenceAt('third'),
  };
}
