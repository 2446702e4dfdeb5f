import { expect, test } from 'vitest';
import { gridText } from './week.ts';

const note = { note: 799, low: 789, high: 809 };

test('the result is pasted as the specification has it', () => {
  const grid = {
    months: [
      { rooms: [4, 2, 3], payment: 'PAID', bid: 3 },
      { rooms: [2, 4, 2], payment: 'PAID', bid: 0 },
      { rooms: [2, 3, 4], payment: 'PAID', bid: null },
    ],
    cycle: 3,
    letter: 'PAID',
    after: [],
  } as const;
  expect(gridText('2026-S21', note, grid)).toBe(
    [
      'Assembleia da semana 2026-S21',
      'Nota das escolhas 799 (de 789 a 809)',
      '1 🛍️🍔🍕 ✅ 🔨3',
      '2 🍔🛍️🍔 ✅ 🤲',
      '3 🍔🍕🛍️ ✅',
      '🏁 carta no mês 3 (tudo pago)',
      '#VAIDECONSORCIO',
    ].join('\n'),
  );
});

test('a recovery is a fourth place and a clock, months after the letter are squares', () => {
  const months = [{ rooms: [5, 5, 2, 3], payment: 'LATE', bid: 9 }] as const;
  const grid = { months, cycle: 1, letter: 'BID', after: ['PAID', 'MISSED', 'TAKEN_BACK'] } as const;
  expect(gridText('2026-S21', note, grid).split('\n').slice(2, 4)).toEqual([
    '1 🎵🎵🍔🍕 ⏰ 🔨9',
    '🏁 carta no mês 1 (lance) · depois 🟩🟨🟥',
  ]);
});

test('an end without a letter closes the door, and without a note says none', () => {
  const months = [{ rooms: [2, 2], payment: null, bid: null }] as const;
  expect(
    gridText('2026-S21', { note: null, low: null, high: null }, { months, cycle: 1, letter: null, after: [] }),
  ).toBe(['Assembleia da semana 2026-S21', '1 🍔🍔', '🚪 encerrado no mês 1', '#VAIDECONSORCIO'].join('\n'));
  const unpaid = [{ rooms: [2, 2, 2], payment: 'UNPAID', bid: null }] as const;
  expect(gridText('2026-S21', note, { months: unpaid, cycle: 1, letter: null, after: [] })).toContain(
    '1 🍔🍔🍔 ❌\n🚪',
  );
});
