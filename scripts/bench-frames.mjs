/**
 * `npm run bench:frames`: script and pace of the minigames' frames at a sixth of the processor, and how far the
 * dance's clock is off its track, as tables. Figures for
 * people, never asserted. FRAMES_BESIDE=folder measures another canvas game (its index.html) in the same minutes.
 */
import { findChromium } from './browser.mjs';
import { build } from './build.mjs';
import { checkNode, install, runProgram, VITEST } from './steps.mjs';

checkNode();
install();
const CHROMIUM = findChromium();
build();
process.exitCode = runProgram(VITEST, ['run', '--project', 'bench-web', 'frames', 'drift'], {
  env: { CHROMIUM },
  mayFail: true,
});
