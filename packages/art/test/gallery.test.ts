import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashText } from '../src/core/ids.ts';
import { GALLERY } from './gallery.ts';

/*
 * Every picture is pinned by a hash of its text. After a picture was changed on purpose, UPDATE_PICTURES=1 writes the table
 * anew, and a page with every picture, to look at.
 */
const TABLE = new URL('./pictures.txt', import.meta.url);
const CONTACT_SHEET = new URL('../../../.cache/contact-sheet/', import.meta.url);
const pictures = Object.entries(GALLERY).flatMap(([family, members]) =>
  Object.entries(members).map(([name, draw]) => ({ key: `${family}/${name}`, draw })),
);
const drawn = new Map(pictures.map(({ key, draw }) => [key, draw()]));

const tableOf = (texts: ReadonlyMap<string, string>): string =>
  `${Array.from(texts, ([key, svg]) => `${hashText(svg)} ${key}`).join('\n')}\n`;
const STYLE =
  'body{background:#d9cdf7;font:600 15px sans-serif}figure{display:inline-block}svg{width:auto;max-height:420px}';
const sheetOf = (texts: ReadonlyMap<string, string>): string =>
  `<!doctype html><meta charset="utf-8"><title>Todas as figuras</title><style>${STYLE}</style>${Array.from(
    texts,
    ([key, svg]) => `<figure>${svg}<figcaption>${key}</figcaption></figure>`,
  ).join('')}`;
if (process.env.UPDATE_PICTURES) {
  writeFileSync(TABLE, tableOf(drawn));
  mkdirSync(CONTACT_SHEET, { recursive: true });
  writeFileSync(new URL('index.html', CONTACT_SHEET), sheetOf(drawn));
}
const pinned = new Map(
  readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .map((row) => [row.slice(8), row.slice(0, 7)]),
);

describe('a picture stays as it was drawn', () => {
  test.each(Object.keys(GALLERY))('%s', (family) => {
    const members = pictures.filter(({ key }) => key.startsWith(`${family}/`));
    const now = Object.fromEntries(members.map(({ key }) => [key, hashText(drawn.get(key) ?? '')]));
    const before = Object.fromEntries(Array.from(pinned).filter(([key]) => key.startsWith(`${family}/`)));
    expect(now).toEqual(before);
  });
});

test('drawn again in another order, every picture is the same text', () => {
  for (const { key, draw } of pictures.toReversed()) expect(draw() === drawn.get(key), key).toBe(true);
});

test.each(pictures.map(({ key }) => key))('%s is whole', (key) => {
  const svg = drawn.get(key) ?? '';
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[-\d. ]+">.+<\/svg>$/s,
  );
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/);
  const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(target);
});

test('two different pictures in one page share no id', () => {
  const owners = new Map<string, string>();
  for (const [key, svg] of drawn) {
    for (const [, id = ''] of svg.matchAll(/ id="([^"]+)"/g)) {
      const picture = owners.get(id);
      // one drawing may be a member of two families; then its ids mean the same thing
      if (picture !== undefined && drawn.get(picture) !== svg) {
        const define = (text: string): string | undefined => text.split(` id="${id}"`)[1]?.split('</')[0];
        expect(define(svg), `${id} in ${key} and ${picture}`).toBe(define(drawn.get(picture) ?? ''));
      }
      owners.set(id, key);
    }
  }
});

test('a picture needs no font where it is shown: its words are outlines', () => {
  expect([...drawn].filter(([, svg]) => /<text|font-family/.test(svg)).map(([key]) => key)).toEqual([]);
});

const words = Array.from(drawn).flatMap(([key, svg]) =>
  Array.from(svg.matchAll(/data-words="([^"]*)"/g), ([, content = '']) => ({ key, content })),
);
/** words that lost an accent */
const BARE =
  /\b(ESFORCO|PRECOS|CREDITO|NAO|VOCE|Voce|CONSORCIO|Consorcio|MUDANCAS|Lampada|Portugues|acao|voce|nao|sao|MES|mes|proprio)\b/;

test('every word in a picture has its accents', () => {
  // the hashtag has none: SPEC section 7
  for (const { key, content } of words.filter(({ content }) => content !== '#VAIDECONSORCIO')) {
    expect(BARE.test(content), `${key}: ${content}`).toBe(false);
  }
  expect(words.some(({ content }) => content === 'CARTA DE CRÉDITO')).toBe(true);
});
