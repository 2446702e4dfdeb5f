import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('an id is a UUIDv7: it sorts by the time it was made at', () => {
  const id = newId(1_700_000_000_000);
  expect(id).toMatch(/^018bcfe5-6800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId(1_700_000_000_001) > id).toBe(true);
});
