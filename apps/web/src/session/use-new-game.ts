import { actionErrors } from '@consorcio/copy/errors';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../api/client.ts';
import { toast } from '../ui/notices/toast.ts';
import { CURRENT_CYCLE } from './cycle-shown.ts';
import { CURRENT_STAGE, RESULTS_REQUIRED } from './local-keys.ts';
import { nextDreamPath } from './school-window.ts';
import { updateSlice } from './session-store.ts';

/** 'NOVO JOGO +': marks a campaign's results seen, forgets what is kept of it, and leads to the next dream. SPEC section 4. */
export function useNewGame(campaignId: string): { readonly isBusy: boolean; readonly start: () => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false);
  const [, navigate] = useLocation();
  const start = async (): Promise<void> => {
    setIsBusy(true);
    const seen = await call('seeResults', { body: { campaignId } });
    setIsBusy(false);
    if (!seen.ok) return toast.error(actionErrors.certificateWithoutCampaign);
    updateSlice('user', { campaign: null });
    for (const key of [CURRENT_CYCLE, CURRENT_STAGE, RESULTS_REQUIRED]) key.forget();
    navigate(nextDreamPath());
  };
  return { isBusy, start };
}
