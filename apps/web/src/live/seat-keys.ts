import { fieldsOf, jsonOf, type Kept, kept, textIn } from '@consorcio/contract/kept';

/* What a phone keeps of its seat in a live group, in its own storage alone. */

export interface KeptSeat {
  readonly groupId: string;
  readonly quota: number;
  /** The random half of the seat's token: sent again it gives the same seat. */
  readonly key: string;
  /** The three pictures by which the seat is found again; a seat that was returned to has them too. */
  readonly pictures: readonly string[];
  /** The group's code, for the way back. */
  readonly code: string;
  /** It was taken after the room was closed. */
  readonly isLate?: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem);
const isSeat = (value: unknown): value is KeptSeat => {
  const { groupId, quota, key, pictures, code, isLate = false } = fieldsOf(value);
  return (
    [groupId, key, code].every(isText) && Number(quota) > 0 && isListOf(pictures, isText) && typeof isLate === 'boolean'
  );
};
type Place = Pick<KeptSeat, 'groupId' | 'quota'>;
export const isSame = (one: Place, other: Place): boolean => one.groupId === other.groupId && one.quota === other.quota;

/** The seat that `/ao-vivo/lugar` shows. */
export const SEAT = kept('live-seat', jsonOf(isSeat));
export const SEATS = kept('live-seats', (text) => {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isSeat) : null;
});
/** The key of a seat that is on its way. */
export const JOINING = kept(
  'live-joining',
  jsonOf((value): value is { readonly groupId: string; readonly key: string } => {
    const { groupId, key } = fieldsOf(value);
    return isText(groupId) && isText(key);
  }),
);

/** Seats kept by one device: more than a pupil's groups of one year. */
const MOST_SEATS = 20;

/** The seat that is shown; null without one. */
export const keptSeat = (): KeptSeat | null => SEAT.read();
/** All seats of this device, the one that is shown first. */
export function keptSeats(): readonly KeptSeat[] {
  const [shown, others] = [keptSeat(), SEATS.read() ?? []];
  return shown === null ? others : [shown, ...others.filter((other) => !isSame(other, shown))];
}
/** Keeps a seat that was taken, and shows it; the others stay. False where it is forgotten with the page. */
export function keepSeat(seat: KeptSeat): boolean {
  const others = keptSeats().filter((other) => !isSame(other, seat));
  SEATS.write([seat, ...others].slice(0, MOST_SEATS));
  return SEAT.write(seat);
}
export function forgetSeat(seat: KeptSeat): void {
  const [next, ...others] = keptSeats().filter((other) => !isSame(other, seat));
  SEATS.write(next === undefined ? [] : [next, ...others]);
  if (next === undefined) SEAT.forget();
  else SEAT.write(next);
}

/** A key for a group: that of the seat that this device has there, or of the one on its way, so that a lost answer costs no second seat. */
export function keyForGroup(groupId: string, newKey: () => string): string {
  const seat = keptSeats().find((each) => each.groupId === groupId);
  if (seat !== undefined) return seat.key;
  const joining = JOINING.read();
  if (joining?.groupId === groupId) return joining.key;
  const key = newKey();
  JOINING.write({ groupId, key });
  return key;
}

/** What is kept, if it is of this place. */
function at<Value extends { readonly place: string }>(place: string, { read }: Kept<Value>): Value | null {
  const found = read();
  return found?.place === place ? found : null;
}

/** A month's choices that are not sent yet; month/month-draft.ts reads them. `place`: whose they are. */
export const DRAFT = kept(
  'live-draft',
  jsonOf((value): value is { place: string; draft: object } => {
    const { place, draft } = fieldsOf(value);
    return isText(place) && typeof draft === 'object' && draft !== null;
  }),
);
export const keptDraft = (place: string): object | null => at(place, DRAFT)?.draft ?? null;
/** Whether this device has chosen anything for a seat, in any month. */
export const hasChosen = ({ groupId, quota }: Pick<KeptSeat, 'groupId' | 'quota'>): boolean =>
  DRAFT.read()?.place.startsWith(`${groupId} ${quota} `) === true;
export const keepDraft = (place: string, draft: object): boolean => DRAFT.write({ place, draft });

/** The month whose one-time notice this device has shown. `place`: as for a draft. */
export const NOTICE = kept('live-told', textIn);
export const wasNoticeShown = (place: string): boolean => NOTICE.read() === place;
export const keepNoticeShown = (place: string): boolean => NOTICE.write(place);

/** Answers to the three questions that are not sent yet. `place`: group, quota and moment. */
export const ANSWERS = kept(
  'live-answers',
  jsonOf((value): value is { place: string; answers: readonly number[] | null } => {
    const { place, answers } = fieldsOf(value);
    return isText(place) && (answers === null || isListOf(answers, isNumber));
  }),
);
export const keptAnswers = (place: string): readonly number[] | null => at(place, ANSWERS)?.answers ?? null;
export const keepAnswers = (place: string, answers: readonly number[] | null): boolean =>
  ANSWERS.write({ place, answers });
