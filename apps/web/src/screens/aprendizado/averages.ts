import type { ReplyOf } from '@consorcio/contract';

export type Totals = ReplyOf<'quizTotals'>;
export type FormTotal = Totals['forms'][number];

/** Questions of a form. */
export const QUESTIONS = 8;

export interface Average {
  readonly players: number;
  /** Right answers of eight; 0 while nobody answered. */
  readonly right: number;
}

const averageOf = (right: number, players: number): Average => ({
  players,
  right: players === 0 ? 0 : right / players,
});
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Average over both forms of those who answered at one moment. */
export const averageAt = (forms: readonly FormTotal[]): Average =>
  averageOf(sum(forms.map(({ right }) => sum(right))), sum(forms.map(({ players }) => players)));

/** Averages before and after of the players who answered both: each compared with themselves. */
export const averagesOfBoth = ({ both }: Totals): { readonly before: Average; readonly after: Average } => ({
  before: averageOf(both.rightBefore, both.players),
  after: averageOf(both.rightAfter, both.players),
});

/** Percent of right answers, rounded; null where nobody answered. */
export const percentOf = (right: number, players: number): number | null =>
  players === 0 ? null : Math.round((right / players) * 100);
