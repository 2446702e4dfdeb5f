import { kept } from '@consorcio/contract/kept';

/** The campaign begun the short way (`/jogar`), and how many notes of the tutorial were put away on its map. */
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
