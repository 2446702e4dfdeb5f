import pictures from 'pictures:idea';
import { ideaOf } from './chapters.ts';
import { ENDING_IDEAS, ideasAt, type MomentFacts } from './concept-moments.ts';
import { learn, learnedIdeas } from './learn.ts';

/** An idea that has just opened. */
export interface Note {
  readonly id: number;
  readonly title: string;
  readonly sentence: string;
  /** Address of its disc. */
  readonly picture: string | undefined;
}

type Facts = Omit<MomentFacts, 'isLaterCampaign'>;

/* One moment after the other, so that none of two in a row teaches the same. */
let before: Promise<unknown> = Promise.resolve();

/** Opens in the notebook what this moment teaches, and gives it back to be shown. */
export function learnAt(moment: string, facts: Facts): Promise<readonly Note[]> {
  const met = before.then(() => openIdeas(moment, facts));
  before = met.catch(() => undefined);
  return met;
}

async function openIdeas(moment: string, facts: Facts): Promise<readonly Note[]> {
  const learned = await learnedIdeas();
  if (learned === null) return [];
  const isLaterCampaign = ENDING_IDEAS.some((id) => learned.has(id));
  const notes: Note[] = [];
  for (const id of ideasAt(moment, { ...facts, isLaterCampaign }, learned)) {
    const idea = ideaOf(id);
    if (idea !== undefined && (await learn(id)))
      notes.push({ id, title: idea.title, sentence: idea.sentence, picture: pictures[id] });
  }
  return notes;
}
