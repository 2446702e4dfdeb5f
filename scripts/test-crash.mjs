/** `npm run test:crash -- [rounds] [embedded|postgres]`: kills the server at work and looks for what it had answered. */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'tools', 'apps/server']);
run(process.execPath, [at('tools/dist/drills/crash.js'), ...process.argv.slice(2)]);
