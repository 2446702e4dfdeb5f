import { CURRENT_CYCLE } from '../../session/cycle-shown.ts';
import { CURRENT_STAGE, RESULTS_REQUIRED } from '../../session/local-keys.ts';
import { updateSlice } from '../../session/session-store.ts';

/** SPEC section 4, 'NOVO JOGO +': deletes what is kept of the campaign that is over. */
export function forgetCampaign(): void {
  updateSlice('user', { campaign: null });
  for (const key of [CURRENT_CYCLE, CURRENT_STAGE, RESULTS_REQUIRED]) key.forget();
}
