/**
 * The seed of every campaign on the server of the browser tests: its draws are known, so what a test needs happens always,
 * not often. In the first months of every dream the raffle draws somebody else and a bid of one point is not the highest;
 * in the first month of the second dream nobody offers as much as a player who works well. `e2e/seeds.spec.ts` asks the
 * rules whether that is so.
 */
export const KNOWN_SEED = '0303f1451494095b8188f34bbb9dd8c73cf4bc6d9fc52bc40a2f4b1a0f4dd02b';

/**
 * A draw follows from the player's lucky word too. A player without a screen gives none; the page takes a random one unless
 * this is written, with which no luck comes either.
 */
export const LUCKY_WORD = 'Caramelo';
export const LUCKY_WORD_LABEL = 'Seu código do sorteio (não muda a chance)';
