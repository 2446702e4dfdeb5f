import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandsBySetup } from './blocks.ts';

const PAGE = readFileSync(new URL('../../../../docs/operation.md', import.meta.url), 'utf8');

test('every command of docs/operation.md belongs to a way to run the game, which the drill tries', () => {
  const found = commandsBySetup(PAGE);
  for (const scripts of Object.values(found)) {
    expect(scripts.join('')).toMatch(
      /\bbackup\b[\s\S]+\badmin (?:-- )?check\b[\s\S]+\bverify-backup\b[\s\S]+\brestore\b/,
    );
  }
});

test('commands under another heading are refused', () => {
  expect(() => commandsBySetup('# Odd\n\n```sh\nrm -r data\n```\n')).toThrow("under 'Odd'");
  expect(commandsBySetup('# Odd\n\n```json\n{}\n```\n').clone).toEqual([]);
});
