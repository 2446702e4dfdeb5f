import { RESULTS_REQUIRED } from '@consorcio/contract/wire';
import { storeCycle, storeStage } from '../../session/local-keys.ts';
import { updateSlice } from '../../session/session-store.ts';

/** SPEC section 4, 'NOVO JOGO +': deletes what is kept of the campaign that is over. */
export function forgetCampaign(): void {
  updateSlice('user', { campaign: null });
  storeCycle('');
  storeStage('');
  try {
    sessionStorage.removeItem(RESULTS_REQUIRED);
  } catch {
    // nothing is kept
  }
}
