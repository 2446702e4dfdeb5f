import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test('a table is UTF-8 that spreadsheets know, with semicolons, decimal commas and lines ended by CR LF', () => {
  expect(
    csvText([
      ['mês', 'média'],
      ['março', 0.5],
      ['', null],
    ]),
  ).toBe('\uFEFFmês;média\r\nmarço;0,5\r\n;\r\n');
});

test('words can be no formula behind what nobody sees, nor with the wide signs of East Asian keyboards', () => {
  for (const words of [' =1+1', '\n=1+1', '\u00A0@x', '\tx', '＝1+1', '＋1', '－1', '＠x'])
    expect(csvText([[words]]).replaceAll('"', '')).toBe(`\uFEFF'${words}\r\n`);
});

test('words can be no formula and break no line; a loss stays a number', () => {
  expect(csvText([['=HYPERLINK("x";"y")', '-soma', '@x', 'a\nb', -55]])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"";""y"")";\'-soma;\'@x;"a\nb";-55\r\n',
  );
});
