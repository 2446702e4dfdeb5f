import { sentencesOf } from './readability.ts';

/* What a program can see of docs/writing.md. */

const WORD = /[\p{L}\d]+(?:[-’'.,][\p{L}\d]+)*/gu;
const MOST_WORDS = 20;

/** What is not written, and its line in docs/writing.md. */
const NEVER: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\p{L}[^;]*;/u, 'line 7: a semicolon'],
  [/\p{L}\s[–—-]\s/u, 'line 7: a dash in the middle'],
  [/\ba gente\b/iu, "line 2: 'a gente'"],
  [/(?<!\p{L})turmas?(?!\p{L})/iu, "line 4: 'turma' is a school class only: grupo, jogadores, clientes"],
  [/campanha/iu, "line 4: 'campanha': sonho"],
  [/surpresa/iu, "line 4: 'surpresa': imprevisto"],
  [/\broleta\b|\bjackpot\b/u, "line 4: 'roleta', 'jackpot': sorteio"],
  [/colchão|fôlego|jeitinho|cofrinho|\bsorri/iu, 'line 8: a metaphor for money or chance'],
  [/guerreir[oa]|\bcampeã/iu, "line 11: 'guerreiro', 'campeão'"],
  [/\p{L}@(?=\s|$)|\btod[xe]s\b/iu, 'line 11: a word that nobody says'],
];

/** What a text for players breaks, a line each. */
export function styleFaults(text: string): readonly string[] {
  const prose = text.replaceAll(/<[^>]*>/g, ' ');
  const broken = NEVER.flatMap(([pattern, what]) => (pattern.test(prose) ? [what] : []));
  const long = sentencesOf(text).filter((sentence) => (sentence.match(WORD)?.length ?? 0) > MOST_WORDS);
  return [...broken, ...long.map(() => `line 3: a sentence of more than ${MOST_WORDS} words`)];
}
