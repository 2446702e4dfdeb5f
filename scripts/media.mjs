/**
 * `npm run media`: renders the music and the effects that changed into packages/audio/media, which is committed.
 * `npm run media -- --all` renders everything, `npm run media -- mapa click` some; `npm run media -- --check` measures
 * what is there and prints the tables: loudness, peaks, seams. What all sounds and films weigh is a unit test's.
 */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'packages/audio/tsconfig.build.json']);
const args = process.argv.slice(2);
const program = args.includes('--check') ? 'check' : 'build';
const names = args.filter((arg) => arg !== '--check');
process.exitCode = run(process.execPath, [at(`packages/audio/dist-bin/${program}.js`), ...names], { mayFail: true });
