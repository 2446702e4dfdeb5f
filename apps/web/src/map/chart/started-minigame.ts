import { MINIGAMES, type MinigameSlug } from '@consorcio/rules/vocabulary';
import type { Standing } from './current-stage.ts';

/** What a place of the map takes and gives (SPEC section 2), by slug. */
export const KINDS: Readonly<Record<MinigameSlug, 'work' | 'leisure'>> = {
  1: 'work',
  2: 'leisure',
  3: 'leisure',
  4: 'work',
};

/** Energy of a work room before it is capped by the balance: c of RULES 4.4, the same for every dream. */
export const WORK_ENTRY_ENERGY = 3;

export const isSlug = (value: number): value is MinigameSlug => MINIGAMES.some(({ slug }) => slug === value);

/** The minigame in which the current stage was begun, if it was. */
export const startedSlug = ({ room, stage }: Standing): MinigameSlug | undefined =>
  stage.type === 'MINIGAME' && stage.status === 'STARTED'
    ? MINIGAMES.find(({ roomId }) => roomId === room?.id)?.slug
    : undefined;
