/** `node start.mjs`: serves the game. Settings: README, 'Configuration'. */
import { at, checkNode, fail } from './scripts/steps.mjs';

checkNode();
const [option, ...others] = process.argv.slice(2);
if (others.length > 0 || (option !== undefined && option !== '--lan')) {
  fail('start.mjs takes one option: `node start.mjs --lan` opens the game to the local network.');
}
if (option === '--lan') process.env.LAN = 'on';
process.env.DATA_DIR ||= at('data');
await import('./apps/server/dist/main.js');
