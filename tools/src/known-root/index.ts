/** What the browser tests need of chance, asked of the rules. */
export { NEEDS, type Need, RAFFLE_WORD } from './needs.ts';
