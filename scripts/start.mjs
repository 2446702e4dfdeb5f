/** `npm start`: installs, builds when needed, and serves the game. Settings: README, 'Configuration'. */
import { build } from './build.mjs';
import { at, checkNode, fail, install, stay } from './steps.mjs';

const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--lan')) {
  fail('npm start takes one option: `npm start -- --lan` opens the game to the local network.');
}
checkNode();
install();
build();
stay(process.execPath, ['--enable-source-maps', at('apps/server/dist/main.js')], {
  env: option === '--lan' ? { LAN: 'on' } : {},
});
