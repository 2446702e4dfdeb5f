import { kept } from '@consorcio/contract/kept';

/**
 * The campaign to which a player came the short way (`/jogar`), and how many of the tutorial's notes were put away. The map shows
 * the tutorial as notes to that campaign only.
 */
export const FIRST_NOTES = kept('first_notes', (text) => (/^\S+ \d+$/.test(text) ? text : null));

/** A campaign that was begun the short way. */
export const beginFirstNotes = (campaignId: string): void => putFirstNoteAway(campaignId, 0);

/** How many notes were put away; null where the tutorial itself was seen, or was begun on another device. */
export function firstNotesRead(campaignId: string): number | null {
  const [campaign, count] = FIRST_NOTES.read()?.split(' ') ?? [];
  return campaign === campaignId ? Number(count) : null;
}

export const putFirstNoteAway = (campaignId: string, count: number): void =>
  void FIRST_NOTES.write(`${campaignId} ${count}`);
