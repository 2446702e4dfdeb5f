import type { QueryOf } from '@consorcio/contract';
import { searchHere } from '@consorcio/contract/wire';
import { CURRENT_CYCLE } from './cycle-shown.ts';
import { useSession } from './session-store.ts';

/** Whether a campaign runs, as far as this device knows before it asks: without one, or with its results due, the stage is refused. */
export function mayHaveStage(): boolean {
  if (searchHere().includes('complete=true')) return false;
  const { isLoggedIn, campaign } = useSession.getState().user;
  const isKnownToRun = campaign !== null && !campaign.completed;
  return isKnownToRun || ((!isLoggedIn || campaign === null) && CURRENT_CYCLE.read() !== null);
}

/** How a stage is asked for: the plain question would be refused once the campaign is over and its results are unseen. */
export function endQuery(): NonNullable<QueryOf<'stageCurrent'>> {
  const { campaign } = useSession.getState().user;
  return campaign?.completed && !campaign.visualizedResults ? { ended: 'shown' } : {};
}
