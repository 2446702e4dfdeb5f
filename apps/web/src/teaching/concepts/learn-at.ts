import pictures from 'pictures:idea';
import { type IdeaSituation, ideasToTeach, NO_SITUATION } from '@consorcio/rules/catalogue';
import { ideaOf } from './chapters.ts';
import { see, seenIdeas } from './learn.ts';

/** An idea that has just opened. */
export interface Note {
  readonly id: number;
  readonly title: string;
  readonly sentence: string;
  /** Address of its disc. */
  readonly picture: string | undefined;
}

/* One call at a time, so that two calls in a row do not teach the same idea. */
let before: Promise<unknown> = Promise.resolve();

/** Opens in the notebook what a moment teaches in this situation, and gives it back to be shown. */
export function learnAt(moment: string, situation: IdeaSituation = NO_SITUATION): Promise<readonly Note[]> {
  const met = before.then(() => openIdeas(moment, situation));
  before = met.catch(() => undefined);
  return met;
}

async function openIdeas(moment: string, situation: IdeaSituation): Promise<readonly Note[]> {
  const seen = await seenIdeas();
  if (seen === null) return [];
  const notes: Note[] = [];
  for (const id of ideasToTeach(moment, situation, seen)) {
    const idea = ideaOf(id);
    if (idea !== undefined && (await see(id)))
      notes.push({ id, title: idea.title, sentence: idea.sentence, picture: pictures[id] });
  }
  return notes;
}
