import { EVENTS } from '@consorcio/rules/catalogue';

/*
 * Which ideas of the notebook (34 concepts) a popup or a screen teaches. Those of a popup stand in the map's chart, in
 * the `meta` of its state. Where the list of concepts names an action that is not in the game, the nearest popup stands in.
 */

/** What an idea may depend on. */
export interface IdeaConditions {
  /** The instalment comes after a failed one. */
  readonly isLate: boolean;
  /** A campaign has ended before this one. */
  readonly isLaterCampaign: boolean;
  /** What the bid would leave is less than the next instalment. */
  readonly leavesNoReserve: boolean;
}

/** An idea, by its number in the notebook, and the condition under which it is taught. */
export interface IdeaCue {
  readonly id: number;
  readonly when?: keyof IdeaConditions;
}

/** Ideas in the order in which they are taught; `of-the-event`: those that the month's event speaks of. */
export type IdeaCues = readonly IdeaCue[] | 'of-the-event';

/** What is known when ideas are chosen. */
export interface IdeaSituation extends IdeaConditions {
  readonly eventId: number | null;
}

/** Where no condition holds and no event waits: every screen away from the map. */
export const NO_SITUATION: IdeaSituation = {
  eventId: null,
  isLate: false,
  isLaterCampaign: false,
  leavesNoReserve: false,
};

/** Ideas of the screens away from the map. */
export const SCREEN_IDEAS = {
  greatChoice: [{ id: 3 }, { id: 6 }],
  tutorial: [{ id: 1 }],
  /* Screens of what the player takes home. */
  group: [{ id: 2 }],
  extract: [{ id: 33 }],
  futures: [{ id: 33 }],
} as const satisfies Readonly<Record<string, readonly IdeaCue[]>>;

export type TeachingScreen = keyof typeof SCREEN_IDEAS;

/** Ideas that only the end of a campaign teaches: a player who knows one has finished a campaign before. */
export const ENDING_IDEAS: readonly number[] = [25, 26, 28, 31];
/** Most ideas that one visit of a popup teaches: the flow comes first, the others open at the next visit. */
const MOST_AT_ONCE = 2;

/** The ideas that cues teach in a situation to a player who has seen `seen`, in order. */
export function ideasToTeach(cues: IdeaCues, situation: IdeaSituation, seen: ReadonlySet<number>): readonly number[] {
  const taught =
    cues === 'of-the-event'
      ? (EVENTS.find(({ id }) => id === situation.eventId)?.concepts ?? [])
      : cues.filter(({ when }) => when === undefined || situation[when]).map(({ id }) => id);
  return taught.filter((id) => !seen.has(id)).slice(0, MOST_AT_ONCE);
}
