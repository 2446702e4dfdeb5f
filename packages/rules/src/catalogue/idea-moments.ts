import { EVENTS } from './events.ts';

/*
 * When the ideas of the notebook are met: each where it is decided or lived. A moment is a state of the map's chart or a screen;
 * `npm run simulate -- ideas` counts what a player meets.
 */

/** What is known when ideas are chosen. */
export interface IdeaSituation {
  /** The instalment comes after a failed one. */
  readonly isLate: boolean;
  /** What the bid would leave is less than the next instalment. */
  readonly leavesNoReserve: boolean;
  readonly eventId: number | null;
}

/** Where no condition holds and no event waits: every screen away from the map. */
export const NO_SITUATION: IdeaSituation = { eventId: null, isLate: false, leavesNoReserve: false };

/** An idea by its number, or those of a situation. */
type IdeaCue = number | ((situation: IdeaSituation) => readonly number[]);

const whenLate: IdeaCue = ({ isLate }) => (isLate ? [27] : []);
const withoutReserve: IdeaCue = ({ leavesNoReserve }) => (leavesNoReserve ? [34] : []);
const ofTheEvent: IdeaCue = ({ eventId }) => EVENTS.find(({ id }) => id === eventId)?.concepts ?? [];

/** Ideas in the order in which they are taught. */
export const IDEA_MOMENTS = {
  tutorial: [1],
  /** 'Precisa quando?', once it is answered. */
  purchase: [33],
  /** Its picture has the three ways to buy beside each other. */
  confirmDream: [33],
  greatChoice: [3, 6],
  /* Those after the first belong to screens before the map; guests, and whoever had no connection there, meet them here. */
  map: [2, 1, 3, 6, 33],
  randomEvent: [ofTheEvent],
  cycleTransition: [7],
  payment: [whenLate, 8, 4, 10, 12, 11],
  paymentFailure: [17, 30],
  paymentSuccess: [9, 25, 29],
  remainingCycles: [7, 13],
  bidOptions: [14, 22, 20, 19],
  bidValue: [18, withoutReserve, 20, 19],
  bidWon: [15, 23],
  bidLost: [22, 21],
  raffleIntro: [16, 17],
  raffleWon: [15],
  raffleLost: [32],
  creditLetterOne: [24],
  creditLetterTwo: [25, 26, 28],
  dreamPaid: [31, 28],
  ended: [28, 29, 30],
  /* Screens of what the player takes home. */
  group: [2],
  extract: [33],
  futures: [33, 20],
} as const satisfies Readonly<Record<string, readonly IdeaCue[]>>;

/** Most ideas that one visit of a popup teaches: the flow comes first, the others open at the next visit. */
const MOST_AT_ONCE = 2;

/** The ideas that a moment teaches in a situation to a player who has seen `seen`, in order; none at any other moment. */
export function ideasToTeach(moment: string, situation: IdeaSituation, seen: ReadonlySet<number>): readonly number[] {
  const cues = (IDEA_MOMENTS as Readonly<Record<string, readonly IdeaCue[]>>)[moment] ?? [];
  return cues
    .flatMap((cue) => (cue instanceof Function ? cue(situation) : cue))
    .filter((id) => !seen.has(id))
    .slice(0, MOST_AT_ONCE);
}
