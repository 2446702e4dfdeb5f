import { expect, test } from 'vitest';
import { potAfterOpen, potLine } from './pot-line.ts';
import type { Assembly } from './wall-model.ts';

const ASSEMBLY: Assembly = {
  ...{ steps: ['CALL', 'POT', 'RAFFLE', 'BIDS', 'RESULT'], step: 'BIDS', due: 10, onTime: 10, pot: 1_000 },
  ...{ raffle: { globe: 10, quota: 8 }, bids: { winners: [{ quota: 2, bid: 150 }], lost: [60, 60], start: 1 } },
  ...{ more: null, end: null, potAfter: null, books: null },
};

test('the pot of the worked month: 1000, a letter drawn, 125 of the bid of 150, its letter, 125 left (LIVE 3.10)', () => {
  expect(potLine(ASSEMBLY, 500)).toEqual({ before: 1_000, raffle: -500, bids: 125, letters: -500, now: 125 });
});

test('a pot that no bid reaches stays as it is', () => {
  const assembly = { ...ASSEMBLY, pot: 825, raffle: null, bids: { winners: [], lost: [60], start: 1 } };
  expect(potLine(assembly, 500)).toMatchObject({ raffle: 0, letters: 0, now: 825 });
});

test('the pot falls envelope by envelope', () => {
  const open = ASSEMBLY.bids?.winners ?? [];
  expect([potAfterOpen(ASSEMBLY, 500, []), potAfterOpen(ASSEMBLY, 500, open)]).toEqual([500, 125]);
});
