import { expect, test } from 'vitest';
import { tableCsv } from './table-csv.ts';

const row = {
  ...{ quota: 12, nickname: 'Lontra Gentil', joinedMonth: 0, absences: 1, won: { month: 3, by: 'BID' } as const },
  ...{
    bid: 90,
    misses: 0,
    situation: 'PAID_ON_TIME' as const,
    worth: 814,
    note: 64,
    decision: 742,
    hand: 17,
    luck: 55,
  },
};
const lines = (csv: string): readonly string[] => csv.split('\r\n');

test('the table has the heads of the rules and a line a seat, with semicolons, as UTF-8 that spreadsheets know', () => {
  const [heads, line] = lines(tableCsv([row], { 12: 'Ana' }));
  expect(heads).toBe(
    '\uFEFFcota;apelido;nome;entrou no mês;ausências;mês da carta;caminho;lance;faltas;situação;saldo final;nota;decisão;mãos;sorte',
  );
  expect(line).toBe('12;Lontra Gentil;Ana;1;1;3;Lance;90;0;Quitou em dia;814;64;742;17;55');
});

test('unknown values stay empty, and a seat without a letter has no month and no way', () => {
  const [, line] = lines(tableCsv([{ ...row, won: null, note: null, decision: null, hand: null, luck: null }], {}));
  expect(line).toBe('12;Lontra Gentil;;1;1;;;90;0;Quitou em dia;814;;;;');
});

test('who came late entered in that month, who was there from the start in the first', () => {
  const entered = (joinedMonth: number) => lines(tableCsv([{ ...row, joinedMonth }], {}))[1]?.split(';')[3];
  expect([0, 1, 3].map(entered)).toEqual(['1', '1', '3']);
});
