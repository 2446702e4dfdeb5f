import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from './readability.ts';
import { textsOfSource } from './words.ts';

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
function styleFaults(text: string): readonly string[] {
  const prose = text.replaceAll(/<[^>]*>/g, ' ');
  const broken = NEVER.flatMap(([pattern, what]) => (pattern.test(prose) ? [what] : []));
  const long = sentencesOf(text).filter((sentence) => (sentence.match(WORD)?.length ?? 0) > MOST_WORDS);
  return [...broken, ...long.map(() => `line 3: a sentence of more than ${MOST_WORDS} words`)];
}

const COPY = 'packages/copy/src';
const CATALOGUE = 'packages/rules/src/catalogue';
/** For teachers and operators (with the words of the curriculum), where a class and a campaign are meant; quiz and cards quote wrong ideas on purpose. */
const APART =
  /\/(?:bncc|teacher|operator|quiz|kit|worksheet|slides|(?:live-)?lesson|class|items|forms|cards|platforms)[\w-]*\.ts$/;
const PARTS_APART = /^export const (?:quizCopy|totalsCopy)[\s\S]*?^\}/gm;
/** Sentences that SPEC, LEARN, RULES and LIVE give to the letter, names of badges, what persons say in their own speech, and school classes. */
const GIVEN: readonly string[] = [
  'Você já possui uma campanha em andamento. Finalize-a antes de escolher um novo sonho.',
  'Colchão de Segurança',
  'Cofrinho',
  'Sorridente',
  'Caiu, caiu, caiu! Olha o extrato sorrindo pra mim!',
  'Planejamento Campeão',
  'É só mais uma paredinha, já já a gente termina!',
  'FOLHA DA TURMA',
  'Folha da turma',
  'A turma nesta atividade',
  'Esse código de turma não vale. Confira com quem passou o link.',
  'Respostas do Desafio: para saber se o jogo ensina. São opcionais. Quem responde pelo link de uma turma sorteada fica com o código dela. O código não diz qual turma é. O treino “É golpe?” não manda nada para nós.',
  'Sem cadastro e sem uso por  0  dias, nós também apagamos. Vindo da plataforma da escola, ou com respostas numa turma sorteada, o prazo é de  0  dias.',
  'O jogo guarda um código no lugar de quem joga. Para devolver uma nota, guarda também o código da plataforma, cifrado. Nome e e-mail não são guardados: a página da turma mostra os nomes que a plataforma disser na hora.',
];

const TEXTS = [COPY, CATALOGUE].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !APART.test(file))
    .flatMap((file) =>
      textsOfSource(readFileSync(file, 'utf8').replaceAll(PARTS_APART, (part) => part.replaceAll(/[^\n]/g, ''))).map(
        (found) => ({ ...found, file }),
      ),
    ),
);

describe('a text for players keeps docs/writing.md', () => {
  test.each([
    ['Seu lance venceu; parabéns.', 'line 7: a semicolon'],
    ['A carta — enfim — saiu.', 'line 7: a dash in the middle'],
    ['Espere a sua turma.', 'line 4'],
    ['Comece outra campanha.', 'line 4'],
    ['Chegou a surpresa do mês.', 'line 4'],
    ['Guarde no cofrinho.', 'line 8'],
    [`Pague ${'e pague '.repeat(11)}.`, 'line 3'],
  ])('%s is refused', (text, line) => {
    expect(styleFaults(text).join()).toContain(line);
  });

  test('a list of numbers and a name of a law are ignored', () => {
    expect(styleFaults('Lei 11.795/2008, arts. 2º e 22')).toEqual([]);
    expect(styleFaults('Se não vencer, nada é cobrado.')).toEqual([]);
  });

  test('in every file', () => {
    const faults = TEXTS.filter(({ text }) => !GIVEN.includes(text)).flatMap(({ text, file, line }) =>
      styleFaults(text).map((fault) => `${file}:${line} ${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  test('and each exception is still in the texts', () => {
    expect(GIVEN.filter((given) => !TEXTS.some(({ text }) => text === given))).toEqual([]);
  });
});
