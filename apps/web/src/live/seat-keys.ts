/* What a phone keeps of its seat in a live group, in its own storage alone; where storage is refused, until the page is closed. */

/** The seat that this device has. `quota`: 0 until the group has answered. */
export interface KeptSeat {
  readonly groupId: string;
  readonly quota: number;
  /** The random half of the seat's token: sent again it gives the same seat. */
  readonly key: string;
  /** The three pictures by which the seat is found again; a seat that was come back to knows them too. */
  readonly pictures: readonly string[];
  /** The group's code, for the way back; seats kept by an earlier page have none. */
  readonly code?: string;
  /** It was taken after the room was closed. */
  readonly isLate?: boolean;
}

const SEAT = 'live-seat';
const DRAFT = 'live-draft';
const TOLD = 'live-told';
const ANSWERS = 'live-answers';
const memory = new Map<string, string>();

export const keptSeat = (): KeptSeat | null => read<KeptSeat>(SEAT);
/** Keeps it; false where it is forgotten with the page. */
export const keepSeat = (seat: KeptSeat): boolean => write(SEAT, seat);
/** Whether this device forgets its seat with the page: it lets nothing be stored. */
export function isForgetful(): boolean {
  try {
    return localStorage.getItem(SEAT) === null;
  } catch {
    return true;
  }
}

/** A month's choices that are not sent yet; month/month-draft.ts defines their shape. `place`: whose they are. */
export const keptDraft = <Draft>(place: string): Draft | null => {
  const kept = read<{ place: string; draft: Draft }>(DRAFT);
  return kept?.place === place ? kept.draft : null;
};
export const keepDraft = <Draft>(place: string, draft: Draft): boolean => write(DRAFT, { place, draft });

/** Whether this device has already shown a month's one-time notice. `place`: as for a draft. */
export const wasTold = (place: string): boolean => read<string>(TOLD) === place;
export const noteTold = (place: string): boolean => write(TOLD, place);

/** Answers to the three questions that are not sent yet. `place`: group, quota and moment. */
export const keptAnswers = (place: string): readonly number[] | null => {
  const kept = read<{ place: string; answers: readonly number[] | null }>(ANSWERS);
  return kept?.place === place ? kept.answers : null;
};
export const keepAnswers = (place: string, answers: readonly number[] | null): boolean =>
  write(ANSWERS, { place, answers });

function read<Kept>(name: string): Kept | null {
  try {
    return JSON.parse(stored(name) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
