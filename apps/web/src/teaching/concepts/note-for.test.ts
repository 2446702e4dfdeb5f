import { expect, test } from 'vitest';
import { type LearnedNote, noteFor } from './note-for.ts';

const met = (id: number, moment: string, isHeld = false): LearnedNote => ({
  id,
  moment,
  isHeld,
  title: '',
  sentence: '',
  picture: undefined,
});
const NOTES = [met(8, 'payment'), met(9, 'paymentSuccess'), met(4, 'payment')];

test('a popup shows only the ideas that it teaches, in order', () => {
  expect(noteFor({ name: 'payment', layout: 'panel' }, NOTES)?.id).toBe(8);
  expect(noteFor({ name: 'paymentSuccess', layout: 'panel' }, NOTES)?.id).toBe(9);
  expect(noteFor({ name: 'raffleIntro', layout: 'panel' }, NOTES)).toBe(undefined);
});
test('on the bare map the ideas that were not read yet are shown', () => {
  expect(noteFor({ name: 'map', layout: 'map' }, NOTES)?.id).toBe(8);
});
test('an idea waits while a film fills the window', () => {
  expect(noteFor({ name: 'raffleFilm', layout: 'window' }, NOTES)).toBe(undefined);
});
test('no idea lies over a great moment: the next popup shows it after its own', () => {
  const notes = [met(15, 'bidWon', true), met(24, 'creditLetterOne')];
  expect(noteFor({ name: 'bidWon', layout: 'peak' }, notes)).toBe(undefined);
  expect(noteFor({ name: 'creditLetterOne', layout: 'panel' }, notes)?.id).toBe(24);
  expect(noteFor({ name: 'creditLetterTwo', layout: 'panel' }, notes.slice(0, 1))?.id).toBe(15);
});
test('what waits is not shown while a popup goes away', () => {
  expect(noteFor({ name: 'leaving', layout: null }, [met(15, 'bidWon', true)])).toBe(undefined);
});
