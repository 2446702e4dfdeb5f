import { CLASS_ARMS, type ClassArm, LEAST_PAIRS, MINIMUM_COHORT } from '../quiz-words.ts';
import { type Interval, interval, NO_SUMS, type Sums, together, withValue } from './interval.ts';
import { scoreOf } from './part.ts';

/** What one player of a class answered: eight options `kxyn` of the first part and, if it was answered, of the second. */
interface PupilAnswers {
  readonly first: string;
  readonly second: string | null;
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

/** One arm over all counted pairs. Scores and gains are right answers of eight, of those who answered both parts. */
export interface ArmResults {
  readonly arm: ClassArm;
  readonly classes: number;
  /** Players who answered the first part, and those of them who answered the second too. */
  readonly first: number;
  readonly both: number;
  readonly before: number;
  readonly after: number;
  readonly gain: number;
  /** Standard deviation of the gains between persons. */
  readonly deviation: number;
  /** Share whose campaign had ended before the second part: how far the arms did what was drawn. */
  readonly ended: number;
}

export interface ClassComparison {
  /** Pairs that were drawn and whose time is over, and those that are counted. */
  readonly drawn: number;
  readonly counted: number;
  /** Empty while fewer than `LEAST_PAIRS` are counted. */
  readonly arms: ArmResults[];
  /**
   * Mean over pairs of the class that played less the class that waited, each by its mean gain; `deviation` is that between
   * pairs, `effect` the mean in standard deviations of the first scores (null where all are alike). Null as above.
   */
  readonly difference: (Interval & { readonly effect: number | null }) | null;
}

/** Sums over persons who answered both parts. */
interface Kept {
  first: number;
  ended: number;
  before: Sums;
  after: Sums;
  gains: Sums;
}

function keptOf(pupils: readonly PupilAnswers[]): Kept {
  const kept: Kept = { first: pupils.length, ended: 0, before: NO_SUMS, after: NO_SUMS, gains: NO_SUMS };
  for (const { first, second, hasEnded } of pupils) {
    if (second === null) continue;
    const [from, to] = [scoreOf({ answers: first }), scoreOf({ answers: second })];
    kept.ended += hasEnded ? 1 : 0;
    kept.before = withValue(kept.before, from);
    kept.after = withValue(kept.after, to);
    kept.gains = withValue(kept.gains, to - from);
  }
  return kept;
}

const meanOf = ({ n, sum }: Sums): number => sum / n;
const all = (of: readonly Kept[], what: 'before' | 'after' | 'gains'): Sums =>
  of.map((each) => each[what]).reduce(together, NO_SUMS);

function armResults(arm: ClassArm, classes: readonly Kept[]): ArmResults {
  const gains = all(classes, 'gains');
  const count = (what: 'first' | 'ended') => classes.reduce((n, each) => n + each[what], 0);
  return {
    ...{ arm, classes: classes.length, first: count('first'), both: gains.n },
    ...{ before: meanOf(all(classes, 'before')), after: meanOf(all(classes, 'after')) },
    ...{ gain: meanOf(gains), deviation: interval(gains).deviation, ended: count('ended') / gains.n },
  };
}

/** The two classes of each pair, in the order of `CLASS_ARMS`. */
function pairsOf(classes: readonly ClassAnswers[]): readonly (readonly Kept[])[] {
  const pairs = new Map<string, Map<ClassArm, Kept>>();
  for (const { pair, arm, pupils } of classes) {
    const of = pairs.get(pair) ?? new Map<ClassArm, Kept>();
    pairs.set(pair, of.set(arm, keptOf(pupils)));
  }
  return [...pairs.values()].map((of) => CLASS_ARMS.flatMap((arm) => of.get(arm) ?? []));
}

/**
 * Compares classes that played with classes that waited (LEARN 2.7). The class was drawn and not the person, so the class is
 * what is counted: one difference a pair, and Student's t over pairs (paired cluster-level analysis; Hayes and Moulton, Cluster
 * Randomised Trials, chapter 10). Everybody counts in the arm that was drawn, whatever was played. A pair counts when in
 * each class ten players or more answered both parts.
 */
export function compareClasses(classes: readonly ClassAnswers[]): ClassComparison {
  const pairs = pairsOf(classes);
  const counted = pairs.filter(
    (pair) => pair.length === CLASS_ARMS.length && pair.every(({ gains }) => gains.n >= MINIMUM_COHORT),
  );
  const told = { drawn: pairs.length, counted: counted.length };
  if (counted.length < LEAST_PAIRS) return { ...told, arms: [], difference: null };
  const differences = counted.map(([play, wait]) =>
    play === undefined || wait === undefined ? 0 : meanOf(play.gains) - meanOf(wait.gains),
  );
  const difference = interval(differences.reduce(withValue, NO_SUMS));
  const spread = interval(all(counted.flat(), 'before')).deviation;
  return {
    ...told,
    arms: CLASS_ARMS.map((arm, place) =>
      armResults(
        arm,
        counted.flatMap((pair) => pair[place] ?? []),
      ),
    ),
    difference: { ...difference, effect: spread === 0 ? null : difference.mean / spread },
  };
}
