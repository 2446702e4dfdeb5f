import { expect, test } from 'vitest';
import type { HostSeat } from './next-thing.ts';
import { stateOf } from './seat-state.ts';

const seat: HostSeat = {
  ...{ quota: 12, nickname: 'Lontra Gentil', persona: 4, colour: 2, hasBegun: false, hasSealed: false },
  ...{ isConnected: true, absences: 0, isLocked: false, answered: { before: true, after: false } },
};

test.each([
  ['PRIVATE', {}, ['não começou']],
  ['PRIVATE', { hasBegun: true }, ['jogando']],
  ['PRIVATE', { isLocked: true }, ['não começou', 'volta travada']],
  ['PRIVATE', { hasBegun: true, hasSealed: true, absences: 2 }, ['lacrou', '2 ausências']],
  ['ASSEMBLY', { hasSealed: true, absences: 1 }, ['na sala', '1 ausência']],
] as const)('in %s a seat of which %j is known reads %j', (phase, known, words) => {
  expect(stateOf({ ...seat, ...known }, phase)).toEqual(words);
});

test('a seat that answered sees only the questions of the current moment', () => {
  const told = (phase: Parameters<typeof stateOf>[1], before: boolean, after: boolean) =>
    stateOf({ ...seat, answered: { before, after } }, phase).includes('respondeu as perguntas');
  expect([told('WAITING', true, false), told('WAITING', false, false)]).toEqual([true, false]);
  expect([told('PRIVATE', true, true), told('ASSEMBLY', true, true)]).toEqual([false, false]);
  expect([told('DEBRIEF', true, false), told('DEBRIEF', false, true)]).toEqual([false, true]);
});
