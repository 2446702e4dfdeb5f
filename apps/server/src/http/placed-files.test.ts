import { expect, test } from 'vitest';
import { placed } from './placed-files.ts';

test.each([
  ['a.css', 'x{background:url(/assets/a.svg)}y{fill:url(#b)}', 'x{background:url(/jogo/assets/a.svg)}y{fill:url(#b)}'],
  [
    'a.js',
    'a=`/assets/a.svg`,b="/static/js/b.js";c="/mapa";import("./d.js")',
    'a=`/jogo/assets/a.svg`,b="/jogo/static/js/b.js";c="/mapa";import("./d.js")',
  ],
  ['b.js', 'f=function(e){return`/`+e}', 'f=function(e){return`/jogo/`+e}'],
  ['m.webmanifest', '{"scope":"/","src":"/icons/a.png"}', '{"scope":"/jogo/","src":"/jogo/icons/a.png"}'],
  [
    'p.html',
    '<html lang="pt"><a href="/login" data-path="mapa"><img src="/assets/a.svg" srcSet="/assets/a 1x, /assets/b 2x"><a href="#x"><a href="//y.example">',
    '<html data-base="/jogo" lang="pt"><a href="/jogo/login" data-path="mapa"><img src="/jogo/assets/a.svg" srcSet="/jogo/assets/a 1x, /jogo/assets/b 2x"><a href="#x"><a href="//y.example">',
  ],
  [
    'q.html',
    '<meta name="early" data-calls="/api/auth /api/stage/current" data-program="/static/js/a.js /assets/b.css"><style>a{src:url("/assets/f")}</style>',
    '<meta name="early" data-calls="/jogo/api/auth /jogo/api/stage/current" data-program="/jogo/static/js/a.js /jogo/assets/b.css"><style>a{src:url("/jogo/assets/f")}</style>',
  ],
  [
    'r.html',
    '<script>CSS.supports("a")||import("/static/js/o.js")</script>',
    '<script>CSS.supports("a")||import("/jogo/static/js/o.js")</script>',
  ],
])('%s names its addresses below the path', (name, built, below) => {
  expect(placed(name, built, '/jogo')).toBe(below);
});

test('a drawing names no address, and stays as it was built', () => {
  expect(placed('a.svg', '<svg href="/x"/>', '/jogo')).toBeNull();
});
