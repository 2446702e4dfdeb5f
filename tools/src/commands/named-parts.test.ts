import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [`${ROOT}scripts/${command}.mjs`, ...args], { encoding: 'utf8' });

/** The names of a command's table, as it prints them. */
const namesOf = (command: string): string[] =>
  [...run(command, 'no-such-name').stderr.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name);

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'bench/README.md', 'tools/README.md'],
  ...readdirSync(`${ROOT}docs`, { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

test.each(['drill', 'bench', 'tool'])('an unknown name of npm run %s prints the table and ends with 2', (command) => {
  const { status, stderr } = run(command, 'no-such-name');
  expect(status).toBe(2);
  expect(stderr).toContain("'no-such-name' is none of:");
  expect(namesOf(command).length).toBeGreaterThan(1);
});

test('npm run drill without a name prints the table and ends with 2', () => {
  expect(run('drill')).toMatchObject({ status: 2, stderr: expect.stringContaining('  crash ') });
});

test.each(['drill', 'bench', 'tool'])('every npm run %s of a document names one that exists', (command) => {
  const known = new Set(namesOf(command));
  const named = DOCUMENTS.flatMap((file) =>
    [...readFileSync(ROOT + file, 'utf8').matchAll(new RegExp(`npm run ${command} -- ([a-z]+(?:-[a-z]+)*)`, 'g'))].map(
      ([, name = '']) => `${file}: ${name}`,
    ),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((one) => !known.has(one.split(': ')[1] ?? ''))).toEqual([]);
});
