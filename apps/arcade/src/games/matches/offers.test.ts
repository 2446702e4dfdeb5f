import { legalSwaps, matches, swapCode } from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { LegalSwaps, offerInWords } from './offers.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

describe('the swaps that are offered', () => {
  const state = matches.start(SEED);

  test('are the legal ones in the order of their codes, and none while products move', () => {
    const offers = new LegalSwaps();
    expect(offers.of(state)).toEqual(legalSwaps(state.board));
    expect(offers.of({ ...state, phase: 'fall' })).toEqual([]);
  });

  test('are spoken with product, shelf, place, neighbour and the list', () => {
    const board = state.board.map((kind, cell) => (cell === 9 ? 1 : kind));
    const wanted = { board, list: [1], need: [7] };
    expect(offerInWords(wanted, swapCode(9, false))).toBe(
      'Tênis, prateleira 2, lugar 3, trocar com o da direita. Está na lista, faltam 7.',
    );
    expect(offerInWords({ ...wanted, need: [0] }, swapCode(9, true))).toBe(
      'Tênis, prateleira 2, lugar 3, trocar com o de baixo. Já está completo na lista.',
    );
    expect(offerInWords({ ...wanted, list: [2] }, swapCode(9, true))).toMatch(/Não está na lista\.$/);
  });
});
