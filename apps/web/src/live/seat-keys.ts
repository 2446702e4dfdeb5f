/* What a phone keeps of its seat in a live group, in its own storage alone; where storage is refused, until the page is closed. */

/** A seat that this device has. */
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

/** The seat that `/ao-vivo/lugar` shows. */
const SEAT = 'live-seat';
/** All seats of this device. */
const SEATS = 'live-seats';
/** The key of a seat that is on its way. */
const JOINING = 'live-joining';
const DRAFT = 'live-draft';
const TOLD = 'live-told';
const ANSWERS = 'live-answers';
const memory = new Map<string, string>();

/** Seats kept by one device: more than a pupil's groups of one year. */
const MOST_SEATS = 20;

const isSeat = (seat: KeptSeat | null): seat is KeptSeat =>
  typeof seat?.groupId === 'string' && typeof seat.key === 'string' && Number(seat.quota) > 0;
const isSame = (one: KeptSeat, other: KeptSeat): boolean => one.groupId === other.groupId && one.quota === other.quota;

/** The seat that is shown; null without one. Earlier pages kept one of quota 0 here while it was on its way. */
export function keptSeat(): KeptSeat | null {
  const seat = read<KeptSeat>(SEAT);
  return isSeat(seat) ? seat : null;
}
/** All seats of this device, the one that is shown first. */
export function keptSeats(): readonly KeptSeat[] {
  const [shown, list] = [keptSeat(), read<readonly KeptSeat[]>(SEATS)];
  const others = (Array.isArray(list) ? list : []).filter(isSeat);
  return shown === null ? others : [shown, ...others.filter((other) => !isSame(other, shown))];
}
/** Keeps a seat that was taken, and shows it; the others stay. False where it is forgotten with the page. */
export function keepSeat(seat: KeptSeat): boolean {
  const others = keptSeats().filter((other) => !isSame(other, seat));
  write(SEATS, [seat, ...others].slice(0, MOST_SEATS));
  return write(SEAT, seat);
}
/** Forgets a seat of a group that is deleted. */
export function forgetSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((other) => !isSame(other, seat));
  write(SEATS, others);
  write(SEAT, others[0] ?? null);
}

/** A key for a group: that of the seat that this device has there, or of the one on its way, so that a lost answer costs no second seat. */
export function keyForGroup(groupId: string, newKey: () => string): string {
  const seat = keptSeats().find((kept) => kept.groupId === groupId);
  if (seat !== undefined) return seat.key;
  const joining = read<{ readonly groupId: string; readonly key: string }>(JOINING);
  if (joining?.groupId === groupId && typeof joining.key === 'string') return joining.key;
  const key = newKey();
  write(JOINING, { groupId, key });
  return key;
}
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
