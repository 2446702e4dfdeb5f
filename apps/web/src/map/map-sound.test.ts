import { expect, test } from 'vitest';
import { effectOf, themeOf } from './map-sound.ts';

test.each(['map', 'room', 'randomEvent', 'cycleTransition', 'bidOptions', 'raffleFilm'] as const)(
  'the map’s theme plays at %s',
  (state) => expect(themeOf(state)).toBe('MAPA'),
);
test.each(['payment', 'paymentFailure', 'noEffort', 'noEnergy'] as const)(
  'the payments theme plays while %s is up',
  (state) => expect(themeOf(state)).toBe('PAGAMENTOS'),
);
test.each(['bidWon', 'raffleWon', 'dreamPaid', 'dreamByBid', 'dreamByRaffle', 'creditLetterTwo'] as const)(
  'success is heard at %s',
  (state) => expect(themeOf(state)).toBe('FINAL_POSITIVO'),
);
test('failure is heard when the consortium ends for default', () => {
  expect(themeOf('ended')).toBe('FINAL_NEGATIVO');
});
test('a paid instalment has its own music', () => {
  expect(themeOf('paymentSuccess')).toBe('SUCCESS');
});
test('a state that shows nothing new keeps what plays', () => {
  expect(themeOf('paying')).toBeNull();
  expect(themeOf('drawingRaffle')).toBeNull();
});
test('empty resources, the envelope and the globe have their effects, and the bare map has none', () => {
  expect(effectOf('noEffort')).toBe('RECURSOS_VAZIOS');
  expect(effectOf('bidFilm')).toBe('ENVELOPE');
  expect(effectOf('raffleFilm')).toBe('SORTEIO');
  expect(effectOf('map')).toBeNull();
});
test('light mode leaves out the crank before the raffle, and nothing else', () => {
  expect(effectOf('raffleIntro')).toBe('ROLETA');
  expect(effectOf('raffleIntro', true)).toBeNull();
  expect(effectOf('raffleFilm', true)).toBe('SORTEIO');
});
