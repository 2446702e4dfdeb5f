/**
 * `npm run films`: renders the films that changed into packages/art/films, which is committed. `npm run films -- --all`
 * renders everything, `npm run films -- tutorial` some; `-- --strips FOLDER` writes sheets of pictures to look at.
 */
import { at, checkNode, install, run, runProgram, TSC } from './steps.mjs';

checkNode();
install();
runProgram(TSC, ['-b', 'packages/art/tsconfig.build.json']);
run(process.execPath, [at('packages/art/dist-bin/film.js'), ...process.argv.slice(2)]);
