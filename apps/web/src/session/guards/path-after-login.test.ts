import { expect, test } from 'vitest';
import { pathAfterLogin } from './path-after-login.ts';

test('a login leads to where the player stands', () => {
  expect(pathAfterLogin('no-persona', null)).toBe('/introducao-personagem');
  expect(pathAfterLogin('playing', null)).toBe('/de-volta-aojogo');
  expect(pathAfterLogin('won-unseen', null)).toBe('/mapa?complete=true');
});

test.each(['/mapa', '/minigame/3'])('a player whose session expired at %s returns there', (from) => {
  expect(pathAfterLogin('playing', { from })).toBe(from);
});

test('the campaign says more than the place: another player, or one whose dream has ended, goes home', () => {
  expect(pathAfterLogin('no-dream', { from: '/mapa' })).toBe('/introducao-sonho');
  expect(pathAfterLogin('won-unseen', { from: '/mapa' })).toBe('/mapa?complete=true');
});

test.each(['//elsewhere.example', '/minigame/9', '/login', 7, undefined])(
  '%s is not an address to return to',
  (from) => {
    expect(pathAfterLogin('playing', { from })).toBe('/de-volta-aojogo');
  },
);
