import { expect, test } from 'vitest';
import { dreamByBid } from './dream-by-bid.ts';

const beach = { dreamId: 1, isNewGamePlus: false, rulebook: 2 } as const;

test('a dream won by a bid says that instalments go on only where some are still owed', () => {
  expect(dreamByBid(beach, 1, 17)).toBe('Seu lance venceu! As parcelas continuam.');
  expect(dreamByBid(beach, 1, 18)).toBe('Seu lance venceu e pagou todas as parcelas que faltavam!');
  expect(dreamByBid(beach, 2, 12)).not.toContain('continuam');
});
