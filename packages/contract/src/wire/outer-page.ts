/*
 * Messages to the page that shows the game in a frame (`EMBED_ORIGINS`). Nothing in it is about anybody: who plays is known to
 * the page around alone. CONTRACT section 6.
 */

/** A dream came true: the certificate shows. */
export interface DreamFulfilled {
  readonly type: 'dream-fulfilled';
}
/** The 'Nota das escolhas' of a campaign was worked out, 0 to 1000 (RULES2 B.2). */
export interface NoteTold {
  readonly type: 'note-told';
  readonly note: number;
}
export type OuterMessage = DreamFulfilled | NoteTold;
