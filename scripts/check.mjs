/** `npm run check`: what CI runs, in this order. Stops at the first step that fails. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureOtherBrowsers, ensurePostgres, findChromium } from './browser.mjs';
import { build, buildCatalogue } from './build.mjs';
import { checkSpelling } from './spelling.mjs';
import { at, BIOME, checkNode, install, run, runProgram, say, TSC, VITEST } from './steps.mjs';

const COUNTS = at('.cache/test-counts');

/** Runs one Vitest project; its counts are kept for the closing line. */
export function testProject(name, env = {}) {
  const report = `${COUNTS}/${name}.json`;
  mkdirSync(COUNTS, { recursive: true });
  rmSync(report, { force: true });
  const status = runProgram(
    VITEST,
    ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env, mayFail: true },
  );
  let counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  try {
    counts = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    if (status === 0) throw new Error(`the ${name} tests left no report`);
  }
  return { status, counts };
}

export async function check() {
  const chromium = findChromium();
  ensurePostgres();
  ensureOtherBrowsers();
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const test = (title, name, env) => {
    say(title);
    const { status, counts } = testProject(name, env);
    totals.passed += counts.numPassedTests;
    totals.failed += counts.numFailedTests;
    totals.skipped += counts.numPendingTests;
    if (status !== 0) finish(status);
  };
  const finish = (status) => {
    console.log(`\ntests: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
    process.exit(status);
  };

  say('Format and lint');
  runProgram(BIOME, ['ci', '--error-on-warnings', '.']);
  say('Types');
  runProgram(TSC, ['-b']);
  say('Boundaries and links of the documents');
  run(process.execPath, [at('tools/dist/check-boundaries.js')]);
  run(process.execPath, [at('tools/dist/check-doc-links.js')]);
  say('Licences of the packages');
  run(process.execPath, [at('scripts/licences.mjs')]);
  say('Spelling of every sentence for players');
  if (!(await checkSpelling())) process.exit(1);
  test('Rules, minigames, art, contract, copy, pages: unit tests', 'unit');
  build();
  run(process.execPath, [at('tools/dist/check-bundles.js')]);
  test('Server: integration tests on both databases', 'integration');
  say('The steps of the Containerfile');
  run(process.execPath, [at('scripts/container-steps.mjs'), 'quick']);
  buildCatalogue();
  test('Whole campaigns in a browser', 'e2e', { CHROMIUM: chromium });
  finish(0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  install();
  await check();
}
