import {
  MINIMUM_COHORT,
  QUIZ_CONFIDENCES,
  QUIZ_FAMILIES,
  type QuizFamily,
  type QuizForm,
  type QuizMoment,
} from '../quiz-words.ts';
import {
  type COMPARISONS,
  type Comparison,
  type FormSums,
  type Gathered,
  type MomentSums,
  mayBePublished,
  type PairSums,
  playersOf,
  scoresOf,
} from './gathering.ts';
import { type Interval, interval, NO_SUMS, shifted, together } from './interval.ts';
import { byConfidence, chosen, discrimination, type ItemSums, joined, sureAndWrong } from './item-sums.ts';

/** Shares of those who answered, from 0 to 1. */
export interface Shares {
  readonly k: number;
  readonly x: number;
  readonly y: number;
  readonly n: number;
  readonly sureAndWrong: number;
}
export interface ItemResults extends Shares {
  readonly family: QuizFamily;
  /** Corrected item-rest correlation; null below 50 answers. */
  readonly discrimination: number | null;
}
export interface FormResults {
  readonly form: QuizForm;
  readonly players: number;
  /** Right answers of eight, on average. */
  readonly mean: number;
  readonly items: ItemResults[];
}
export interface MomentResults {
  readonly moment: QuizMoment;
  readonly players: number;
  readonly mean: number | null;
  /** All three forms together; empty where nothing is published. */
  readonly families: (Shares & { readonly family: QuizFamily })[];
  /** By confidence 0, 1, 2; empty where one of them is of too few players. */
  readonly calibration: { readonly answers: number; readonly right: number | null }[];
  /** Empty where one of the forms was given to too few players. */
  readonly forms: FormResults[];
}
export interface GainResults extends Interval {
  readonly players: number;
  /** Shares who have more, as many and fewer right answers than at the moment before. */
  readonly gained: number;
  readonly stayed: number;
  readonly lost: number;
  /** Whether the difficulty of the forms was taken off: from ten players a form on. */
  readonly isAdjusted: boolean;
}
export type QuizResults = {
  readonly players: number;
  readonly moments: MomentResults[];
} & Readonly<Record<Comparison, GainResults | null>>;

function sharesOf(item: ItemSums): Shares {
  const [k = 0, x = 0, y = 0, n = 0] = chosen(item).map((count) => count / item.players);
  return { k, x, y, n, sureAndWrong: sureAndWrong(item) / item.players };
}

const itemsOf = ({ items }: FormSums): ItemResults[] =>
  items.map((item, place) => ({
    family: QUIZ_FAMILIES[place as 0],
    ...sharesOf(item),
    discrimination: discrimination(item),
  }));

function momentResults(of: MomentSums): MomentResults {
  const players = playersOf(of);
  const given = of.forms.filter(({ scores }) => scores.n > 0);
  const families = QUIZ_FAMILIES.map((family, place) => ({
    family,
    item: joined(of.forms.flatMap(({ items }) => items[place] ?? [])),
  }));
  const calibration = byConfidence(joined(families.map(({ item }) => item)));
  return {
    moment: of.moment,
    players,
    mean: players === 0 ? null : scoresOf(of.forms).sum / players,
    families: players === 0 ? [] : families.map(({ family, item }) => ({ family, ...sharesOf(item) })),
    calibration:
      players > 0 && mayBePublished(of.users)
        ? QUIZ_CONFIDENCES.map((mark) => {
            const { answers = 0, right = 0 } = calibration[mark] ?? {};
            return { answers, right: answers === 0 ? null : right / answers };
          })
        : [],
    forms: mayBePublished(given.map(({ scores }) => scores.n))
      ? given.map((form) => ({
          form: form.form,
          players: form.scores.n,
          mean: form.scores.sum / form.scores.n,
          items: itemsOf(form),
        }))
      : [],
  };
}

/**
 * How much easier each form is than the mean of the three, in right answers, estimated from BEFORE only, where chance alone
 * gave the forms (LEARN 2.4). Null while a form has fewer than ten players there.
 */
function formDifficulty({ moments }: Gathered): Readonly<Record<QuizForm, number>> | null {
  const forms = moments.find(({ moment }) => moment === 'BEFORE')?.forms ?? [];
  if (forms.some(({ scores }) => scores.n < MINIMUM_COHORT)) return null;
  const means = forms.map(({ scores }) => scores.sum / scores.n);
  const mean = means.reduce((sum, each) => sum + each, 0) / means.length;
  const [A = 0, B = 0, C = 0] = means.map((each) => each - mean);
  return { A, B, C };
}

function gainResults(
  pairs: readonly PairSums[],
  easier: Readonly<Record<QuizForm, number>> | null,
): GainResults | null {
  const adjusted = pairs
    .map(({ from, to, differences }) => shifted(differences, easier === null ? 0 : easier[to] - easier[from]))
    .reduce(together, NO_SUMS);
  const { n } = adjusted;
  if (n < MINIMUM_COHORT) return null;
  const share = (of: 'gained' | 'lost') => pairs.reduce((sum, pair) => sum + pair[of], 0) / n;
  const [gained, lost] = [share('gained'), share('lost')];
  return { ...interval(adjusted), players: n, gained, stayed: 1 - gained - lost, lost, isAdjusted: easier !== null };
}

/** Everything that is published of the quiz, from sums: the published page, the operator's exports and the study read this. */
export function quizResults(sums: Gathered): QuizResults {
  const easier = formDifficulty(sums);
  const compared = (name: Comparison) => gainResults(sums.pairs[name], easier);
  return {
    players: sums.players,
    moments: sums.moments.map(momentResults),
    gain: compared('gain'),
    delayed: compared('delayed'),
    retention: compared('retention'),
  } satisfies Record<keyof typeof COMPARISONS | 'players' | 'moments', unknown>;
}
