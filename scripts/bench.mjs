/** `npm run bench`: figures as tables. They are read by people, never asserted: times are noisy. */
import { build } from './build.mjs';
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'bench', 'tools']);
build();
run(process.execPath, [at('bench/dist/replay-bench.js')]);
run(process.execPath, [at('tools/dist/bench-calls.js')]);
// All sizes take an hour or two: `node tools/dist/bench-growth.js`, likewise an hour of `bench-players.js 3600 5`.
run(process.execPath, [at('tools/dist/bench-growth.js'), 'postgres', '1000', '100000']);
run(process.execPath, [at('tools/dist/bench-players.js'), '60']);
run(process.execPath, [at('tools/dist/check-bundles.js')]);
