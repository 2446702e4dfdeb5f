import { isRequestKey } from '@consorcio/contract/wire';
import { expect, test } from 'vitest';
import { requestKeys } from './request-key.ts';

test('the same body gets the same key, another body a new one, each as the contract wants it', () => {
  const keyOf = requestKeys();
  const first = keyOf({ name: 'Ana' });
  expect(keyOf({ name: 'Ana' })).toBe(first);
  const second = keyOf({ name: 'Bia' });
  expect(second).not.toBe(first);
  expect([first, second].every(isRequestKey)).toBe(true);
});

test('two pages never have the same key', () => {
  const body = { name: 'Ana' };
  expect(requestKeys()(body)).not.toBe(requestKeys()(body));
});
