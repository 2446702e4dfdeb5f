/** `npm start`: installs, builds when needed, and serves the game. Settings: README, 'Configuration'. */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { at, checkNode, fail, install, stay, wantsLan } from './steps.mjs';

const lan = wantsLan(process.argv.slice(2));
if (lan === null) fail('npm start takes one option: `npm start -- --lan` opens the game to the local network.');
checkNode();
install('running');
build('serve');
stay(process.execPath, ['--enable-source-maps', at('apps/server/dist/main.js')], {
  env: lan ? { LAN: 'on' } : {},
});
/* While the game runs: until a text has its compressed copy, it is served as it is, and the teacher's package comes at last. */
const beside = ['compress', 'packages'].map((name) =>
  spawn(process.execPath, [at('scripts', `${name}.mjs`)], { stdio: 'ignore' }),
);
process.once('exit', () => {
  for (const child of beside) child.kill();
});
