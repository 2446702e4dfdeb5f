import { type IDEA_MOMENTS, ideasToTeach, NO_SITUATION } from '@consorcio/rules/catalogue';
import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { notebookQuery, seenIn } from '../queries.ts';

/** Ids of the ideas that the player has seen; null when the server can't be reached. */
export async function seenIdeas(): Promise<ReadonlySet<number> | null> {
  try {
    return seenIn(await queryClient.fetchQuery({ ...notebookQuery, staleTime: Number.POSITIVE_INFINITY }));
  } catch {
    return null;
  }
}

/** Notes an idea as seen; false when the call failed: the next such moment tries again. */
export async function see(conceptId: number): Promise<boolean> {
  const answer = await call('conceptSeen', { body: { conceptId } });
  if (!answer.ok) return false;
  queryClient.setQueryData(notebookQuery.queryKey, answer.value);
  return true;
}

/** Records as seen, without a note, the ideas that a screen or an answer on it teaches. */
export async function seeAt(moment: keyof typeof IDEA_MOMENTS): Promise<void> {
  const seen = await seenIdeas();
  if (seen === null) return;
  for (const id of ideasToTeach(moment, NO_SITUATION, seen)) await see(id);
}

/** The same once the screen is viewed. */
export function useSeeOnView(screen: keyof typeof IDEA_MOMENTS): void {
  useEffect(() => void seeAt(screen), [screen]);
}
