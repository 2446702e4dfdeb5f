/**
 * `npm run check`: what CI runs. Two rows of steps stand side by side, each ends with its first step that fails. The
 * browser tests stand beside the integration tests, which leave about half of two cores idle.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { browserSettings, ensureOtherBrowsers, ensurePostgres, findChromium, findShell } from './browser.mjs';
import { checkStatically } from './static-checks.mjs';
import { at, checkNode, install, runAside, say } from './steps.mjs';
import { lineOf, sumOf, testProject } from './test-project.mjs';

/** The counts of the last whole check, to which check-others.mjs adds. */
export const COUNTS_OF_CHECK = at('.cache/test-counts/check.json');

export async function check() {
  const chromium = findChromium();
  const shell = findShell();
  ensurePostgres();
  ensureOtherBrowsers();
  const counted = [];
  const finish = (status) => {
    const total = sumOf(counted);
    if (status === 0) writeFileSync(COUNTS_OF_CHECK, JSON.stringify(total));
    console.log(lineOf(total));
    process.exit(status);
  };
  const test = async (title, name, { env = {}, isAside = false } = {}) => {
    if (!isAside) say(title);
    const { status, counts } = await testProject(name, { env, aside: isAside ? title : null });
    counted.push(counts);
    return status;
  };
  const script = (title, path, ...args) => runAside(title, process.execPath, [at(path), ...args]);

  await checkStatically();
  /* The servers of all further tests serve the pages: these are whole by then. */
  const build = script('The build', 'scripts/build.mjs', 'catalogue');
  const statuses = await Promise.all([
    inOrder(
      () => test('Rules, minigames, art, contract, copy, pages: unit tests', 'unit'),
      () => build,
      () => script('The sizes of the pages', 'tools/dist/check-bundles.js'),
      () => script('What the oldest promised browsers lack', 'tools/dist/check-browsers.js'),
      () => script('The steps of the Containerfile', 'scripts/container-steps.mjs', 'quick'),
      () => test('Server: integration tests on both databases', 'integration', { isAside: true }),
    ),
    inOrder(
      () => build,
      () => test('Whole campaigns in a browser', 'e2e', { env: browserSettings(chromium, shell) }),
    ),
  ]);
  finish(statuses.find((status) => status !== 0) ?? 0);
}

/** Does steps one after the other up to the first that fails; gives its code, or 0. */
async function inOrder(...steps) {
  for (const step of steps) {
    const status = await step();
    if (status !== 0) return status;
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  install();
  await check();
}
