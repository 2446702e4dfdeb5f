import { expect, test } from 'vitest';
import { bidNotice } from './bid-notice.ts';

const beach = { dreamId: 1, isNewGamePlus: false, rulebook: 3 } as const;
const reform = { dreamId: 4, isNewGamePlus: false, rulebook: 3 } as const;
const balance = { energy: 9, effort: 20 };

test('a bid says in one sentence which of the next two bills it breaks', () => {
  expect([3, 6, 9].map((offer) => bidNotice(reform, 1, balance, offer))).toMatchObject([
    { text: 'Dá para as duas contas.', isTight: false },
    { text: 'Dá para a primeira conta, e pode faltar 1 para a segunda.', isTight: true },
    { text: 'Para a primeira conta pode faltar 1.', isTight: true },
  ]);
});

test('a bid that leaves one bill, by each of its uses, speaks of that one', () => {
  expect(bidNotice(beach, 2, balance, 5).text).toBe('Dá para a primeira conta.');
});

test('a bid of all that is still owed, or more, has no bill after it', () => {
  expect(bidNotice(beach, 2, balance, 9)).toEqual({
    bills: [],
    text: 'Se vencer, este lance paga tudo o que falta.',
    isTight: false,
  });
  expect(bidNotice(beach, 2, balance, 12).text).toContain('paga tudo o que falta, e voltam 3 para você.');
});

test('a bid of nothing shows what the bills ask for and warns of none', () => {
  const { bills, text, isTight } = bidNotice(reform, 1, { energy: 0, effort: 0 }, 0);
  expect(bills).toHaveLength(1);
  expect([text, isTight]).toEqual(['Toque no +: com 0 não há lance.', false]);
});
