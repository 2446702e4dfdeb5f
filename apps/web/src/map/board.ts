import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { CallFailure, type SlotQuery, unwrap } from '../api/queries.ts';
import { askStage } from '../session/stage-query.ts';
import type { Board, CurrentStage } from './chart/current-stage.ts';

/** Where the campaign stands; one that has ended tells it in USER_MUST_SEE_RESULTS. CONTRACT section 3. */
async function loadCurrentStage(query: SlotQuery): Promise<CurrentStage> {
  const answer = await askStage(query);
  if (answer.ok) return answer.value;
  const { error } = answer;
  if (error.kind === 'code' && error.code === 'USER_MUST_SEE_RESULTS' && typeof error.info === 'object')
    return error.info;
  throw new CallFailure(error);
}

/** The current stage, and at an event stage the event that waits. */
export async function loadBoard(query: SlotQuery = {}): Promise<Board> {
  const current = await loadCurrentStage(query);
  if (current.campaign.completed || current.stage.type !== 'EVENT') return { current, event: null };
  const events = await unwrap(call('pendingEvents', { params: { campaignId: current.campaign.id } }));
  return { current, event: events[0] ?? null };
}

/** The group after so many assemblies: nothing of it changes before the next one. */
export const groupQuery = (campaignId: string, held: number) =>
  queryOptions({
    queryKey: ['group', campaignId, held],
    queryFn: () => unwrap(call('group', { params: { campaignId } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
