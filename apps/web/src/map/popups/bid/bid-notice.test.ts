import { expect, test } from 'vitest';
import { bidNotice } from './bid-notice.ts';

const beach = { dreamId: 1, isNewGamePlus: false, rulebook: 3 } as const;

test('a bid that leaves less than the next instalment warns of it and of the first month of the letter', () => {
  expect(bidNotice(beach, 1, 9, 3)).toEqual({
    text: 'Sobram 6. Para a próxima parcela (9) faltam 3. Se vencer, papéis, entrega e uso do bem custam até 10, e pode faltar esforço. Se não vencer, nada é cobrado.',
    isTight: true,
  });
});

test('a bid that pays a part of the next instalment counts only what is left of that one', () => {
  expect(bidNotice(beach, 1, 13, 13).text).toContain('Para a próxima parcela (5) faltam 5.');
});

test('a bid of all that is still owed, or more, warns of no instalment and of no month after the letter', () => {
  expect(bidNotice(beach, 2, 12, 9)).toEqual({
    text: 'Se vencer, este lance paga todas as parcelas que faltam. Se não vencer, nada é cobrado.',
    isTight: false,
  });
  expect(bidNotice(beach, 2, 12, 12).text).toContain('paga todas as parcelas que faltam, e voltam 3 para você.');
});
