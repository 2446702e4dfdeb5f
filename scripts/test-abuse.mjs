/** `npm run test:abuse -- [part]`: attacks on the running server: guesses, floods, lies, slow clients, many hashes. */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'tools', 'apps/server']);
run(process.execPath, [at('tools/dist/drills/abuse.js'), ...process.argv.slice(2)]);
