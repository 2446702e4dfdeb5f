import {
  type Gathered,
  type GivenPart,
  QuizGathering,
  type QuizResults,
  quizResults,
} from '@consorcio/rules/quiz-analysis';
import { QUIZ_VERSION, type QuizVersion } from '@consorcio/rules/vocabulary';
import { type Database, statement } from '../../db/database.ts';

interface PartsOfPlayer {
  readonly id: string;
  /** 'BEFORE A kkxynkkk 0120-222', comma-separated. */
  readonly parts: string;
}

/**
 * The parts of the next players in the order of their keys, without those of a class that was drawn: their second part says
 * nothing about a campaign. `$1` the last player read, `$2` how many players, `$3` set of questions.
 */
const NEXT_PARTS = statement<PartsOfPlayer>({
  name: 'quiz-parts-next',
  text: `select q.player_id as id, string_agg(concat_ws(' ', q.moment, q.form, q.answers, q.confidence), ',') as parts
    from quiz_part q where q.version = $3::integer and q.player_id > $1
    group by q.player_id having count(q.class_code) = 0 order by q.player_id limit $2`,
});

/** Players read at once. */
const PAGE = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';

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
  for (let last = NOBODY; ; ) {
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
export const publishedTotals = async (query: Database['query']): Promise<QuizResults> =>
  quizResults(await gatherParts(query, QUIZ_VERSION));
