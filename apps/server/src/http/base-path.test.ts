import { expect, test } from 'vitest';
import { basePathOf, isGoodBase, targetBelow } from './base-path.ts';

test('the path of the public address is what stands before every address of the game', () => {
  expect(['https://x.example', 'https://x.example/jogo', 'http://x.example:8080/a/b'].map(basePathOf)).toEqual([
    ...['', '/jogo', '/a/b'],
  ]);
});

test.each([
  ['/jogo', '/'],
  ['/jogo?sonho=3', '/?sonho=3'],
  ['/jogo/', '/'],
  ['/jogo/mapa?complete=true', '/mapa?complete=true'],
  ['/jogos', '/jogos'],
  ['/mapa', '/mapa'],
  ['/', '/'],
])('a proxy may keep the path or take it away: %s is %s', (target, below) => {
  expect(targetBelow('/jogo', target)).toBe(below);
});

test.each([
  ['', true],
  ['/jogo', true],
  ['/escola/jogo', true],
  ['/api', false],
  ['/v', false],
  ['/mapa/x', false],
  ['/a"b', false],
])('a path before the game is none of its own: %s is good: %s', (base, isGood) => {
  expect(isGoodBase(base)).toBe(isGood);
});
