import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** How Git stores a file, and what `.gitattributes` says of it. */
const FILES = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .map((line) => /^i\/(\S*)\s+w\/\S*\s+attr\/(.*?)\s*\t(.*)$/.exec(line)?.slice(1) ?? [line, '', '']);

const SAID = ['text=auto eol=lf', 'text eol=crlf'];

test('every text has its lines ended by LF on every system, and every other kind of file is named as binary', () => {
  const isWrong = ([stored = '', said = '']: readonly string[]): boolean =>
    stored === '-text' ? said !== '-text' : !['lf', 'none', ''].includes(stored) || !SAID.includes(said);
  expect(FILES.length).toBeGreaterThan(1_000);
  expect(FILES.filter(isWrong)).toEqual([]);
});

test('no path is one that Windows refuses, too long for it, or another one in capitals', () => {
  const paths = FILES.map(([, , path = '']) => path);
  expect(paths.filter((path) => /[<>:"\\|?*]|[. ](?:\/|$)/.test(path))).toEqual([]);
  expect(paths.filter((path) => /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)/i.test(path))).toEqual([]);
  expect(paths.filter((path) => path.length > 160)).toEqual([]);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
});
