import { expect, test } from 'vitest';
import { isConflict, isUnavailable } from './error-classes.ts';

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

test.each([
  ['08006', ''],
  ['57P01', ''],
  ['ECONNREFUSED', ''],
  ['XX000', 'connection to the remote node postgres@10.0.0.2:5432 failed'],
  ['XX000', 'server closed the connection unexpectedly'],
])('a machine that is away or breaks off counts as away: %s %s', (code, message) => {
  expect(isUnavailable(failure(code, message))).toBe(true);
});

test.each([
  ['23505', 'duplicate key value'],
  ['XX000', 'cache lookup failed for relation 16402'],
])('a statement that is refused does not: %s %s', (code, message) => {
  expect(isUnavailable(failure(code, message))).toBe(false);
});

test('two conflicting transactions are retried', () => {
  expect(isConflict(failure('40001'))).toBe(true);
  expect(isConflict(failure('23505'))).toBe(false);
});
