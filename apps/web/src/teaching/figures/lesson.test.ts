import { classroomCopy, PAPER_GROUP } from '@consorcio/copy/classroom';
import { PAPER_CASES } from '@consorcio/copy/paper-cases';
import { sentencesOf } from '@consorcio/copy/slides';
import { answersOf, exercisesOf } from '@consorcio/copy/worksheet';
import { expect, test } from 'vitest';
import { lessonOf } from './lesson.ts';

const lesson = lessonOf();

test('the worksheet asks with the numbers of the beach, of the motorcycle and of the association’s example', () => {
  const asked = exercisesOf(lesson).map(({ body, questions }) => [body, ...questions].join(' '));
  expect(asked[0]).toBe(
    'A parcela é 9: 7 de fundo comum, 1,8 de taxa e 0,2 de reserva. O grupo tem 15 cotas. Quanto o grupo põe no fundo comum no primeiro mês? A carta vale 21. Quantas cartas esse dinheiro paga? Saíram 2. Quanto ficou no fundo?',
  );
  expect(asked[1]).toContain('Do primeiro sorteio até o segundo, 2 cotas receberam a carta e 3 pararam de pagar.');
  expect(asked[1]).toContain('No primeiro sorteio há 14 cotas no globo.');
  expect(asked[1]).toContain('No segundo há 9.');
  expect(asked[2]).toContain('Um lance de 6 é quantos por cento da carta de 21?');
  expect(asked[3]).toContain('Carta de R$ 30.000, 60 meses, taxa de 15%, reserva de 2%.');
  expect(asked[3]).toContain('com 2% de multa e 1% de juros');
  expect(asked[4]).toContain(
    'Moto de R$ 18.000. Consórcio: 60 × R$ 361,05. Financiamento: 60 × R$ 514,26. Juntar R$ 361,05 por mês na poupança, a 0,67% (2025): mês 44.',
  );
});

test('the answer key holds the answers that were worked by hand', () => {
  expect(answersOf(lesson).map((answers) => answers.join(' '))).toEqual([
    '15 × 7 = 105. 5. 105 − 42 = 63: fica para as próximas cartas e para devolver a quem sair.',
    '1/14, cerca de 7,1%. 1/9, cerca de 11,1%. Mudou porque há menos cotas esperando: 14 − 2 − 3 = 9. 1 − (13/14 × 8/9) = 22/126, cerca de 17,5%. O mais comum é não sair em nenhum dos dois.',
    '20 − 9 − 3 = 8. 6 / 21 = 28,6%.',
    '30.000 × 1,17 / 60 = R$ 585. 585 × 1,06 = R$ 620,10. 585 × 1,03 = R$ 602,55.',
    expect.stringContaining('R$ 21.663 · R$ 30.855,60 · R$ 18.000 menos o rendimento.'),
    'Simples R$ 1.240. Compostos R$ 1.268,24.',
    expect.stringContaining('Pistas boas'),
  ]);
});

test('the second globe is the first less those who received the letter and those who stopped paying', () => {
  const { globes, lettersGiven, stopped } = lesson.beach;
  expect(globes[0] - lettersGiven - stopped).toBe(globes[1]);
});

test('no text tells a player to stop paying', () => {
  const without = { ...lesson, beach: { ...lesson.beach, globes: [14, 12] as const, stopped: 0 } };
  expect(exercisesOf(without)[1]?.body).toBe('Do primeiro sorteio até o segundo, 2 cotas receberam a carta.');
  expect(answersOf(without)[1]?.[1]).toContain('14 − 2 = 12.');
  expect(answersOf(without)[0]?.[2]).toBe('105 − 42 = 63: fica para as próximas cartas.');
});

test('every exercise has an answer for each of its questions', () => {
  const asked = exercisesOf(lesson).map(({ questions }) => Math.max(1, questions.length));
  expect(answersOf(lesson).map((answers) => answers.length)).toEqual(asked);
});

test('the slides say the same numbers', () => {
  const { fund, chance, excluded } = sentencesOf(lesson);
  expect(fund.replaceAll('\u00a0', ' ')).toBe('O fundo comum: 15 × 7 = 105, e cada carta vale 21');
  expect(chance).toBe('Chance: 1 em 14, depois 1 em 9');
  expect(excluded).toBe(
    'Quase metade de quem compra uma cota não chega ao bem: índice de exclusão de 48,6% em 2024 (Banco Central, pela imprensa)',
  );
});

test('the group on paper comes out even: what comes in pays its letters, one for each quota', () => {
  const { quotas, common, letter, letters, months } = PAPER_GROUP;
  expect(quotas * common).toBe(letters * letter);
  expect(months * letters).toBe(quotas);
  expect(classroomCopy.group).toContain('A parcela é 6: 5 para o fundo comum e 1 de taxa.');
});

test('each case on paper offers its right answer once among three', () => {
  for (const { options, right } of PAPER_CASES) {
    expect(new Set(options).size).toBe(3);
    expect(options).toContain(right);
  }
});
