import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';

/** The idea of reading before signing: the five clauses found count as its right answer (LEARN 3). */
const READ_BEFORE_SIGNING = 6;

/** Records that the contract was read; where the server can't be reached nothing is lost but the mark. */
export async function learnByReading(): Promise<void> {
  const answer = await call('conceptLearn', { body: { conceptId: READ_BEFORE_SIGNING } });
  if (!answer.ok) return;
  /* What the notebook has kept is asked for again when it is opened. */
  await queryClient.invalidateQueries({ refetchType: 'none' });
  updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
}
