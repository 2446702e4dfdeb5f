/** `npm run backup`, `restore`, `move-to-postgres` and `admin`: what an operator does beside the running game. */
import { at, checkNode, install, runProgram, stay, TSC } from './steps.mjs';

checkNode();
install('running');
runProgram(TSC, ['-b', 'apps/server', 'packages/art/tsconfig.build.json']);
stay(process.execPath, ['--enable-source-maps', at('apps/server/dist/operate.js'), ...process.argv.slice(2)]);
