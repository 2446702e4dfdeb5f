import { DREAM_CYCLES, DREAMS, dreamPart } from '@consorcio/art';
import { DREAM_IDS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { partsAt } from '../src/scenes/dreams/dreams.ts';

describe.each(DREAM_IDS)('dream %d', (id) => {
  const cycles = DREAM_CYCLES[id];
  test('every paid instalment colours something', () => {
    for (let n = 1; n <= cycles; n++) expect(partsAt(id, n, cycles)).toBeGreaterThan(partsAt(id, n - 1, cycles));
  });
  test('begins as a plan and ends whole', () => {
    expect(partsAt(id, 0, cycles)).toBe(0);
    expect(partsAt(id, cycles, cycles)).toBe(DREAMS[id].parts().length);
    expect(dreamPart(id, 0)).toContain('feColorMatrix');
    expect(dreamPart(id, cycles)).not.toContain('feColorMatrix');
  });
});
