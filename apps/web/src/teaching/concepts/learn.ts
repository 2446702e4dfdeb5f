import { useEffect } from 'react';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { learnedQuery } from '../queries.ts';
import { ideasToTeach, NO_SITUATION, SCREEN_IDEAS, type TeachingScreen } from './idea-cues.ts';

/** What the player knows; null when it cannot be asked now. */
export async function learnedIdeas(): Promise<ReadonlySet<number> | null> {
  try {
    const learned = await queryClient.fetchQuery({ ...learnedQuery, staleTime: Number.POSITIVE_INFINITY });
    return new Set(learned.map(({ id }) => id));
  } catch {
    return null;
  }
}

/** Notes an idea in the notebook; true when it stands there. A lost call is no loss: the moment comes again. */
export async function learn(conceptId: number): Promise<boolean> {
  const answer = await call('conceptLearn', { body: { conceptId } });
  if (!answer.ok) return false;
  queryClient.setQueryData(learnedQuery.queryKey, answer.value.learned);
  updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
  return true;
}

/** Learns, without a word, what a screen teaches by being seen. */
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
