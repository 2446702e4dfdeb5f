import { FILMS } from '@consorcio/art/films';
import { SHOT } from '@consorcio/art/raffle-shot';
import { expect, test } from 'vitest';
import { FILM_GRACE, RAFFLE_FILM, RAFFLE_REST, RAFFLE_TURN, SHOT_LOADING } from '../../map/chart/delays.ts';
import { DRAW_LENGTH, ENVELOPE_LENGTH, TUTORIAL_LENGTH } from './film-lengths.ts';

const LENGTHS = { tutorial: TUTORIAL_LENGTH, envelope: ENVELOPE_LENGTH, draw: DRAW_LENGTH };

test.each(FILMS)('$name is as long as the game waits for it', ({ kind, seconds }) => {
  expect(Math.round(seconds * 1_000)).toBe(LENGTHS[kind]);
});

test('a draw film reports its end when the drawn ball is visible, not after the raffle is over', () => {
  const told = FILMS.find(({ kind }) => kind === 'draw')?.captions.at(-1)?.from ?? 0;
  expect(Math.round(told * 1_000)).toBe(RAFFLE_REST + RAFFLE_TURN);
  expect(DRAW_LENGTH).toBeLessThanOrEqual(RAFFLE_FILM);
});

test('the live raffle is shown completely before its time limit, however late it begins', () => {
  expect(SHOT_LOADING + SHOT.end).toBeLessThan(RAFFLE_FILM + FILM_GRACE);
});
