/**
 * `npm run check`: what CI runs. Two rows of steps stand side by side: the browser tests beside the integration tests,
 * which leave about half of two cores idle. A step that fails ends no other, but a failed build ends its row. The
 * line before the last names what failed.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { browserSettings, ensureOtherBrowsers, ensurePostgres, findChromium, findShell } from './browser.mjs';
import { checkStatically } from './static-checks.mjs';
import { at, checkNode, install, runAside, say } from './steps.mjs';
import { lineOf, sumOf, testProject } from './test-project.mjs';

/** The counts of the last whole check, to which check-wide.mjs adds. */
export const COUNTS_OF_CHECK = at('.cache/test-counts/check.json');

export async function check() {
  const chromium = findChromium();
  const shell = findShell();
  ensurePostgres();
  ensureOtherBrowsers();
  const counted = [];
  const failed = [];
  const noted = (title, status) => {
    if (status !== 0) failed.push(title);
    return status;
  };
  const test = async (title, name, { env = {}, isAside = false } = {}) => {
    if (!isAside) say(title);
    const { status, counts } = await testProject(name, { env, aside: isAside ? title : null });
    counted.push(counts);
    return noted(title, status);
  };
  const script = async (title, path, ...args) =>
    noted(title, await runAside(title, process.execPath, [at(path), ...args]));

  await checkStatically();
  /* The servers of all further tests serve the pages: these are whole by then. */
  const build = script('The build', 'scripts/build.mjs', 'catalogue');
  await Promise.all([
    (async () => {
      await test('Rules, minigames, art, contract, copy, pages: unit tests', 'unit');
      if ((await build) !== 0) return;
      await script('The sizes of the pages', 'tools/dist/check-bundles.js');
      await script('What the oldest promised browsers lack', 'tools/dist/check-browsers.js');
      await test('Server: integration tests on both databases', 'integration', { isAside: true });
    })(),
    (async () => {
      if ((await build) !== 0) return;
      await test('Whole campaigns in a browser', 'e2e', { env: browserSettings(chromium, shell) });
    })(),
  ]);
  const total = sumOf(counted);
  if (failed.length === 0) writeFileSync(COUNTS_OF_CHECK, JSON.stringify(total));
  else console.log(`failed: ${failed.join('; ')}`);
  console.log(lineOf(total));
  process.exit(failed.length === 0 ? 0 : 1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  install();
  await check();
}
