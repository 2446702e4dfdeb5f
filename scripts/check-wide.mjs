/**
 * `npm run check:wide`: where else the game must run. The main way in Firefox and WebKit; a campaign and a live month in
 * the oldest promised Chromium that can be had; longer ways in a browser (`e2e/wide`); every screen in every window; the loss
 * of every file; a release; build, unit tests and the server's integration tests on the newer versions of Node, whose programs
 * come from the registry and lie in .cache/nodes, on the first of them with both databases everywhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { browserSettings, ensureOtherBrowsers, findChromium, findShell } from './browser.mjs';
import { build, buildCatalogue } from './build.mjs';
import { COUNTS_OF_CHECK } from './check.mjs';
import { NODES, nodeOf } from './nodes.mjs';
import { oldChromium } from './old-chromium.mjs';
import { at, checkNode, install, run, say } from './steps.mjs';
import { lineOf, sumOf, testProject } from './test-project.mjs';

const BUILD = "import { build } from './scripts/build.mjs'; build();";

checkNode();
install();
ensureOtherBrowsers();
const counted = existsSync(COUNTS_OF_CHECK) ? [JSON.parse(readFileSync(COUNTS_OF_CHECK, 'utf8'))] : [];

/** Ends with the tests' own code when one fails. */
async function mustPass(title, project, options) {
  say(title);
  const { status, counts } = await testProject(project, options);
  counted.push(counts);
  if (status === 0) return;
  console.log(lineOf(sumOf(counted)));
  process.exit(status);
}

say('The exercises of CONTRIBUTING');
run(process.execPath, [at('scripts/tool.mjs'), 'exercises']);
build();
buildCatalogue();
say('A release in an empty folder, and the container of it');
run(process.execPath, [at('scripts/release-starts.mjs')]);
run(process.execPath, [at('scripts/container-steps.mjs'), 'made']);
const chromium = browserSettings(findChromium(), findShell());
const everyWindow = { ...chromium, EVERY_WINDOW: '1' };
await mustPass('Longer ways in a browser, every screen, card and popup in every window', 'wide', { env: everyWindow });
await mustPass('The loss of every file', 'every-lost-file', { env: chromium });
await mustPass('Firefox and WebKit: the main way', 'other-browsers');
const old = oldChromium();
if (old !== null) await mustPass('Chromium 102: a campaign and a live month', 'old-chromium', { env: old });
await mustPass('Starts, folders, backups, releases: integration tests', 'operation');
for (const version of NODES) {
  const node = nodeOf(version);
  const env = { PATH: `${dirname(node)}:${process.env.PATH}` };
  say(`Node ${version}: the build`);
  run(node, ['--input-type=module', '--eval', BUILD], { env });
  const both = version === NODES[0] ? { EVERY_ENGINE: '1' } : {};
  for (const project of ['unit', 'integration', 'operation'])
    await mustPass(`Node ${version}: ${project} tests`, project, {
      env: { ...env, ...both },
      node,
      report: `${project}-${version}`,
    });
}
console.log(lineOf(sumOf(counted)));
