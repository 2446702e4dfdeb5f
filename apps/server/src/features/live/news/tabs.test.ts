import { expect, test } from 'vitest';
import { tabStreams } from './tabs.ts';

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
