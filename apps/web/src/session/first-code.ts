/*
 * A recovery code is offered right after sign-up. Kept in this page only: later the account screen has it.
 */

let offeredTo: string | null = null;

export function offerFirstCode(playerId: string): void {
  offeredTo = playerId;
}
export const isFirstCodeOffered = (playerId: string | null): boolean => playerId !== null && playerId === offeredTo;

/** Call it when the code was made. */
export function endFirstCodeOffer(): void {
  offeredTo = null;
}
