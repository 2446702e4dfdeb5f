import { EVENTS } from '@consorcio/rules/catalogue';

/*
 * Where each idea of the notebook is met by acting (CONTENT, 34 concepts). A moment is the name of a popup of the map,
 * or of a screen away from it. Where the list names an action that is not in the game, the nearest popup stands in.
 */

/** What decides whether an idea is met at a moment. */
export interface MomentFacts {
  readonly eventId: number | null;
  /** The instalment comes after a failed one. */
  readonly isLate: boolean;
  /** A campaign has ended before this one. */
  readonly isLaterCampaign: boolean;
  /** What the bid would leave is less than the next instalment. */
  readonly leavesNoReserve: boolean;
}

interface Meeting {
  readonly id: number;
  readonly when?: (facts: MomentFacts) => boolean;
}

const laterCampaign = ({ isLaterCampaign }: MomentFacts): boolean => isLaterCampaign;

export const CONCEPTS_BY_MOMENT: Readonly<Record<string, readonly Meeting[]>> = {
  dreamQuestion: [{ id: 6 }],
  greatChoice: [{ id: 3 }],
  tutorial: [{ id: 1 }],
  /** The first three wait here for whoever had no connection before. */
  map: [{ id: 2 }, { id: 1 }, { id: 3 }, { id: 6 }],
  cycleTransition: [{ id: 7 }],
  remainingCycles: [{ id: 7 }],
  payment: [{ id: 27, when: ({ isLate }) => isLate }, { id: 8 }, { id: 4 }, { id: 10 }, { id: 12 }],
  paymentSuccess: [{ id: 9 }],
  paymentFailure: [{ id: 17 }, { id: 30 }],
  bidOptions: [{ id: 14 }, { id: 19, when: laterCampaign }, { id: 20, when: laterCampaign }],
  bidValue: [{ id: 18 }, { id: 34, when: ({ leavesNoReserve }) => leavesNoReserve }],
  bidLost: [{ id: 22 }, { id: 21 }],
  bidWon: [{ id: 15 }, { id: 23 }],
  raffleIntro: [{ id: 16 }],
  raffleLost: [{ id: 32 }],
  raffleWon: [{ id: 15 }],
  creditLetterOne: [{ id: 24 }],
  creditLetterTwo: [{ id: 25 }, { id: 26 }],
  dreamPaid: [{ id: 31 }],
  ended: [{ id: 28 }, { id: 29 }],
  /** Screens of what the player takes home. */
  group: [{ id: 2 }],
  statement: [{ id: 33 }],
  futures: [{ id: 33 }],
};

/** Ideas that only the end of a campaign teaches: whoever knows one has played to an end before. */
export const ENDING_IDEAS: readonly number[] = [25, 26, 28, 31];
/** Most ideas that one visit of a popup teaches: the flow comes first, the others open at the next visit. */
const MOST_AT_ONCE = 2;

/** The ideas that a moment teaches to somebody who knows `learned`, in order. */
export function ideasAt(moment: string, facts: MomentFacts, learned: ReadonlySet<number>): readonly number[] {
  const met =
    moment === 'randomEvent'
      ? (EVENTS.find(({ id }) => id === facts.eventId)?.concepts ?? [])
      : (CONCEPTS_BY_MOMENT[moment] ?? []).filter(({ when }) => when?.(facts) ?? true).map(({ id }) => id);
  return met.filter((id) => !learned.has(id)).slice(0, MOST_AT_ONCE);
}
