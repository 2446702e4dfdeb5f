/** `npm start`: installs, builds when needed, and serves the game. Settings: README, 'Configuration'. */
import { build } from './build.mjs';
import { at, checkNode, install, stay } from './steps.mjs';

checkNode();
install();
build();
stay(process.execPath, ['--enable-source-maps', at('apps/server/dist/main.js')]);
