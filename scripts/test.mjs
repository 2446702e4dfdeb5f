/** `npm test`: installs what is missing, then all of `npm run check`. */
import { check } from './check.mjs';
import { checkNode, install } from './steps.mjs';

checkNode();
install();
await check();
