/** `npm run bench`: figures as tables. They are read by people, never asserted: times are noisy. */
import { build } from './build.mjs';
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'bench', 'tools']);
build();
for (const name of ['replay-bench', 'server-bench']) run(process.execPath, [at(`bench/dist/${name}.js`)]);
run(process.execPath, [at('tools/dist/check-bundles.js')]);
