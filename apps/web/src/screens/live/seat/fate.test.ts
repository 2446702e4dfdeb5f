import { expect, test } from 'vitest';
import { fateOf, letterTold } from './fate.ts';
import { arrearsWarning } from './month/second-part.tsx';

type Told = Parameters<typeof fateOf>[0];

/** A seat in a group of so many months, in a month, with 240 paid. */
const seatIn = (status: Told['seat']['status'], months: 4 | 5 | 6, month: number, open = 0): Told =>
  ({ group: { months, month }, seat: { status, sale: null }, wallet: { paid: 240, open } }) as unknown as Told;

/** One whose good was sold. */
const soldIn = (months: 4 | 5, price: number, left: number): Told => {
  const told = seatIn('TAKEN', months, 4);
  return { ...told, seat: { ...told.seat, sale: { price, left } } };
};

test('who left the group reads what comes back: the common fund less a tenth', () => {
  expect(fateOf(seatIn('EXCLUDED', 5, 5))).toMatch(/volta, menos 10%: 180 moedas, por sorteio ou no fim\.$/);
  expect(fateOf(seatIn('REFUNDED', 5, 5))).toMatch(/voltou, menos 10%: 180 moedas\.$/);
});

test('whose good was taken reads for how much it was sold, and how much of that is left to the seat', () => {
  expect(fateOf(soldIn(5, 400, 70))).toBe(
    'O carro foi retomado e vendido por 400. Isso pagou o que você devia. Sobraram 70.',
  );
  expect(fateOf(soldIn(4, 320, 1))).toMatch(/^A moto foi retomada e vendida por 320\. .* Sobrou 1\.$/);
  expect(fateOf(soldIn(4, 320, 0))).toMatch(/por 320\. Tudo foi para o que você devia\.$/);
  expect(fateOf(seatIn('GOOD', 5, 4))).toBeNull();
});

test('an open instalment is shown with its consequence: exclusion at three, the good taken at two', () => {
  expect(arrearsWarning(seatIn('WAITING', 5, 3))).toBeNull();
  expect(arrearsWarning(seatIn('WAITING', 5, 3, 1))).toBe('Em aberto: 1 parcela. Com 3 você sai do grupo.');
  expect(arrearsWarning(seatIn('GOOD', 4, 3, 1))).toMatch(/mais uma parcela em aberto a moto é retomada\.$/);
});

test('in the last month one open instalment is enough, which is shown before it', () => {
  expect(arrearsWarning(seatIn('LETTER', 5, 5))).toMatch(/^É o último mês: com parcela em aberto, você sai do grupo/);
  expect(arrearsWarning(seatIn('GOOD', 5, 5))).toMatch(/o carro é retomado\.$/);
});

test('a letter that was not used when its seat left the group is shown as cancelled, never as received', () => {
  const won = { month: 2, by: 'RAFFLE' } as const;
  expect(letterTold({ won }, 'OUT')).toMatch(/^A carta do mês 2, por sorteio, foi cancelada/);
  expect(letterTold({ won }, 'TAKEN')).toBe('Carta no mês 2, por sorteio.');
  expect(letterTold({ won: null }, 'OUT')).toMatch(/^A carta não veio/);
});
