/** What the browser tests need of chance, asked of the rules. */
export { WISHES, type Wish } from './wishes.ts';
