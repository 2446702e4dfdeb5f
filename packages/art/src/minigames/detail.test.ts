import { brotliCompressSync } from 'node:zlib';
import { GAMES } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { MINIGAME_DRAWINGS, type Sprite } from './index.ts';

const packed = (sprites: readonly Sprite[]): number =>
  brotliCompressSync(sprites.map(({ body }) => body).join('')).length;
const places = (sprites: readonly Sprite[]) => sprites.map(({ name, box, scale }) => ({ name, box, scale }));

describe.each(GAMES)('the drawings of %s in less detail', (game) => {
  const { persona, things } = MINIGAME_DRAWINGS[game];
  test('lie at the same places', () => {
    expect(places(persona(2, 0.5))).toEqual(places(persona(2)));
    expect(places(things(0.6))).toEqual(places(things()));
  });
  test('weigh less: of a persona at most three quarters', () => {
    expect(packed(persona(2, 0.5))).toBeLessThan(0.75 * packed(persona(2)));
    expect(packed(things(0.6))).toBeLessThanOrEqual(packed(things()));
  });
});
