/** `npm run test:e2e`: the browser tests alone; a word after `--` chooses files by name. */
import { browserSettings, ensureOtherBrowsers, findChromium, findShell } from './browser.mjs';
import { build, buildCatalogue } from './build.mjs';
import { checkNode, install, runProgram, TSC, VITEST } from './steps.mjs';

checkNode();
install();
const chromium = findChromium();
ensureOtherBrowsers();
const shell = findShell();
build();
runProgram(TSC, ['-b', 'tools']);
buildCatalogue();
process.exitCode = runProgram(VITEST, ['run', '--project', 'e2e', '--project', 'wide', ...process.argv.slice(2)], {
  env: browserSettings(chromium, shell),
  mayFail: true,
});
