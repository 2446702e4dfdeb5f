import type { ReplyOf } from '@consorcio/contract';
import { pictureOf, proofOf, stepsOf, triesIn } from '@consorcio/rules/week';
import type { PastWeekRow } from './week-store.ts';

type PastWeek = ReplyOf<'pastWeeks'>[number];

/** Tells published weeks with their proof. Nothing of one ever changes, so each is computed once. */
export function pastWeek(): (row: PastWeekRow) => PastWeek {
  const told = new Map<string, PastWeek>();
  return (row) => {
    const known = told.get(row.week) ?? tell(row);
    told.set(row.week, known);
    return known;
  };
}

function tell({ week, weekRoot, sealedAt, publishedAt, notes }: PastWeekRow): PastWeek {
  const { draws, rootDraws, ...proof } = proofOf(week, Buffer.from(weekRoot).toString('hex'));
  return {
    week,
    picture: pictureOf(week),
    sealedAt: sealedAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    of: triesIn(notes),
    notes: [...stepsOf(notes)],
    proof: { ...proof, draws: [...draws], rootDraws: [...rootDraws] },
  };
}
