import { expect, test } from 'vitest';
import { type LearnedNote, type Moment, noteFor } from './note-for.ts';

const met = (id: number, moment: string, isHeld = false): LearnedNote => ({
  id,
  moment,
  isHeld,
  title: '',
  sentence: '',
  picture: undefined,
});
const at = (name: string, layout: Moment['layout'], isTold = false): Moment => ({ name, layout, isTold });
const NOTES = [met(8, 'payment'), met(9, 'paymentSuccess'), met(4, 'payment')];

test('a popup shows only the ideas that it teaches, in order', () => {
  expect(noteFor(at('payment', 'panel'), NOTES)?.id).toBe(8);
  expect(noteFor(at('paymentSuccess', 'panel'), NOTES)?.id).toBe(9);
  expect(noteFor(at('raffleIntro', 'panel'), NOTES)).toBe(undefined);
});
test('on the bare map the ideas that were not read yet are shown', () => {
  expect(noteFor(at('map', 'map'), NOTES)?.id).toBe(8);
});
test('an idea waits while a film fills the window', () => {
  expect(noteFor(at('raffleFilm', 'window'), NOTES)).toBe(undefined);
});
test('no idea lies over a great moment: the next popup shows it after its own', () => {
  const notes = [met(15, 'bidWon', true), met(24, 'creditLetterOne')];
  expect(noteFor(at('bidWon', 'peak'), notes)).toBe(undefined);
  expect(noteFor(at('creditLetterOne', 'panel'), notes)?.id).toBe(24);
  expect(noteFor(at('creditLetterTwo', 'panel'), notes.slice(0, 1))?.id).toBe(15);
});
test('what waits is not shown while a popup goes away', () => {
  expect(noteFor(at('leaving', null), [met(15, 'bidWon', true)])).toBe(undefined);
});
test('an idea waits until what an answer has led to was read', () => {
  expect(noteFor(at('payment', 'panel', true), NOTES)).toBe(undefined);
  expect(noteFor(at('payment', 'panel'), NOTES)?.id).toBe(8);
});
