import { CLASS_ARMS, type ClassArm, MINIMUM_COHORT, STUDY_PAIRS } from '../quiz-words.ts';
import { type Interval, interval, NO_SUMS, type Sums, withValue } from './interval.ts';
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

/** What may be concluded: playing taught more or less, who is missing could change that, or the arms are not told apart. */
export type ClassVerdict = 'MORE' | 'LESS' | 'MISSING' | 'NONE';

/** The arms differ only where the whole interval, and the bounds for who is missing, lie on one side of zero. */
export function verdictOf({ low, high, bounds }: Pick<ClassDifference, 'low' | 'high' | 'bounds'>): ClassVerdict {
  if (low <= 0 && high >= 0) return 'NONE';
  if (low > 0) return bounds.low > 0 ? 'MORE' : 'MISSING';
  return bounds.high < 0 ? 'LESS' : 'MISSING';
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

/** The least and the most that the mean of these gains is where only the share `kept` of them is looked at. */
function trimmed(gains: readonly number[], kept: number): readonly [low: number, high: number] {
  const sorted = [...gains].sort((a, b) => a - b);
  const count = Math.max(1, Math.round(kept * sorted.length));
  return [meanOf(sorted.slice(0, count)), meanOf(sorted.slice(sorted.length - count))];
}

type Pair = Readonly<Record<ClassArm, readonly PupilAnswers[]>>;
const answersOf = (pairs: readonly Pair[], arm: ClassArm, part: Later): readonly number[] =>
  gainsOf(
    pairs.flatMap((pair) => pair[arm]),
    part,
  );

/**
 * The difference at a part: means of who answered it, each in the arm that was drawn, and Lee's bounds for who did not: the arm
 * that kept more is cut to the share of the other one, from either end. Null of fewer than two pairs, and of an arm of fewer than
 * ten who answered (LEARN 2.4).
 */
function differenceAt(part: Later, pairs: readonly Pair[], spread: number): ClassDifference | null {
  const answered = pairs
    .map(({ PLAY, WAIT }) => ({ PLAY: gainsOf(PLAY, part), WAIT: gainsOf(WAIT, part) }))
    .filter(({ PLAY, WAIT }) => PLAY.length > 0 && WAIT.length > 0);
  const isOfFew = CLASS_ARMS.some((arm) => answersOf(pairs, arm, part).length < MINIMUM_COHORT);
  if (answered.length < 2 || isOfFew) return null;
  const keptBy = (arm: ClassArm): number =>
    answersOf(pairs, arm, part).length / pairs.flatMap((pair) => pair[arm]).length;
  const [play, wait] = [keptBy('PLAY'), keptBy('WAIT')];
  const least = Math.min(play, wait);
  const bounds = answered.map(({ PLAY, WAIT }) => {
    const [[leastPlay, mostPlay], [leastWait, mostWait]] = [trimmed(PLAY, least / play), trimmed(WAIT, least / wait)];
    return { low: leastPlay - mostWait, high: mostPlay - leastWait };
  });
  const told = interval(sumsOf(answered.map(({ PLAY, WAIT }) => meanOf(PLAY) - meanOf(WAIT))));
  return {
    ...told,
    effect: spread === 0 ? null : told.mean / spread,
    bounds: { low: meanOf(bounds.map(({ low }) => low)), high: meanOf(bounds.map(({ high }) => high)) },
  };
}

function armResults(arm: ClassArm, classes: readonly (readonly PupilAnswers[])[]): ArmResults {
  const pupils = classes.flat();
  const both = pupils.filter(({ second }) => second !== null);
  const gains = sumsOf(gainsOf(pupils, 'second'));
  return {
    arm,
    classes: classes.length,
    first: pupils.length,
    both: both.length,
    later: pupils.filter(({ third }) => third !== null).length,
    before: meanOf(both.map(({ first }) => scoreOf({ answers: first }))),
    after: meanOf(both.map(({ second }) => scoreOf({ answers: second ?? '' }))),
    gain: gains.n === 0 ? 0 : gains.sum / gains.n,
    deviation: gains.n < 2 ? 0 : interval(gains).deviation,
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
  const isOfFew = CLASS_ARMS.some((arm) => answersOf(counted, arm, 'second').length < MINIMUM_COHORT);
  if (drawn < STUDY_PAIRS || isOfFew) return { ...told, arms: [], difference: null, delayed: null };
  const firsts = counted
    .flatMap(({ PLAY, WAIT }) => [...PLAY, ...WAIT])
    .map(({ first }) => scoreOf({ answers: first }));
  const spread = interval(sumsOf(firsts)).deviation;
  return {
    ...told,
    arms: CLASS_ARMS.map((arm) =>
      armResults(
        arm,
        counted.map((pair) => pair[arm]),
      ),
    ),
    difference: differenceAt('second', counted, spread),
    delayed: differenceAt('third', counted, spread),
  };
}
