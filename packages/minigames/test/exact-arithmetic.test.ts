import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Exact on every engine; `sin`, `pow`, `sqrt`, `round` and kin are left to each, or round differently than we mean. */
const EXACT = ['floor', 'min', 'max', 'abs', 'imul', 'trunc'];
const SOURCE = new URL('../src/', import.meta.url);

/** The cores' own files: model players never run on a server, so they may be inexact. */
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('bots/'))
  .sort();

describe.each(files)('%s', (file) => {
  const code = readFileSync(new URL(file, SOURCE), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

  test('uses exact members of Math only', () => {
    const members = [...code.matchAll(/\bMath\s*(?:\?\.|\.)\s*(\w+)/g)].map((found) => found[1]);
    expect(members.filter((member) => !EXACT.includes(member ?? ''))).toEqual([]);
    expect(code).not.toMatch(/\bMath\s*\[|=\s*Math\b(?!\.)|\*\*/);
  });

  test('asks no clock, no chance of the engine and no locale', () => {
    expect(code).not.toMatch(/\b(Date|performance|Intl|localeCompare|toLocale\w*|random)\b/);
  });
});
