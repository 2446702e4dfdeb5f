import { expect, test } from 'vitest';
import { hourOf } from './hour.ts';

test('the first and the last month of a dream are sunny, and no two months between them that follow each other are alike', () => {
  for (const cycles of [3, 5, 6, 9]) {
    const hours = Array.from({ length: cycles }, (_, i) => hourOf(i + 1, cycles));
    expect([hours[0], hours.at(-1)]).toEqual(['day', 'day']);
    expect(hours.slice(1, -1)).not.toContain('day');
    for (const [i, hour] of hours.entries()) expect(hour).not.toBe(hours[i + 1]);
  }
});
