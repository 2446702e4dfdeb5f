import { privacyCopy } from '@consorcio/copy/teaching';
import { expect, test } from 'vitest';
import { TABLES } from './tables.ts';

/** In no list of what is counted and restored, but a table with hashes of who tried to sign in. */
const ATTEMPTS = 'attempt';

test('the privacy page speaks of every table that the database has, and of no other', () => {
  expect([...privacyCopy.tables].sort()).toEqual([...TABLES, ATTEMPTS].sort());
});
