import type { Campaign } from '../campaign/campaign.ts';
import { enterRoom } from '../rulebook/entry.ts';
import { minigameRoomOf, rewardRange, wageOf } from '../rulebook/reward.ts';
import type { Terms } from '../rulebook/rulebook.ts';
import { MINIGAMES, type MinigameRoomId, PLANS, type PlaceKind, type RoomId, type Works } from '../vocabulary.ts';
import { add, type Wallet } from '../wallet.ts';

/** A place, and the score in basis points that the player's hands have there. */
export interface Turn {
  readonly roomId: MinigameRoomId;
  readonly scoreBp: number;
}

/** What is carried into the months after the letter: no minigame is played there (RULES 11.4). */
export interface Carried {
  readonly work: Turn;
  readonly rest: Turn;
}

/** A turn as two changes of the balance: the entry, then what the place pays. */
export interface TurnMade {
  readonly roomId: MinigameRoomId;
  readonly entered: Wallet;
  readonly paid: Wallet;
}

const roomsOfKind = (kind: PlaceKind): readonly MinigameRoomId[] =>
  MINIGAMES.flatMap((row) => (row.kind === kind ? [row.roomId] : [])).sort((a, b) => a - b);

const meanScore = (turns: readonly { readonly scoreBp: number }[]): number =>
  Math.floor(turns.reduce((sum, { scoreBp }) => sum + scoreBp, 0) / Math.max(1, turns.length));

/** The room of a pair that was played more often, the first among equals, with the mean score of that kind (RULES 11.4). */
function carriedKind(turns: readonly { roomId: number; scoreBp: number }[], kind: PlaceKind): Turn {
  const rooms = roomsOfKind(kind);
  const own = turns.filter(({ roomId }) => rooms.some((room) => room === roomId));
  const count = (room: number): number => own.filter(({ roomId }) => roomId === room).length;
  const roomId = rooms.reduce((best, room) => (count(room) > count(best) ? room : best));
  return { roomId, scoreBp: meanScore(own.length > 0 ? own : turns) };
}

/** The player's usual places and hands, from all turns of the campaign, recoveries included (RULES 11.4). */
export function carriedOf({ stages }: Campaign): Carried {
  const turns = stages.flatMap(({ roomId, scoreBp }) =>
    roomId === undefined || scoreBp === undefined ? [] : [{ roomId, scoreBp }],
  );
  return { work: carriedKind(turns, 'work'), rest: carriedKind(turns, 'leisure') };
}

/** A turn with carried hands: the balance after its entry, and after what the place pays; the day has no part in it (RULES 4). */
export function playTurn(
  terms: Terms,
  wallet: Wallet,
  { roomId, scoreBp }: { readonly roomId: RoomId; readonly scoreBp: number },
): Pick<TurnMade, 'entered' | 'paid'> {
  const room = minigameRoomOf(terms.rulebook, roomId);
  const { balance: entered, vigor } = enterRoom(terms, wallet, room.costs);
  const reward = wageOf(terms.rulebook, rewardRange(terms, room), { scoreBp, vigor });
  return { entered, paid: add(entered, room.pays, reward) };
}

/** The turns of a plan in order: rest first, then `works` turns of work (RULES 11.6, 4). */
export function turnsOfPlan(terms: Terms, wallet: Wallet, works: number, { work, rest }: Carried): readonly TurnMade[] {
  const { turns } = terms.rulebook.afterLetter;
  const made: TurnMade[] = [];
  for (let i = 0; i < turns; i += 1) {
    const turn = i < turns - works ? rest : work;
    made.push({ roomId: turn.roomId, ...playTurn(terms, made.at(-1)?.paid ?? wallet, turn) });
  }
  return made;
}

/** The balance after a plan. */
export const playPlan = (terms: Terms, wallet: Wallet, works: number, carried: Carried): Wallet =>
  turnsOfPlan(terms, wallet, works, carried).at(-1)?.paid ?? wallet;

/** The lightest plan that pays a bill before the month's card is known; 0 when none does (RULES 13.3). */
export const lightestPlan = (terms: Terms, wallet: Wallet, carried: Carried, bill: number): Works | 0 =>
  [...PLANS].reverse().find((works) => playPlan(terms, wallet, works, carried).effort >= bill) ?? 0;
