import { expect, test } from 'vitest';
import { type Certified, certificateOf } from './certificate-words.ts';

const seat: Certified = {
  ...{ quota: 12, nickname: 'Lontra Gentil', persona: 4, months: 5, quotas: 35 },
  ...{ situation: 'PAID_ON_TIME', won: { month: 3, by: 'BID' } },
};

test('who paid on time is certified with the letter and no grade', () => {
  const { facts, words } = certificateOf(seat);
  expect(facts).toEqual({ persona: 4, dream: 5, isPaid: true });
  expect(words.sentence).toBe('Lontra Gentil, cota 12, fez parte de um consórcio de 35 cotas e quitou em dia.');
  expect(words.facts).toEqual(['Mês da carta: 3, por lance.']);
});

test.each(['TAKEN', 'OUT'] as const)('%s has learned to the end, without a medal', (situation) => {
  const { facts, words } = certificateOf({ ...seat, situation, months: 4 });
  expect(facts).toEqual({ persona: 4, dream: 2, isPaid: false });
  expect(words.sentence).toMatch(/e aprendeu até o fim\.$/);
});

test('a letter that was cancelled stands on no certificate, one whose good was taken does', () => {
  const factsOf = (situation: 'TAKEN' | 'OUT') => certificateOf({ ...seat, situation }).words.facts;
  expect(factsOf('TAKEN')).toEqual(['Mês da carta: 3, por lance.']);
  expect(factsOf('OUT')).toEqual([]);
});

test('a letter that never came is not told', () => {
  expect(certificateOf({ ...seat, won: null }).words.facts).toEqual([]);
});
