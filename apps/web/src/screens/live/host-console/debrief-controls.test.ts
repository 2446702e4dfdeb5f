import { expect, test } from 'vitest';
import { tableCsv } from './debrief-controls.tsx';

const row = {
  quota: 12,
  nickname: 'Lontra Gentil',
  joinedMonth: 0,
  absences: 1,
  won: { month: 3, by: 'BID' } as const,
  bid: 90,
  misses: 0,
  situation: 'PAID_ON_TIME' as const,
  worth: 814,
  note: 64,
  decision: 742,
  hand: 17,
  luck: 55,
};
const lines = (csv: string): readonly string[] => csv.split('\r\n');

test('the table has the heads of the rules and a line a seat, with semicolons, as UTF-8 that spreadsheets know', () => {
  const [heads, line] = lines(tableCsv([row], null));
  expect(heads).toBe(
    '\uFEFFcota;apelido;entrou no mês;ausências;mês da carta;caminho;lance;faltas;situação;saldo final;nota;decisão;mãos;sorte',
  );
  expect(line).toBe('12;Lontra Gentil;1;1;3;Lance;90;0;Quitou em dia;814;64;742;17;55');
});

test('unknown values stay empty, and a seat without a letter has no month and no way', () => {
  const [, line] = lines(tableCsv([{ ...row, won: null, note: null, decision: null, hand: null, luck: null }], null));
  expect(line).toBe('12;Lontra Gentil;1;1;;;90;0;Quitou em dia;814;;;;');
});

test('who came late entered in that month, who was there from the start in the first', () => {
  const entered = (joinedMonth: number) => lines(tableCsv([{ ...row, joinedMonth }], null))[1]?.split(';')[2];
  expect([0, 1, 3].map(entered)).toEqual(['1', '1', '3']);
});

test('below the table stand the three questions with right answers and people, where enough have answered', () => {
  const asked = { before: { people: 29, right: [14, 11, 9] }, after: { people: 27, right: [25, 22, 20] } };
  const [, , gap, heads, first] = lines(tableCsv([row], asked));
  expect([gap, heads]).toEqual(['', 'pergunta;certas antes;pessoas antes;certas depois;pessoas depois']);
  expect(first).toBe('A chance no sorteio;14;29;25;27');
  expect(lines(tableCsv([row], null))).toHaveLength(3);
});
