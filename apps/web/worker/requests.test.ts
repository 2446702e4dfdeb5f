import { GAMES } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { strategyOf } from './requests.ts';

const origin = 'https://jogo.exemplo.com.br';
const ask = (path: string, changes: Partial<Parameters<typeof strategyOf>[0]> = {}) =>
  strategyOf({
    method: 'GET',
    mode: 'cors',
    destination: '',
    hasRange: false,
    url: new URL(path, origin),
    base: '',
    origin,
    ...changes,
  });

describe('what the worker leaves to the server', () => {
  test.each([
    '/api/stage/current',
    '/api/auth/login',
    '/share/badge/abc.png',
    '/c/7K3M-9QRT-X2PD/certificado.png',
    '/c/7K3M-9QRT-X2PD/qr.svg',
    '/compartilhar?kind=badge&id=abc',
    '/compartilharSocial/card.png',
    ...GAMES.map((game) => `/${game}/index.html`),
    '/healthz',
    '/sw.js',
    '/manifest.webmanifest',
  ])('%s', (path) => {
    expect(ask(path)).toBe('bypass');
  });
  test.each([
    '/compartilhar?kind=badge&id=abc',
    '/c',
    '/c/7K3M-9QRT-X2PD',
    '/operador',
    '/operador/errors.csv?dias=7',
    '/lti',
    '/lti/login?iss=escola',
    ...GAMES.map((game) => `/${game}/index.html`),
  ])('the page %s', (path) => {
    expect(ask(path, { mode: 'navigate', destination: 'document' })).toBe('bypass');
  });
  test('a screen that is asked for inside a frame', () => {
    expect(ask('/mapa', { mode: 'navigate', destination: 'iframe' })).toBe('bypass');
  });
  test('whatever changes something, asks for a part of a file, or goes elsewhere', () => {
    expect(ask('/mapa', { method: 'POST' })).toBe('bypass');
    expect(ask('/assets/mapa-AbC.webm', { hasRange: true })).toBe('bypass');
    expect(ask('https://elsewhere.example/assets/a.js')).toBe('bypass');
  });
});

test.each(GAMES)('the page of %s in its frame comes from the server, or from what is kept', (game) => {
  expect(ask(`/${game}/index.html`, { mode: 'navigate', destination: 'iframe' })).toBe('game');
});

test.each(['/', '/mapa?complete=true', '/minigame/3', '/nao-existe'])('%s is a screen when it is visited', (path) => {
  expect(ask(path, { mode: 'navigate', destination: 'document' })).toBe('screen');
});

test.each([
  ['/static/js/index-AbC.js', 'shell'],
  ['/static/js/menu-AbC.chunk.js', 'shell'],
  ['/assets/index-AbC.css', 'shell'],
  ['/assets/nunito-AbC.woff2', 'shell'],
  ['/assets/street-AbC.svg', 'drawing'],
  ['/api/events/4.png', 'drawing'],
  ['/dream/parts/sonho4_cliclo-2.png', 'drawing'],
  ['/certificado/frame_1.png', 'drawing'],
  ['/assets/mapa-AbC.webm', 'sound'],
  ['/arcade-assets/tapper-AbC.js', 'shell'],
  ['/arcade-assets/tapper-things-AbC.svg', 'drawing'],
])('%s is answered as %s', (path, strategy) => {
  expect(ask(path)).toBe(strategy);
});

test('below a path of its address the game answers for nothing else of that address', () => {
  const base = '/jogo';
  expect(ask('/jogo/assets/a-1f.css', { base })).toBe('shell');
  expect(ask('/jogo/api/stage/current', { base })).toBe('bypass');
  expect(ask('/jogo/mapa', { base, mode: 'navigate', destination: 'document' })).toBe('screen');
  expect(ask('/assets/a-1f.css', { base })).toBe('bypass');
  expect(ask('/jogos', { base, mode: 'navigate', destination: 'document' })).toBe('bypass');
});
