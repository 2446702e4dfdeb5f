import { BrokenInvariant, must } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import { type Game, MINIGAMES, PAID_BY, type Resource, type RoomId, type StageOrdinal } from '../vocabulary.ts';
import { careOf } from './care.ts';
import type { RoomTerms } from './parts.ts';
import { inMode, type Rulebook, type Terms } from './rulebook.ts';

/** The best score that there is, in basis points (RULES 4.5). */
export const BEST_SCORE = 10_000;
/** 10,000 basis points times 100 percent: a perfect score at full vigor. */
const WHOLE = 1_000_000;
/** Percent. */
const FULL_VIGOR = 100;

/** A room with the minigame of its place; the payment's room has none and moves nothing (RULES 2.1). */
export interface Room extends RoomTerms {
  readonly game: Game | null;
  readonly costs: Resource | null;
  readonly pays: Resource | null;
}

/** What a reward hangs on, beside the room. */
type Mode = Pick<Terms, 'rulebook' | 'isNewGamePlus'>;

/** Least and most that a room pays, by resource; the fields of the resource that it does not pay are 0. */
export interface RoomRewards {
  readonly minEffort: number;
  readonly maxEffort: number;
  readonly minEnergy: number;
  readonly maxEnergy: number;
}

function withMinigame({ id, min, max }: RoomTerms): Room {
  const minigame = MINIGAMES.find(({ roomId }) => roomId === id);
  if (minigame === undefined) return { id, min, max, game: null, costs: null, pays: null };
  const { game, kind } = minigame;
  return { id, min, max, game, costs: kind === 'work' ? 'energy' : 'effort', pays: PAID_BY[kind] };
}

/** The rooms of a rulebook (RULES 2.1). */
export const roomsOf = ({ rooms }: Rulebook): readonly Room[] => rooms.map(withMinigame);

export function roomOf({ rooms }: Rulebook, id: number): Room | null {
  const terms = rooms.find((room) => room.id === id);
  return terms === undefined ? null : withMinigame(terms);
}

/** The room with its reward rule. @throws BrokenInvariant ROOM_REWARD_HANDLER_MISSING for a room that pays nothing */
export function minigameRoomOf(rulebook: Rulebook, id: RoomId | undefined) {
  const room = id === undefined ? null : roomOf(rulebook, id);
  if (room === null || room.game === null || room.costs === null || room.pays === null) {
    throw new BrokenInvariant('ROOM_REWARD_HANDLER_MISSING', `room ${id}`);
  }
  const { min, max, game, costs, pays } = room;
  return { id: room.id, min, max, game, costs, pays };
}

/** Least and most that a room pays in a campaign, in the resource of its place; New Game Plus counted in. */
export function rewardRange(terms: Mode, { min, max, pays }: Room): Range {
  return { min, max: max + (pays === null ? 0 : inMode(terms, terms.rulebook.roomBonus)) };
}

/** Least and most, in the resource of the place. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * What a share of a room's range pays: whole numbers only, half rounds up (RULES 4.6). `share` in basis points, 0 to
 * 10000; `vigor` in percent.
 */
export const rewardFor = ({ min, max }: Range, share: number, vigor: number): number =>
  min + Math.floor((share * vigor * (max - min) + WHOLE / 2) / WHOLE);

/** A run: its verified score in basis points, the vigor in percent, and the day's movement where there is one. */
export interface Run {
  readonly scoreBp: number;
  readonly vigor: number;
  /** Place in the rulebook's list of movements. */
  readonly movement?: number | undefined;
}

/** What a run's pay hangs on beside its room. */
type PayRules = Pick<Rulebook, 'care' | 'movement'>;

/** What a run pays in a room of that range: its care and the day's movement, cut to the range (RULES 4.6, 4.7). */
export function wageOf(
  { care, movement: { steps } }: PayRules,
  range: Range,
  { scoreBp, vigor, movement }: Run,
): number {
  const moved = movement === undefined ? 0 : must(steps[movement], `movement ${movement}`);
  return rewardFor(range, Math.max(0, Math.min(BEST_SCORE, careOf(care, scoreBp) + moved)), vigor);
}

/** The part of a run's pay that any honest run gets, and what mastery adds to it: the wage and the tip (RULES 4.6). */
export function partsOfWage(
  rulebook: PayRules,
  range: Range,
  run: Run,
): { readonly wage: number; readonly tip: number } {
  const scoreBp = Math.min(run.scoreBp, rulebook.care.honest.most);
  const wage = wageOf(rulebook, range, { ...run, scoreBp });
  return { wage, tip: wageOf(rulebook, range, run) - wage };
}

/** True of a room whose pay hangs on the day (RULES 4.7). */
export const paysByDay = ({ movement }: Pick<Rulebook, 'movement'>, roomId: RoomId): boolean =>
  movement.rooms.includes(roomId);

/** True of a run whose pay hangs on the day: an honest one, in a room where the day has a part in it (RULES 4.7). */
const hasDay = (rulebook: PayRules, roomId: RoomId, scoreBp: number): boolean =>
  paysByDay(rulebook, roomId) && scoreBp >= rulebook.care.honest.least;

/** The day's movement for a run, as its place in the rulebook's list; undefined where the day has no part in it (RULES 4.7). */
export function drawMovement(
  rulebook: Rulebook,
  { roomId, scoreBp, ordinal }: { readonly roomId: RoomId; readonly scoreBp: number; readonly ordinal: StageOrdinal },
  draw: Draw,
): number | undefined {
  if (!hasDay(rulebook, roomId, scoreBp)) return undefined;
  return draw(rulebook.movement.steps.length, `movimento:${ordinal}`);
}

/** Least and most that a run pays: from the weakest to the strongest day, until its own is known (RULES 4.7). */
export function wagesOf(rulebook: PayRules, roomId: RoomId, range: Range, run: Run): Range {
  const isOpen = run.movement === undefined && hasDay(rulebook, roomId, run.scoreBp);
  const days = isOpen ? rulebook.movement.steps.keys() : [run.movement];
  const wages = Array.from(days, (movement) => wageOf(rulebook, range, { ...run, movement }));
  return { min: Math.min(...wages), max: Math.max(...wages) };
}

/** The most that a run can bring: the best score on the best day. */
export const bestWage = (rulebook: PayRules, roomId: RoomId, range: Range, vigor: number): number =>
  wagesOf(rulebook, roomId, range, { scoreBp: BEST_SCORE, vigor }).max;

/** Least and most that an honest run pays: the scores and the days between which it lies (RULES 4.6, 4.7). */
export function honestRange(rulebook: PayRules, roomId: RoomId, range: Range, vigor: number): Range {
  const { least, most } = rulebook.care.honest;
  const { min } = wagesOf(rulebook, roomId, range, { scoreBp: least, vigor });
  return { min, max: wagesOf(rulebook, roomId, range, { scoreBp: most, vigor }).max };
}

/** What can be had in a room of a campaign, from nothing played to the best day at full vigor (RULES 2.1). */
export function rewardsOf(terms: Mode, room: Room): RoomRewards {
  const { rulebook } = terms;
  const range = rewardRange(terms, room);
  const min = wageOf(rulebook, range, { scoreBp: 0, vigor: FULL_VIGOR });
  const max = bestWage(rulebook, room.id, range, FULL_VIGOR);
  const rewards = { minEffort: 0, maxEffort: 0, minEnergy: 0, maxEnergy: 0 };
  if (room.pays === 'effort') return { ...rewards, minEffort: min, maxEffort: max };
  if (room.pays === 'energy') return { ...rewards, minEnergy: min, maxEnergy: max };
  return rewards;
}
