/* The closed words of the week's campaign (RULES2 F); `../vocabulary.ts` has them too. */

/** How a week stands: its seal is out, it is played, its tries are counted, its key is out (RULES2 F.5). */
export const WEEK_STATUSES = ['SEALED', 'OPEN', 'COUNTING', 'PUBLISHED'] as const;
export type WeekStatus = (typeof WEEK_STATUSES)[number];

/** How a ranked try stands once it was begun: played, with a note, or without a place (RULES2 F.5). */
export const PLACED_STATUSES = ['PLAYING', 'DONE', 'EXPIRED'] as const;
export type PlacedStatus = (typeof PLACED_STATUSES)[number];

/** Points that a step of the week's published table holds (RULES2 F.6). */
export const NOTE_STEP = 50;

/** The campaign beside a player's own that a call may name (RULES2 F.1). */
export const SLOTS = ['week'] as const;
export type SlotName = (typeof SLOTS)[number];
