import { expect, test } from 'vitest';
import { PROJECTORS } from '../../../../test/fixtures/live-projectors.ts';
import type { ProjectorView } from './projector-model.ts';
import { heardAt } from './projector-sound.ts';

const heard = (name: string, { isKey = false, isRevealed = false } = {}) =>
  heardAt(PROJECTORS[name] as ProjectorView, { isKey, isRevealed });

test('calm music plays while phones decide, and every step of an assembly has its sound', () => {
  expect(heard('month')).toEqual({ theme: 'MAPA', effect: null });
  expect(heard('month', { isKey: true }).effect).toBe('SORTEIO');
  for (const step of ['call', 'pot', 'raffle', 'bids', 'more', 'end', 'books'])
    expect(heard(step)).toEqual({ theme: 'PAGAMENTOS', effect: expect.any(String) });
});

test('no music plays while the group talks about what came out, after a moment of joy', () => {
  expect(heard('result')).toEqual({ theme: null, effect: 'BADGE' });
});

test('joy is heard when globe or envelopes have given a letter, and not where none was given', () => {
  for (const step of ['raffle', 'bids']) {
    expect(heard(step).effect).not.toBe('BADGE');
    expect(heard(step, { isRevealed: true }).effect).toBe('BADGE');
  }
  for (const none of ['bids-none', 'bids-one-lost']) expect(heard(none, { isRevealed: true }).effect).toBe('ENVELOPE');
});

test('a pause is silent', () => {
  expect(heard('paused')).toEqual({ theme: null, effect: null });
});
