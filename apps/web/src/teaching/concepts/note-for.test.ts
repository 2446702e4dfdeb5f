import { expect, test } from 'vitest';
import { type LearnedNote, noteFor } from './note-for.ts';

const met = (id: number, moment: string): LearnedNote => ({ id, moment, title: '', sentence: '', picture: undefined });
const NOTES = [met(8, 'payment'), met(9, 'paymentSuccess'), met(4, 'payment')];

test('a popup shows only the ideas that it teaches, in order', () => {
  expect(noteFor('payment', NOTES)?.id).toBe(8);
  expect(noteFor('paymentSuccess', NOTES)?.id).toBe(9);
  expect(noteFor('raffleIntro', NOTES)).toBe(undefined);
});
test('on the bare map the ideas that were not read yet are shown', () => {
  expect(noteFor('map', NOTES)?.id).toBe(8);
});
test('an idea waits while a film fills the window', () => {
  expect(noteFor('raffleFilm', NOTES)).toBe(undefined);
});
