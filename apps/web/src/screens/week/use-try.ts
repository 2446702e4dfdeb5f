import { PATHS } from '@consorcio/contract/wire';
import { sentenceOf } from '@consorcio/copy/errors';
import { weekCopy as copy } from '@consorcio/copy/week';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { requestKeys } from '../../api/request-key.ts';
import { toast } from '../../ui/notices/toast.ts';
import { weekQuery } from './week-view.ts';

/** Begins and stops tries of the week; a lost answer is asked for again with the same key. */
export interface Play {
  readonly isBusy: boolean;
  readonly start: (ranked: boolean) => void;
  readonly stop: () => void;
}

export function useTry(): Play {
  const [isBusy, setBusy] = useState(false);
  const [keyOf] = useState(requestKeys);
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const refresh = () => queries.invalidateQueries({ queryKey: weekQuery.queryKey });

  const start = async (ranked: boolean): Promise<void> => {
    setBusy(true);
    const body = { ranked };
    /* After a try that is over the next one needs another key. */
    const answer = await call('weekStart', { body, requestKey: keyOf({ ...body, from: newest() }) });
    setBusy(false);
    if (answer.ok) {
      navigate(PATHS.weekMap);
      return;
    }
    toast.error(answer.error.kind === 'code' ? sentenceOf(answer.error.code) : copy.refused);
    await refresh();
  };
  const newest = (): string | undefined => queries.getQueryData(weekQuery.queryKey)?.slot?.campaignId;
  const stop = async (): Promise<void> => {
    setBusy(true);
    const answer = await call('giveUp', { query: { slot: 'week' } });
    setBusy(false);
    if (!answer.ok) toast.error(copy.refused);
    await refresh();
  };
  return { isBusy, start: (ranked) => void start(ranked), stop: () => void stop() };
}
