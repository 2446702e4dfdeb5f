import type { ReplyOf } from '@consorcio/contract';
import type { QuizFamily, QuizMoment } from '@consorcio/rules/vocabulary';

export type Totals = ReplyOf<'quizTotals'>;
export type MomentTotals = Totals['moments'][number];

export const momentOf = (moments: readonly MomentTotals[], moment: QuizMoment): MomentTotals | undefined =>
  moments.find((each) => each.moment === moment);

/** A misconception of a family: the share who held it before and after. */
export interface Misconception {
  readonly family: QuizFamily;
  readonly option: 'x' | 'y';
  readonly before: number;
  readonly after: number;
}

/** The misconceptions of all who answered before, and of all who answered after; the commonest before first. */
export function misconceptionsOf(moments: readonly MomentTotals[]): readonly Misconception[] {
  const after = momentOf(moments, 'AFTER')?.families ?? [];
  const found = (momentOf(moments, 'BEFORE')?.families ?? []).flatMap((before) => {
    const then = after.find(({ family }) => family === before.family);
    if (then === undefined) return [];
    return (['x', 'y'] as const).map((option) => ({
      family: before.family,
      option,
      before: before[option],
      after: then[option],
    }));
  });
  return found.sort((a, b) => b.before - a.before);
}

/** The share of all answers that were wrong and sure; null where nothing is published. */
export function sureAndWrong(moments: readonly MomentTotals[], moment: QuizMoment): number | null {
  const families = momentOf(moments, moment)?.families ?? [];
  return families.length === 0 ? null : families.reduce((sum, each) => sum + each.sureAndWrong, 0) / families.length;
}
