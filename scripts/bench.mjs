/** `npm run bench`: figures as tables. They are read by people, never asserted: times are noisy. */
import { build } from './build.mjs';
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'bench', 'tools']);
build();
run(process.execPath, [at('bench/dist/replays.js')]);
run(process.execPath, [at('bench/dist/calls.js')]);
// All sizes take an hour or two: `node bench/dist/growth.js`, likewise an hour of `bench/dist/concurrent-players.js 3600 5`.
run(process.execPath, [at('bench/dist/growth.js'), 'postgres', '1000', '100000']);
run(process.execPath, [at('bench/dist/concurrent-players.js'), '60']);
run(process.execPath, [at('tools/dist/check-bundles.js')]);
