/** `npm run test:e2e`: the browser tests alone; a word after `--` chooses files by name. */
import { ensureOtherBrowsers, findChromium } from './browser.mjs';
import { build, buildCatalogue } from './build.mjs';
import { checkNode, install, runProgram, TSC, VITEST } from './steps.mjs';

checkNode();
install();
const CHROMIUM = findChromium();
ensureOtherBrowsers();
build();
runProgram(TSC, ['-b', 'tools']);
buildCatalogue();
process.exitCode = runProgram(VITEST, ['run', '--project', 'e2e', ...process.argv.slice(2)], {
  env: { CHROMIUM },
  mayFail: true,
});
