import { GOODS_AT, HOMES, LAMPS_AT, type StreetMarks, streetMarks } from '@consorcio/art';
import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { LIGHTS_BOX } from '../src/plans/boxes.ts';
import { VIEW } from '../src/plans/plan.ts';

const BARE: StreetMarks = {
  house: { coat: 1, painted: 0, before: 0, mended: 0 },
  fund: 0,
  goods: [],
  doors: [],
};
const CAMPAIGNS = DREAM_IDS.map((dream) => Array.from({ length: 60 }, () => dream));
const countOf = (svg: string, part: string): number => svg.split(part).length - 1;

describe('the marks of a street', () => {
  test('stand apart from each other, inside the town that a window can show', () => {
    const feet = [...GOODS_AT, ...LAMPS_AT].map(([x, y]) => VIEW.P(x, y));
    for (const [i, [x, y]] of feet.entries()) {
      expect(x).toBeGreaterThan(LIGHTS_BOX.x);
      expect(x).toBeLessThan(LIGHTS_BOX.x + LIGHTS_BOX.width);
      expect(y).toBeLessThan(LIGHTS_BOX.height);
      for (const [u, v] of feet.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(24);
    }
    expect(new Set(HOMES.map((home) => JSON.stringify(home))).size).toBe(HOMES.length);
  });

  test('are as many as were left, and no more than there are places', () => {
    for (const goods of CAMPAIGNS) {
      const some = streetMarks({ ...BARE, goods: goods.slice(0, 3) });
      expect(countOf(some, '<use')).toBe(LAMPS_AT.length + 3);
      expect(countOf(streetMarks({ ...BARE, goods }), '<use')).toBe(LAMPS_AT.length + GOODS_AT.length);
    }
    const doors = Array.from({ length: 60 }, () => 'shut' as const);
    expect(streetMarks({ ...BARE, doors })).toBe(streetMarks({ ...BARE, doors: doors.slice(0, HOMES.length) }));
    expect(streetMarks({ ...BARE, doors: ['half'] })).not.toBe(streetMarks({ ...BARE, doors: ['shut'] }));
  });

  test('show more light, and more paint, with each step', () => {
    const steps = Array.from({ length: 11 }, (_, i) => i / 10);
    expect(new Set(steps.map((fund) => streetMarks({ ...BARE, fund }))).size).toBe(steps.length);
    const painted = steps.map((share) => streetMarks({ ...BARE, house: { ...BARE.house, painted: share } }));
    expect(new Set(painted).size).toBe(steps.length);
  });
});
