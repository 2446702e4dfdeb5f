/**
 * `npm run bench:web`: what the pages weigh and how soon they stand, as tables. Figures for people, never asserted.
 * The measures are Chromium's own, taken under Lighthouse's mobile conditions (four times slower processor, slow 4G)
 * and weighed with Lighthouse's published curves, its Speed Index left out. Why not Lighthouse itself: docs/decisions/0022.
 */
import { findChromium } from './browser.mjs';
import { build } from './build.mjs';
import { at, checkNode, install, run, runProgram, TSC, VITEST } from './steps.mjs';

checkNode();
install();
const CHROMIUM = findChromium();
runProgram(TSC, ['-b', 'tools']);
build();
run(process.execPath, [at('tools/dist/check-bundles.js')]);
process.exitCode = runProgram(VITEST, ['run', '--project', 'bench-web', 'pages'], {
  env: { CHROMIUM },
  mayFail: true,
});
