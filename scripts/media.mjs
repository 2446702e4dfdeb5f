/**
 * `npm run media`: renders the music and the effects that changed into packages/audio/media, which is committed.
 * `npm run media -- --all` renders everything, `npm run media -- mapa click` some; `npm run media -- --check` measures
 * what is there and prints the table.
 */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'packages/audio/tsconfig.build.json']);
const args = process.argv.slice(2);
const isCheck = args.includes('--check');
run(process.execPath, [
  at('packages/audio/dist-bin', isCheck ? 'check.js' : 'build.js'),
  ...args.filter((arg) => arg !== '--check'),
]);
