import { expect, test } from 'vitest';
import { dreamByBid } from './dream-by-bid.ts';

const beach = { dreamId: 1, isNewGamePlus: false, rulebook: 3 } as const;

test('a dream won by a bid tells the bid and the reserve, and that instalments go on only where some are still owed', () => {
  expect(dreamByBid(beach, 1, { bid: 17, left: 0 })).toBe(
    'Seu lance de 17 foi o maior, e a sua reserva ficou em 0. As parcelas continuam.',
  );
  expect(dreamByBid(beach, 1, { bid: 0, left: 3 })).toBe('Seu lance foi o maior. As parcelas continuam.');
  expect(dreamByBid(beach, 1, { bid: 18, left: 0 })).toBe('Seu lance venceu e pagou todas as parcelas que faltavam!');
  expect(dreamByBid(beach, 2, { bid: 12, left: 0 })).not.toContain('continuam');
});
