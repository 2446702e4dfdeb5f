/** Milliseconds of the films, proven against their sources by a test. */
export const TUTORIAL_LENGTH = 14_800;
/** The envelope comes, opens, and asks. */
export const ENVELOPE_LENGTH = 4_000;
/** The crank, the hall, and how it ends. */
export const DRAW_LENGTH = 7_200;
