import { endpoints } from '@consorcio/contract';
import { operatorCopy } from '@consorcio/copy/operator';
import { ok } from '@consorcio/kernel';
import {
  type Gathered,
  type GivenPart,
  QuizGathering,
  type QuizResults,
  quizResults,
} from '@consorcio/rules/quiz-analysis';
import { MINIMUM_COHORT, QUIZ_QUESTIONS, QUIZ_VERSION, type QuizVersion } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../db/database.ts';
import type { DeskReport, DeskRow, DeskTable } from '../../desk/desk.ts';
import type { Feature } from '../../feature.ts';
import { FIRST_ID } from '../../ids.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { readComparison } from './classes.ts';

interface PartsOfPlayer {
  readonly id: string;
  /** 'BEFORE A kkxynkkk 0120-222', comma-separated. */
  readonly parts: string;
}

/**
 * The parts of the next players in the order of their keys, without those of a class that was drawn: their second part says
 * nothing about a campaign. `$1` the last player read, `$2` how many players, `$3` set of questions.
 */
const NEXT_PARTS = statement<PartsOfPlayer>('quiz-parts-next')`
  select q.player_id as id, string_agg(concat_ws(' ', q.moment, q.form, q.answers, q.confidence), ',') as parts
    from quiz_part q where q.version = $3::integer and q.player_id > $1
    group by q.player_id having count(q.class_code) = 0 order by q.player_id limit $2`;

/** Players read at once. */
const PAGE = 500;

const partOf = (text: string): GivenPart => {
  const [moment, form, answers = '', confidence = ''] = text.split(' ');
  return { moment, form, answers, confidence } as GivenPart;
};

/** Hands every player's parts to `each`; keeps a page of them in memory at most. */
async function readParts(
  query: Database['query'],
  version: QuizVersion,
  each: (parts: readonly GivenPart[]) => void,
): Promise<void> {
  for (let last = FIRST_ID; ; ) {
    const rows = await query(NEXT_PARTS, [last, PAGE, version]);
    for (const { parts } of rows) each(parts.split(',').map(partOf));
    const end = rows.at(-1);
    if (end === undefined || rows.length < PAGE) return;
    last = end.id;
  }
}

/** Every player's parts of a set of questions, added up. */
export async function gatherParts(query: Database['query'], version: QuizVersion): Promise<Gathered> {
  const gathering = new QuizGathering();
  await readParts(query, version, (parts) => gathering.add(parts));
  return gathering.sums;
}

/** What is published: answers to the questions that are asked now. */
const publishedTotals = async (query: Database['query']): Promise<QuizResults> =>
  quizResults(await gatherParts(query, QUIZ_VERSION));

const { quiz: copy } = operatorCopy;

const percent = (share: number): number => Math.round(1_000 * share) / 10;

/** Percent of the answers that are right, and how many answered; both kept back where they are too few. */
function rowOf(name: string, players: number, right: number): DeskRow {
  if (players < MINIMUM_COHORT) return [name, null, null];
  return [name, percent(right / (players * QUIZ_QUESTIONS)), players];
}

/** The totals as the desk shows them: one row a moment. */
export function quizTable({ moments }: Pick<QuizResults, 'moments'>): DeskTable {
  return {
    columns: [
      { id: 'part', title: copy.part },
      { id: 'right-percent', title: copy.right },
      { id: 'players', title: copy.players },
    ],
    rows: moments.map(({ moment, players, mean }) => rowOf(copy.moments[moment], players, players * (mean ?? 0))),
  };
}

const quizDeskReport = (totals: () => Promise<QuizResults>): DeskReport => ({
  group: 'teaching',
  id: 'quiz',
  title: copy.title,
  note: copy.note(MINIMUM_COHORT),
  chart: 'steps',
  read: async () => quizTable(await totals()),
});

/** Milliseconds for which the totals are cached: they are computed from all answers. */
const TOTALS_AGE = 60_000;

/** What all answers to the quiz say together. */
export const quiz: Feature<'database' | 'now' | 'desk'> = (api, { database, now, desk }) => {
  const totals = cachedFor(
    async () => ({
      ...(await publishedTotals(database.query)),
      classes: await readComparison(database.query, now()),
    }),
    TOTALS_AGE,
    now,
  );
  desk.add(quizDeskReport(totals));
  api.public(endpoints.quizTotals, async () => ok(await totals()));
};
