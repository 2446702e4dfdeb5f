/** `node operate.mjs backup FILE`, `restore`, `move-to-postgres`, `admin`: what an operator does beside the running game. */
import { at, checkNode } from './scripts/steps.mjs';

checkNode();
process.env.DATA_DIR ||= at('data');
await import('./apps/server/dist/operate.js');
