/**
 * `npm run media`: renders the music and the effects that changed into packages/audio/media, which is committed.
 * `npm run media -- --all` renders everything, `npm run media -- mapa click` some; `npm run media -- --check` measures
 * what is there and prints the tables: loudness, peaks, seams, and the weight of all sounds and films.
 */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'packages/audio/tsconfig.build.json', 'tools']);
const args = process.argv.slice(2);
if (args.includes('--check')) {
  const names = args.filter((arg) => arg !== '--check');
  const status = run(process.execPath, [at('packages/audio/dist-bin/check.js'), ...names], { mayFail: true });
  const weight = run(process.execPath, [at('tools/dist/check-media.js')], { mayFail: true });
  process.exitCode = status || weight;
} else run(process.execPath, [at('packages/audio/dist-bin/build.js'), ...args]);
