import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** How Git stores a file, and what `.gitattributes` says of it. */
const FILES = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .map((line) => /^i\/(\S*)\s+w\/\S*\s+attr\/(.*?)\s*\t(.*)$/.exec(line)?.slice(1) ?? [line, '', '']);

test('every text has its lines ended by LF on every system, and every other kind of file is named as binary', () => {
  const isWrong = ([stored = '', said = '']: readonly string[]): boolean =>
    stored === '-text' ? said !== '-text' : !['lf', 'none', ''].includes(stored) || said !== 'text=auto eol=lf';
  expect(FILES.length).toBeGreaterThan(1_000);
  expect(FILES.filter(isWrong)).toEqual([]);
});
