import { expect, test } from 'vitest';
import { Refusal } from '../../../http/refusal.ts';
import { streamLimits, tabStreams } from './streams.ts';

const ROOM = { most: 100_000, isStrict: true };
const codeOf = (work: () => void): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Refusal ? `${error.code} ${error.retryAfter}` : String(error);
  }
};

test('a group has 120 streams, three a seat, and another group its own', () => {
  const limits = streamLimits(ROOM, () => undefined);
  for (let i = 0; i < 120; i += 1) expect(limits.take('one', `address ${i}`)).not.toBeNull();
  expect(codeOf(() => limits.check('one', 'new'))).toBe('RATE_LIMITED 60');
  expect(limits.take('one', 'new')).toBeNull();
  expect(codeOf(() => limits.check('other', 'new'))).toBeNull();
});

test('an address has 5,000 streams, whatever their groups', () => {
  const limits = streamLimits(ROOM, () => undefined);
  for (let i = 0; i < 5_000; i += 1) limits.take(`group ${i}`, 'school');
  expect(codeOf(() => limits.check('new', 'school'))).toBe('RATE_LIMITED 60');
  expect(codeOf(() => limits.check('new', 'other school'))).toBeNull();
});

test('a server opens as many as its setting allows, even without limits for groups, and then answers UNAVAILABLE', () => {
  const limits = streamLimits({ most: 130, isStrict: false }, () => undefined);
  for (let i = 0; i < 130; i += 1) expect(limits.take('one', 'school')).not.toBeNull();
  expect(codeOf(() => limits.check('other', 'new'))).toBe('UNAVAILABLE 60');
});

test('a place that is freed can be taken again, and is freed once', () => {
  const counts: number[] = [];
  const limits = streamLimits({ most: 1, isStrict: true }, (open) => counts.push(open));
  const free = limits.take('one', 'school');
  expect(limits.take('one', 'school')).toBeNull();
  free?.();
  free?.();
  expect(codeOf(() => limits.check('one', 'school'))).toBeNull();
  expect(counts).toEqual([1, 0]);
});

test('a tab has one stream: a new one ends the one before, whose own end then forgets nothing', () => {
  const tabs = tabStreams();
  const ended: string[] = [];
  const forgetFirst = tabs.keep('tab', () => ended.push('first'));
  tabs.keep('another tab', () => ended.push('of another tab'));
  tabs.keep('tab', () => ended.push('second'));
  expect(ended).toEqual(['first']);
  forgetFirst();
  tabs.end('tab');
  expect(ended).toEqual(['first', 'second']);
});
