import type { Lesson } from '@consorcio/copy/lesson';
import { sentencesOf } from '@consorcio/copy/slides';
import { exercisesOf } from '@consorcio/copy/worksheet';
import { dancerConfig, matchesConfig, TICK_RATE, tapperConfig } from '@consorcio/minigames';
import { rulebookOf } from '@consorcio/rules';
import { BADGES } from '@consorcio/rules/catalogue';
import { LIVE_EVERY, LIVE_PLACES } from '@consorcio/rules/live-words';
import { CURRENT_RULEBOOK } from '@consorcio/rules/queries';
import { expect, test } from 'vitest';
import { numbersIn, type Spelled, spelledIn } from './spelled-numbers.ts';

/*
 * Every number of the game has one home, and a sentence takes it from there. The few sentences that spell one are listed here:
 * with their home, where they stand apart from it, or with the reason for which no rule, table or constant has that number.
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
  'No jogo, o bem é retomado na terceira conta': [afterLetter.mostMisses],
  ' 0 . É o terceiro aperto.': [afterLetter.mostMisses],
  'Comprar outro em 3 vezes': [partsOf(9)],
  'Parcelar em 3': [partsOf(11)],
  // A minigame's sizes are its core's, which the map does not load.
  'As teclas 1 a 4 e R': upTo(tapperConfig.LANES).slice(-1),
  'JOGAR (50 s)': [tapperConfig.TICKS / TICK_RATE],
  'O mês fecha em': [tapperConfig.TICKS / TICK_RATE],
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

/** Sentences whose numbers are nobody else's, by the reason; files end in `.ts`, other entries are the start of a text. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'a question, an example or a message with invented sums, which its answer repeats': [
    ...[
      'cards.ts',
      'quiz-items.ts',
      'live-items.ts',
      'scams.ts',
      'ideas.ts',
      'worksheet.ts',
      'classroom.ts',
      'paper-cases.ts',
    ],
    ...['Crédito de R$ 50.000', 'Parcela de R$ 790', 'Carta garantida no 2º mês', 'Entrada de R$ 2.500'],
    ...['Um vendedor', 'Exercício 3 da folha'],
    ...['Digite a linha de cada cartão, como A2DS30.', 'A2DS30', 'Escreva assim: A2DS30.'],
  ],
  'the plan of a lesson, a sheet of paper or a page, which is its own measure': [
    ...['Uma aula de 50 minutos', 'Ler o contrato de', 'Uma aula sobre consórcio'],
    ...[
      'Abra a sala com 5 meses',
      'Mês 2 e',
      'Meses 3 e 4',
      'Mês 5 e',
      'São 3 toques',
      'uns 40 minutos',
      'uns 50 minutos',
    ],
    ...[
      'Dois em cada folha',
      'Oito em cada folha',
      'Quatro cartões',
      'Treinos de cinco',
      'Dois arquivos',
      'De cada 10 partes',
      'De cada 10 respostas',
    ],
    ...['Duas dicas', ' 0  casos curtos', '3', '2', 'Faltam 15 segundos.'],
  ],
  'something that is said in so many words: speech of a card, a persona, a common turn': [
    ...['live-cards.ts', 'events.ts', 'personas.ts', 'Para quem entrou duas vezes'],
    ...['Se você entrar em outro grupo, os dois', 'Não conseguimos falar', 'Este código não vale', 'as duas juntas'],
    ...[
      'Veja o que você decidiu',
      'Cada quadradinho',
      'Dá para as duas contas',
      'Responder duas vezes',
      'Uma pessoa',
      'Dois lances iguais',
    ],
  ],
  'the ways to buy, the parts of a sum or the two letters of an assembly: what they are makes their number': [
    ...['Depois de cada parcela há assembleia', 'No jogo, cada assembleia', 'Uma parcela em três partes'],
    ...['Três jeitos', 'Escolha algo', 'Três linhas', 'Responda às três', 'Duas perguntas antes', 'Mais  0  casos'],
    ...['Última parte. No fim você vê as três', 'Da segunda parte', 'Terceiro', 'Quase! Aqui', 'Procure “terceiro”'],
    ...['Sua turma vai ajudar', 'De cada par de turmas', 'Pares de turmas', 'Duas turmas suas', 'Cada aluno conta'],
    ...['Responderam as duas', 'Entre as mesmas pessoas'],
    ...['mesa 2', 'mesa 3', 'mesa 4', '0, 1, 2 ou 3', '0, 1 ou 2', 'Cada certeza é'],
  ],
  'a law, a standard, a date or a fact of real life, which the sentence names': [
    ...[
      'bncc.ts',
      'Use um apelido',
      'Conta de quem tem menos de 12 anos',
      'Menos de 12 anos',
      'A partir de 12 anos',
      'Nada é apostado',
      'Para acompanhar',
      'Criança ou adolescente',
      'Comprou pela internet',
      'Em novembro de 2026',
      'Todas as páginas têm o mesmo título, ABAC',
    ],
    ...[
      'Por que podemos',
      'Conta e jogo',
      'Respostas, totais e registro',
      'De crianças',
      'Queremos que',
      'Escreva para',
      'Fechou a janela? O mesmo botão',
      'A nota vai de 0 a 1.000',
      'Em URL da ferramenta',
      'Leia os dois lados',
      'Três perguntas, antes e depois',
    ],
    ...[
      '30_DAYS',
      '30 dias',
      '6_MONTHS',
      '6 meses',
      'O jogo abre atividades',
      'Para quem administra',
      'Escolha LTI',
      '404',
    ],
    'platforms.ts',
    ...['Em geral, são três', 'Em geral, a exclusão', 'Em geral, três', 'Um plano de carro', 'Serve para o 9º ano'],
    ...['O código que sai', 'Cada sorteio tem um nome', 'São seis números', 'Em milissegundos', 'As barras não contam'],
  ],
  'the words for numbers, from which sentences take theirs': ['digits.ts'],
  'a part of a hundred, or how sure a share is': [
    ...['Com uma parcela guardada'],
    ...['Quem só espera o sorteio', 'De  0  casos', 'Parcela = crédito', 'Consórcio: parcela = crédito'],
  ],
};
/** Times of the two plans of a lesson: '0–5'. */
const TIME = /^\d+–\d+$/;

const startsWith = (text: string, starts: readonly string[]): boolean =>
  starts.some((start) => (start.length < 3 ? text === start : text.startsWith(start)));
const isOwn = ({ file, text }: Spelled): boolean =>
  (TIME.test(text) && /lesson|teachers/.test(file)) ||
  Object.values(OWN).some((all) => all.some((one) => file.endsWith(`/${one}`)) || startsWith(text, all));
const tiedTo = ({ text }: Spelled): readonly number[] | undefined =>
  Object.entries(TIED).find(([start]) => text.startsWith(start))?.[1];
const isBadge = ({ file }: Spelled): boolean => file.endsWith('/badges.ts');

test('a number is found in digits and as a word; a hole of a template, and 1, are none', () => {
  expect(numbersIn('Guarde 1.200 moedas em três meses, ou 2,5%.')).toEqual([1_200, 3, 2.5]);
  expect(numbersIn('Este grupo já tem  0  pessoas, falta 1.')).toEqual([]);
});

test('a sentence spells no number but those that are listed here', () => {
  const faults = TEXTS.filter((spelled) => !isBadge(spelled) && !tiedTo(spelled) && !isOwn(spelled));
  expect(faults.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

test('a sentence that stands apart from the home of its number says the same', () => {
  const told = TEXTS.filter((spelled) => tiedTo(spelled) !== undefined);
  expect(told.map(({ text, numbers }) => [text, numbers])).toEqual(
    told.map((spelled) => [spelled.text, tiedTo(spelled)]),
  );
});

test('a badge says the number that it is given for', () => {
  /** BALANCE in its first grade says what balance is. */
  const counted = BADGES.filter(({ type, grade }) => type !== 'BALANCE' || grade > 1);
  const said = counted.map(({ name, description, value }) => [name, ...numbersIn(description), value]);
  expect(said.filter(([, ...numbers]) => new Set(numbers).size > 1)).toEqual([]);
});

test('the lists here have no sentence that is gone', () => {
  const isUsed = (one: string): boolean =>
    TEXTS.some(({ file, text }) => file.endsWith(`/${one}`) || startsWith(text, [one]));
  expect([...Object.values(OWN).flat(), ...Object.keys(TIED)].filter((one) => !isUsed(one))).toEqual([]);
});

test('screens have their sentences from packages/copy: none spells a number beside a word', () => {
  const prose = /(?<![\w.#%-])\d+ (?:de )?\p{Ll}{3,}(?! ?[:(;])/u;
  const code = /sans-serif|solid|var\(|\dpx|rotate|translate|scale\(|url\(/;
  const spelled = ['apps/web/src', 'apps/arcade/src']
    .flatMap(spelledIn)
    .filter(({ text }) => prose.test(text) && !code.test(text));
  expect(spelled.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
