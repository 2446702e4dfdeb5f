import { expect, test } from 'vitest';
import { type Certified, certificateOf } from './certificate.tsx';

const seat: Certified = {
  quota: 12,
  nickname: 'Lontra Gentil',
  persona: 4,
  months: 5,
  quotas: 35,
  situation: 'PAID_ON_TIME',
  won: { month: 3, by: 'BID' },
  note: 64,
};

test('who paid on time is certified with letter and note', () => {
  const { facts, words } = certificateOf(seat);
  expect(facts).toEqual({ persona: 4, dream: 5, isPaid: true });
  expect(words.sentence).toBe('Lontra Gentil, cota 12, fez parte de um consórcio de 35 cotas e quitou em dia.');
  expect(words.facts).toEqual(['Mês da carta: 3, por lance.', 'Nota de decisão: 64.']);
});

test.each(['TAKEN', 'OUT'] as const)('%s has learned to the end, without a medal', (situation) => {
  const { facts, words } = certificateOf({ ...seat, situation, months: 4 });
  expect(facts).toEqual({ persona: 4, dream: 2, isPaid: false });
  expect(words.sentence).toMatch(/e aprendeu até o fim\.$/);
});

test('a letter that was cancelled stands on no certificate, one whose good was taken does', () => {
  const letterOf = (situation: 'TAKEN' | 'OUT') => certificateOf({ ...seat, situation }).words.facts[0];
  expect(letterOf('TAKEN')).toBe('Mês da carta: 3, por lance.');
  expect(letterOf('OUT')).toBe('Nota de decisão: 64.');
});

test('unknown values are not shown: a letter that never came, a note that is not counted yet', () => {
  expect(certificateOf({ ...seat, won: null, note: null }).words.facts).toEqual([]);
  expect(certificateOf({ ...seat, note: 0 }).words.facts).toContain('Nota de decisão: 0.');
});
