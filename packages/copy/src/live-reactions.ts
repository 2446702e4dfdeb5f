import type { LiveReaction } from '@consorcio/rules/live-words';

/** What the six reactions of a live group say, by their number (LIVE 6.2.1). */
export const reactionNames: Readonly<Record<LiveReaction, string>> = {
  1: 'Palmas',
  2: 'Força!',
  3: 'Uau!',
  4: 'Boa!',
  5: 'Quase!',
  6: 'Valeu!',
};
