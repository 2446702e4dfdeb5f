import { describe, expect, test } from 'vitest';
import { HUD_PARTS, type HudPart, placeHud } from './hud-place.ts';

const [WIDE, HIGH] = [768, 1024];
/** The field as it lies in a window, in its middle. */
function fieldIn(width: number, height: number) {
  const scale = Math.min(width / WIDE, height / HIGH);
  return { left: (width - WIDE * scale) / 2, top: (height - HIGH * scale) / 2, scale, wide: WIDE };
}
/** Phones, tablets, laptops, upright and lying. */
const WINDOWS = [
  [375, 667],
  [360, 640],
  [390, 844],
  [320, 568],
  [412, 915],
  [600, 800],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [844, 390],
] as const;
const PARTS = Object.keys(HUD_PARTS) as HudPart[];

/** The parts' boxes on the window, px of the screen. */
function boxesIn(width: number, height: number) {
  const field = fieldIn(width, height);
  const hud = placeHud(field);
  return PARTS.map((part) => {
    const [x, y, wide, high] = HUD_PARTS[part];
    const [dx, dy] = hud.moved[part];
    const [left, top] = [field.left + (x + dx) * hud.scale, hud.top + (y + dy) * hud.scale];
    return { part, left, top, right: left + wide * hud.scale, bottom: top + high * hud.scale };
  });
}

describe('the counters', () => {
  test.each([
    [1440, 900],
    [667, 375],
  ])('stand in one row over the field at %i x %i', (width, height) => {
    const field = fieldIn(width, height);
    expect(placeHud(field)).toMatchObject({ top: field.top, scale: field.scale, width: WIDE, height: 140 });
  });

  test.each([
    [375, 667, 1.3],
    [360, 640, 1.3],
    [390, 844, 1.5],
    [320, 568, 1.3],
  ])('are larger, in two rows, at %i x %i', (width, height, larger) => {
    const field = fieldIn(width, height);
    const hud = placeHud(field);
    expect(hud.scale / field.scale).toBeGreaterThanOrEqual(larger - 0.001);
    expect(hud.top + hud.height * hud.scale).toBeCloseTo(field.top + 140 * field.scale);
  });

  test.each(WINDOWS)('lie inside the window and beside each other at %i x %i', (width, height) => {
    const boxes = boxesIn(width, height);
    for (const [i, a] of boxes.entries()) {
      expect(Math.min(a.left, a.top), a.part).toBeGreaterThan(-0.001);
      expect(a.right, a.part).toBeLessThanOrEqual(width + 0.001);
      for (const b of boxes.slice(i + 1)) {
        const isApart =
          a.right <= b.left + 0.001 || b.right <= a.left + 0.001 || a.bottom <= b.top + 6 || b.bottom <= a.top + 6;
        expect(isApart, `${a.part} and ${b.part}`).toBe(true);
      }
    }
  });

  test.each(WINDOWS)(
    'leave the stop of a paid run a place of its own at %i x %i, over no counter and no field',
    (width, height) => {
      const field = fieldIn(width, height);
      const hud = placeHud(field);
      const [x, y, wide, high] = hud.stop.map((units) => units * hud.scale) as [number, number, number, number];
      const [left, right, bottom] = [field.left + x, field.left + x + wide, hud.top + y + high];
      expect(high).toBeGreaterThan(55.999);
      expect(right).toBeLessThanOrEqual(width);
      expect(right - left).toBeGreaterThanOrEqual(56);
      expect(left >= field.left + WIDE * field.scale || bottom <= field.top + 140 * field.scale).toBe(true);
      for (const box of boxesIn(width, height))
        expect(box.right <= left || right <= box.left || bottom <= box.top + 6, box.part).toBe(true);
    },
  );

  test('give the end of flying coins on the field, and never above it', () => {
    expect(placeHud(fieldIn(1440, 900)).onField('points', [191, 58])).toEqual([191, 58]);
    const [x, y] = placeHud(fieldIn(375, 667)).onField('points', [191, 58]);
    expect(x).toBeGreaterThan(230);
    expect(y).toBe(12);
  });
});
