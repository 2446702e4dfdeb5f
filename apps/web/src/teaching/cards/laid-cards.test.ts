import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../test/memory-storage.ts';
import { laidCards, layCard } from './laid-cards.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

test('the cards of a month are remembered once each, and forgotten with the month', () => {
  layCard(102, { moment: 'REMAINING', id: 8 });
  layCard(102, { moment: 'REMAINING', id: 8 });
  layCard(102, { moment: 'BID', id: 14 });
  expect(laidCards(102)).toEqual([
    { moment: 'REMAINING', id: 8 },
    { moment: 'BID', id: 14 },
  ]);
  expect(laidCards(103)).toEqual([]);
});

test('what somebody else wrote there is no card', () => {
  localStorage.setItem('idea_cards', '{"month":102,"cards":[{"moment":"LUNCH","id":1},7,null]}');
  expect(laidCards(102)).toEqual([]);
  localStorage.setItem('idea_cards', 'nonsense');
  expect(laidCards(102)).toEqual([]);
});
