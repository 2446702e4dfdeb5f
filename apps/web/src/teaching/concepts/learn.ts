import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { learnedQuery } from '../queries.ts';
import { ideasToTeach, NO_SITUATION, SCREEN_IDEAS, type TeachingScreen } from './idea-cues.ts';

/** Ids of the ideas that the player has learned; null when the server can't be reached. */
export async function learnedIdeas(): Promise<ReadonlySet<number> | null> {
  try {
    const learned = await queryClient.fetchQuery({ ...learnedQuery, staleTime: Number.POSITIVE_INFINITY });
    return new Set(learned.map(({ id }) => id));
  } catch {
    return null;
  }
}

/** Records an idea as learned; false when the call failed: the next such moment tries again. */
export async function learn(conceptId: number): Promise<boolean> {
  const answer = await call('conceptLearn', { body: { conceptId } });
  if (!answer.ok) return false;
  queryClient.setQueryData(learnedQuery.queryKey, answer.value.learned);
  updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
  return true;
}

/** Records as learned, without a note, the ideas that a screen teaches when it is viewed. */
export function useLearnOnView(screen: TeachingScreen): void {
  useEffect(() => {
    const meet = async (): Promise<void> => {
      const learned = await learnedIdeas();
      if (learned === null) return;
      for (const id of ideasToTeach(SCREEN_IDEAS[screen], NO_SITUATION, learned)) await learn(id);
    };
    void meet();
  }, [screen]);
}
