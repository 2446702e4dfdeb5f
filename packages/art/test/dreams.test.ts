import { DREAMS, dreamPart } from '@consorcio/art';
import { dreamCycles } from '@consorcio/rules/queries';
import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { partsAt } from '../src/scenes/dreams/dreams.ts';

describe.each(DREAM_IDS)('dream %d', (id) => {
  const cycles = dreamCycles(id);
  const { length } = DREAMS[id].parts();
  test('every paid instalment colours something', () => {
    for (let n = 1; n <= cycles; n++)
      expect(partsAt(length, n, cycles)).toBeGreaterThan(partsAt(length, n - 1, cycles));
  });
  test('begins as a plan and ends whole', () => {
    expect(partsAt(length, 0, cycles)).toBe(0);
    expect(partsAt(length, cycles, cycles)).toBe(length);
    expect(dreamPart(id, 0)).toContain('feColorMatrix');
    expect(dreamPart(id, cycles)).not.toContain('feColorMatrix');
  });
});
