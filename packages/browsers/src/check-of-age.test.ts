import { runInNewContext } from 'node:vm';
import { oldBrowserCopy } from '@consorcio/copy/old-browser';
import { expect, test } from 'vitest';
import { CHECK_OF_AGE } from './check-of-age.ts';

/** Runs the check in a page whose window has these parts; gives what it shows, and whether the page was stopped. */
function runWith(parts: object) {
  const root = { textContent: 'the page', style: {} };
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  runInNewContext(CHECK_OF_AGE, { window: { ...parts, stop }, document: { documentElement: root }, stop });
  return { said: root.textContent, isStopped };
}
const NEWER = { structuredClone: () => undefined, HTMLDialogElement: class {} };

test.each([
  ['structuredClone', { HTMLDialogElement: NEWER.HTMLDialogElement }],
  ['dialogs', { structuredClone: NEWER.structuredClone }],
])('a browser without %s says what to do, and nothing else of the page is loaded', (_, parts) => {
  expect(runWith(parts)).toEqual({ said: oldBrowserCopy.sentence, isStopped: true });
});

test('a promised browser goes on', () => {
  expect(runWith(NEWER)).toEqual({ said: 'the page', isStopped: false });
});

test('the check is written in words that the oldest browsers understand', () => {
  expect(CHECK_OF_AGE).not.toMatch(/=>|`|\b(?:let|const|class|import)\b|\?\.|\.\.\./);
});
