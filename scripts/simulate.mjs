/** `npm run simulate -- [campaigns] [rulebook]`: model players play campaigns; `npm run simulate -- live [groups]`: live groups. */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'tools']);
const [first, ...others] = process.argv.slice(2);
const isLive = first === 'live';
const args = isLive || first === undefined ? others : [first, ...others];
const program = isLive ? 'simulate-live' : 'simulate-campaigns';
process.exitCode = run(process.execPath, [at(`tools/dist/${program}.js`), ...args], { mayFail: true });
