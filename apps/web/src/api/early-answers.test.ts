import { afterEach, describe, expect, test, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';

const answer = Promise.resolve(new Response('{}'));
const early = (now = 1_000): void => {
  vi.stubGlobal('early', { token: 'mine', answers: { '/api/auth': answer } });
  vi.stubGlobal('performance', { now: () => now });
};
afterEach(() => vi.unstubAllGlobals());

describe('a call that the page made before its program was there', () => {
  test('is not made again', () => {
    early();
    expect(takeEarlyAnswer('/api/auth', 'mine')).toBe(answer);
  });
  test('answers once: the second question is asked anew', () => {
    early();
    takeEarlyAnswer('/api/auth', 'mine');
    expect(takeEarlyAnswer('/api/auth', 'mine')).toBeUndefined();
  });
  test('answers nobody else', () => {
    early();
    expect(takeEarlyAnswer('/api/auth', 'yours')).toBeUndefined();
    expect(takeEarlyAnswer('/api/auth', 'mine')).toBeUndefined();
  });
  test('grows old', () => {
    early(60_000);
    expect(takeEarlyAnswer('/api/auth', 'mine')).toBeUndefined();
  });
  test('is missed by no page without one', () => {
    expect(takeEarlyAnswer('/api/auth', 'mine')).toBeUndefined();
  });
});
