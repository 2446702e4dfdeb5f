/**
 * `npm run simulate -- [campaigns] [rulebook]`: model players play campaigns; `npm run simulate -- live [groups]`: live groups;
 * `npm run simulate -- ideas [campaigns]`: which ideas of the notebook first campaigns open.
 */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'tools']);
const [first, ...others] = process.argv.slice(2);
const isNamed = first === 'live' || first === 'ideas';
const args = isNamed || first === undefined ? others : [first, ...others];
const program = `simulate-${isNamed ? first : 'campaigns'}`;
process.exitCode = run(process.execPath, [at(`tools/dist/${program}.js`), ...args], { mayFail: true });
