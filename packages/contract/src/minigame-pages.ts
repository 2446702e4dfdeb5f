import { GAMES } from '@consorcio/rules/vocabulary';

/** Paths of the minigames' pages. CONTRACT section 1. */
export const MINIGAME_PAGES: readonly string[] = GAMES.map((game) => `/${game}/index.html`);
