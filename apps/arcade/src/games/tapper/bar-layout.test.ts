import { describe, expect, test } from 'vitest';
import { barLayout, laneAt } from './bar-layout.ts';

describe('the bar', () => {
  test('stands as it is laid out where the field is not taller', () => {
    expect(barLayout(0)).toMatchObject({ zoom: 1, left: 0, counters: [398, 566, 734, 902], personaX: 662, right: 768 });
  });

  test.each([130, 170, 300])('is a quarter larger in a field that is %i units taller, and fits it', (extra) => {
    const { zoom, counters, left, right, personaX } = barLayout(extra);
    expect(zoom).toBe(1.25);
    expect(right - left).toBeCloseTo(768 / zoom);
    expect(personaX).toBeLessThan(right - 40);
    expect(((counters[3] ?? 0) + 78) * zoom).toBeLessThan(1024 + extra);
  });

  test.each([0, 70, 130, 300])('answers to the whole band of a lane in a field that is %i units taller', (extra) => {
    const { counters, band } = barLayout(extra);
    for (const [lane, top] of counters.entries())
      expect([top - 91, top + band - 93].map((y) => laneAt(y, extra))).toEqual([lane, lane]);
    expect(laneAt((counters[0] ?? 0) - 93, extra)).toBeNull();
    expect(laneAt((counters[3] ?? 0) + band, extra)).toBeNull();
  });
});
