import type { ReplyOf } from '@consorcio/contract';
import { type Gathered, QuizGathering, quizResults } from '@consorcio/rules/quiz-analysis';
import type { Database } from '../../db/database.ts';
import { readParts } from './read-parts.ts';
import { READ_VERSION_1 } from './read-version-1.ts';
import { version1Totals } from './version-1-totals.ts';

/** Every part of version 2, added up. */
export async function gatherParts(query: Database['query']): Promise<Gathered> {
  const gathering = new QuizGathering();
  await readParts(query, (parts) => gathering.add(parts));
  return gathering.sums;
}

/** What is published of both versions. */
export async function readTotals(query: Database['query']): Promise<ReplyOf<'quizTotals'>> {
  const version1 = version1Totals(await query(READ_VERSION_1));
  return { ...version1, version2: quizResults(await gatherParts(query)) };
}
