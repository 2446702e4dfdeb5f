import type { QueryOf } from '@consorcio/contract';
import type { Answer } from '@consorcio/contract/call';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { type SlotQuery, unwrap } from '../api/queries.ts';
import { useSession } from './session-store.ts';

/** How a stage is asked for: the plain question would be refused once the campaign is over and its results are unseen. */
function endQuery(): NonNullable<QueryOf<'stageCurrent'>> {
  const { campaign } = useSession.getState().user;
  return campaign?.completed && !campaign.visualizedResults ? { ended: 'shown' } : {};
}

/** Asks where a campaign stands: of the own one by what is known of its end. */
export const askStage = (slot: SlotQuery, signal?: AbortSignal): Promise<Answer<'stageCurrent'>> =>
  call('stageCurrent', {
    query: slot.slot === undefined ? endQuery() : slot,
    ...(signal === undefined ? {} : { signal }),
  });

export const stageQuery = queryOptions({
  queryKey: ['stageCurrent'],
  queryFn: ({ signal }) => unwrap(askStage({}, signal)),
});
