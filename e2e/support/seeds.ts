/**
 * The root of every campaign on the server of the browser tests: its draws are known, so what a test needs happens always,
 * not often. What that is stands in `tools/src/known-root/needs.ts`; `e2e/seeds.spec.ts` asks the rules whether it is so.
 * After a change of the rulebook: `npm run tool -- find-root Caramelo`.
 */
export const KNOWN_ROOT = '3a3087af1ad6cbbdd2569b616a64881eeb903ffd55e5ea96fee9fc09188982fd';

/**
 * A draw follows from the player's lucky word too. A player without a screen gives none; the page takes a random one unless
 * this is written, with which no luck comes either.
 */
export const LUCKY_WORD = 'Caramelo';
export const LUCKY_WORD_LABEL = 'Seu código do sorteio (não muda a chance)';
/** The fold in which the word's field lies. */
export const LUCKY_WORD_FOLD = 'Lacre do sorteio';
