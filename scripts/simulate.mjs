/**
 * `npm run simulate -- [campaigns] [rulebook]`: model players play campaigns; `npm run simulate -- live [groups]`: live groups;
 * `npm run simulate -- ideas [campaigns]`: which ideas of the notebook first campaigns open.
 */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'tools']);
process.exitCode = run(process.execPath, [at('tools/dist/simulate.js'), ...process.argv.slice(2)], { mayFail: true });
