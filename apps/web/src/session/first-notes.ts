import { storedFirstNotes, storeFirstNotes } from './local-keys.ts';

/*
 * Local key `first_notes`: the campaign to which a player came the short way (`/jogar`), and how many of the tutorial's notes
 * were put away. The map shows the tutorial as notes to that campaign only.
 */

const keptFor = (campaignId: string): number => {
  const [campaign, count] = (storedFirstNotes() ?? '').split(' ');
  return campaign === campaignId && count !== undefined ? Number.parseInt(count, 10) : Number.NaN;
};

/** A campaign that was begun the short way. */
export const beginFirstNotes = (campaignId: string): void => storeFirstNotes(`${campaignId} 0`);

/** How many notes were put away; null where the tutorial itself was seen, or was begun on another device. */
export function firstNotesRead(campaignId: string): number | null {
  const count = keptFor(campaignId);
  return Number.isNaN(count) ? null : count;
}

export const putFirstNoteAway = (campaignId: string, count: number): void => storeFirstNotes(`${campaignId} ${count}`);
