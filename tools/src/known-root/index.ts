/** What the browser tests need of chance, asked of the rules. */
export { RAFFLE_WORD, WISHES, type Wish } from './wishes.ts';
