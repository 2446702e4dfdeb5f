import type { ReplyOf } from '@consorcio/contract';
import { type Gathered, QuizGathering, quizResults } from '@consorcio/rules/quiz-analysis';
import type { Database } from '../../db/database.ts';
import { readParts } from './read-parts.ts';

/** Every player's parts, added up. */
export async function gatherParts(query: Database['query']): Promise<Gathered> {
  const gathering = new QuizGathering();
  await readParts(query, (parts) => gathering.add(parts));
  return gathering.sums;
}

/** What is published of all answers. */
export const publishedTotals = async (query: Database['query']): Promise<ReplyOf<'quizTotals'>> =>
  quizResults(await gatherParts(query));
