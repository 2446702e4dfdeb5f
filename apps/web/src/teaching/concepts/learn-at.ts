import pictures from 'pictures:idea';
import { ideaOf } from './chapters.ts';
import {
  ENDING_IDEAS,
  type IdeaCues,
  type IdeaSituation,
  ideasToTeach,
  NO_SITUATION,
  SCREEN_IDEAS,
  type TeachingScreen,
} from './idea-cues.ts';
import { see, seenIdeas } from './learn.ts';

/** An idea that has just opened. */
export interface Note {
  readonly id: number;
  readonly title: string;
  readonly sentence: string;
  /** Address of its disc. */
  readonly picture: string | undefined;
}

/** What the caller knows; whether a campaign has ended before follows from the ideas seen. */
type KnownSituation = Omit<IdeaSituation, 'isLaterCampaign'>;

/* One call at a time, so that two calls in a row do not teach the same idea. */
let before: Promise<unknown> = Promise.resolve();

/** Opens in the notebook what these cues teach in this situation, and gives it back to be shown. */
export function learnAt(cues: IdeaCues, situation: KnownSituation): Promise<readonly Note[]> {
  const met = before.then(() => openIdeas(cues, situation));
  before = met.catch(() => undefined);
  return met;
}

/** As `learnAt`, for a screen away from the map. */
export const learnOnScreen = (screen: TeachingScreen): Promise<readonly Note[]> =>
  learnAt(SCREEN_IDEAS[screen], NO_SITUATION);

async function openIdeas(cues: IdeaCues, situation: KnownSituation): Promise<readonly Note[]> {
  const seen = await seenIdeas();
  if (seen === null) return [];
  const isLaterCampaign = ENDING_IDEAS.some((id) => seen.has(id));
  const notes: Note[] = [];
  for (const id of ideasToTeach(cues, { ...situation, isLaterCampaign }, seen)) {
    const idea = ideaOf(id);
    if (idea !== undefined && (await see(id)))
      notes.push({ id, title: idea.title, sentence: idea.sentence, picture: pictures[id] });
  }
  return notes;
}
