import type { Lesson } from '@consorcio/copy/lesson';
import { sentencesOf } from '@consorcio/copy/slides';
import { exercisesOf } from '@consorcio/copy/worksheet';
import { dancerConfig, matchesConfig, TICK_RATE, tapperConfig } from '@consorcio/minigames';
import { CURRENT_RULEBOOK, rulebookOf } from '@consorcio/rules';
import { BADGES } from '@consorcio/rules/catalogue';
import { LIVE_EVERY, LIVE_PLACES } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { numbersIn, spelledIn } from './spelled-numbers.ts';

/*
 * Every number of the game has one home, and a sentence takes it from there: `rulebook-sentences.test.ts` shows it by changing
 * the numbers. The few sentences that stand apart from their number's home are tied to it here.
 */

const TEXTS = ['packages/copy/src', 'packages/rules/src/catalogue'].flatMap(spelledIn);

const { rivals, dreams, afterLetter, cards, mostRecoveries } = rulebookOf(CURRENT_RULEBOOK);
/** Of a hundred quotas of each dream, how many stop paying before the end. */
const leaving = dreams.map(({ quotas }) =>
  Math.round((Math.floor((quotas * rivals.leavePercent) / 100) / quotas) * 100),
);
const laterOf = (card: number) => cards.find(({ id }) => id === card)?.others.find(({ kind }) => kind === 'LATER');
/** Parts in which an answer of a card is paid. */
const partsOf = (card: number): number => 1 + (laterOf(card)?.later?.length ?? 0);
const upTo = (last: number): readonly number[] => Array.from({ length: last - 1 }, (_, i) => i + 2);
/** A lesson in which every number is 7, and every name. */
const lesson = new Proxy({} as Lesson, {
  get: () => new Proxy({}, { get: (_, field) => (field === 'globes' ? [7, 7] : 7) }),
});
/** The exercises of the worksheet: the diary is the first. */
const exercises = exercisesOf(lesson).length + 1;
const slides = Object.keys(sentencesOf(lesson)).length;

/** Sentences that spell the number of a home which they can't reach, by the start of their text. */
const TIED: Readonly<Record<string, readonly number[]>> = {
  // A catalogue and its rulebook are apart: texts decide nothing.
  'No jogo, 44 a 47 em cada 100': [Math.min(...leaving), Math.max(...leaving), 100],
  'No jogo, o terceiro atraso': [mostRecoveries + 1],
  'No jogo, o contrato acaba na terceira conta': [afterLetter.mostMisses],
  ' 0 . É o terceiro aperto.': [afterLetter.mostMisses],
  'Comprar outro em 3 vezes': [partsOf(9)],
  'Parcelar em 3': [partsOf(11)],
  // A minigame's sizes are its core's, which the map does not load.
  'JOGAR (até 60 s)': [matchesConfig.TICKS / TICK_RATE],
  'O mês fecha em': [matchesConfig.TICKS / TICK_RATE],
  'Jogo da lanchonete: quatro balcões': [tapperConfig.LANES],
  'No teclado: 1, 2, 3 e 4, ou as setas': upTo(tapperConfig.LANES),
  'Jogo do shopping: sete prateleiras': [matchesConfig.SIDE, matchesConfig.SIDE],
  'Arraste para trocar dois vizinhos': [2, matchesConfig.RUN],
  'Duas trocas sem combinar': [matchesConfig.IDLE_SWAPS],
  'Jogo da dança: setas descem em quatro': [dancerConfig.LANES],
  'No teclado: as setas, ou D F J K': upTo(dancerConfig.LANES),
  // A page's head, and a link to it, are there before the page is loaded.
  'Oito exercícios sobre consórcio': [exercises],
  'Doze páginas sobre consórcio': [slides],
  // Words by key, in which the number is the key.
  'a cada 2 dias': [LIVE_EVERY[1]],
  'Imprevisto A B C · lugar 2 a 5': [LIVE_PLACES[0], LIVE_PLACES.at(-1) ?? 0],
};

test('a number is found in digits and as a word; a hole of a template, and 1, are none', () => {
  expect(numbersIn('Guarde 1.200 moedas em três meses, ou 2,5%.')).toEqual([1_200, 3, 2.5]);
  expect(numbersIn('Este grupo já tem  0  pessoas, falta 1.')).toEqual([]);
});

test.each(Object.entries(TIED))('“%s…” says the number of the home which it can’t reach', (start, numbers) => {
  const said = TEXTS.filter(({ text }) => text.startsWith(start)).map((spelled) => spelled.numbers);
  expect(said).not.toEqual([]);
  for (const one of said) expect(one).toEqual(numbers);
});

test('a badge says the number that it is given for', () => {
  /** BALANCE in its first grade says what balance is. */
  const counted = BADGES.filter(({ type, grade }) => type !== 'BALANCE' || grade > 1);
  const said = counted.map(({ name, description, value }) => [name, ...numbersIn(description), value]);
  expect(said.filter(([, ...numbers]) => new Set(numbers).size > 1)).toEqual([]);
});

/** What is said over the map; the texts of a month are there too. */
const CARDS = /\/(?:decisions|fund|month-popups|popups)\.ts$/;
/** 'Two' and 'a hundred' that no number of the game is. */
const NO_NUMBERS_OF_THE_GAME = [
  'Dá para as duas contas.',
  'Quem paga em dia e só espera o sorteio recebe antes do fim em  0  de cada 100 vezes.',
  'O pagamento não foi confirmado. A parcela não é cobrada duas vezes.',
  'Duas dicas para o próximo sonho',
];

test('a card over the map spells no number: each is its campaign’s, or the answer of the rules to it', () => {
  const spelled = TEXTS.filter(({ file }) => CARDS.test(file)).map(({ text }) => text);
  const begins = (text: string) => NO_NUMBERS_OF_THE_GAME.find((start) => text.startsWith(start)) ?? text;
  expect(spelled.map(begins).sort()).toEqual([...NO_NUMBERS_OF_THE_GAME].sort());
});

test('screens have their sentences from packages/copy: none spells a number beside a word', () => {
  const prose = /(?<![\w.#%-])\d+ (?:de )?\p{Ll}{3,}(?! ?[:(;])/u;
  const code = /sans-serif|solid|var\(|\dpx|rotate|translate|scale\(|url\(/;
  const spelled = ['apps/web/src', 'apps/arcade/src']
    .flatMap(spelledIn)
    .filter(({ text }) => prose.test(text) && !code.test(text));
  expect(spelled.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
