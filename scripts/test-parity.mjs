/**
 * `npm run test:parity -- [random] [played]`: replays 10,000 random logs and 1,000 of model players a game in Node and in
 * every browser of this machine, and compares points and states. Says loudly which browser is left out.
 */
import { findChromium } from './browser.mjs';
import { checkNode, fail, install, runProgram, VITEST } from './steps.mjs';

const [random = '10000', played = '1000'] = process.argv.slice(2);
if (!/^\d+$/.test(random + played)) fail('Use: npm run test:parity -- [random logs] [logs of model players]');
checkNode();
install();
const CHROMIUM = findChromium();
process.exitCode = runProgram(VITEST, ['run', '--project', 'e2e', 'replay-parity', '--retry', '0'], {
  env: { CHROMIUM, PARITY_RANDOM: random, PARITY_PLAYED: played },
  mayFail: true,
});
