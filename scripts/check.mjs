/**
 * `npm run check`: what CI runs, in this order. Stops after the first group of steps in which one fails. Steps that do
 * not disturb each other run side by side.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureOtherBrowsers, ensurePostgres, findChromium } from './browser.mjs';
import { checkStatically } from './static-checks.mjs';
import { at, checkNode, install, run, runAside, say } from './steps.mjs';
import { lineOf, sumOf, testProject } from './test-project.mjs';

/** The counts of the last whole check, for whoever adds to them (check-nodes.mjs). */
export const COUNTS_OF_CHECK = at('.cache/test-counts/check.json');

export async function check() {
  const chromium = findChromium();
  ensurePostgres();
  ensureOtherBrowsers();
  const counted = [];
  const finish = (status) => {
    const total = sumOf(counted);
    if (status === 0) writeFileSync(COUNTS_OF_CHECK, JSON.stringify(total));
    console.log(lineOf(total));
    process.exit(status);
  };
  /** Runs a Vitest project, and beside it what `others` are. */
  const test = async (title, name, { env, others = [] } = {}) => {
    say(title);
    const [{ status, counts }, ...statuses] = await Promise.all([testProject(name, { env }), ...others]);
    counted.push(counts);
    const failed = [status, ...statuses].find((one) => one !== 0);
    if (failed !== undefined) finish(failed);
  };
  const script = (title, name, ...args) => runAside(title, process.execPath, [at('scripts', name), ...args]);

  await checkStatically();
  await test('Rules, minigames, art, contract, copy, pages: unit tests; the build beside them', 'unit', {
    others: [script('The build', 'build.mjs', 'catalogue')],
  });
  run(process.execPath, [at('tools/dist/check-bundles.js')]);
  await test('Server: integration tests on both databases; the steps of the Containerfile beside them', 'integration', {
    others: [script('The steps of the Containerfile', 'container-steps.mjs', 'quick')],
  });
  await test('Whole campaigns in a browser', 'e2e', { env: { CHROMIUM: chromium } });
  finish(0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  install();
  await check();
}
