import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const STEPS = new URL('../../../scripts/steps.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'consorcio-lan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

writeFileSync(
  join(folder, 'start.mjs'),
  `import { wantsLan } from ${JSON.stringify(STEPS)}; console.log('wants', wantsLan(process.argv.slice(2)));`,
);
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));

test.each([
  [['start', '--', '--lan'], 'wants true'],
  [['start', '--lan'], 'wants true'],
  [['start'], 'wants false'],
  [['start', '--', '--lam'], 'wants null'],
  [['start', 'lan'], 'wants null'],
])('npm %j: %s', (given, wants) => {
  /* npm of the test's own run says its settings on. */
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const { stdout } = spawnSync(['npm', ...given].join(' '), { cwd: folder, encoding: 'utf8', shell: true, env });
  expect(stdout.trim().split('\n').at(-1)).toBe(wants);
});
