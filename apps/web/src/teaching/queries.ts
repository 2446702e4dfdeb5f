import type { ReplyOf } from '@consorcio/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../api/client.ts';
import { CallFailure } from '../api/queries.ts';

export function answered<Value>(answer: { ok: true; value: Value } | Extract<Answer<'auth'>, { ok: false }>): Value {
  if (answer.ok) return answer.value;
  throw new CallFailure(answer.error);
}

/** Where the player stands; asked anew at every visit of a take-home screen. */
export const whoQuery = queryOptions({
  queryKey: ['takeHomeWho'],
  queryFn: async ({ signal }): Promise<ReplyOf<'auth'>> => answered(await call('auth', { signal })),
});

export const learnedQuery = queryOptions({
  queryKey: ['conceptList'],
  queryFn: async ({ signal }) => answered(await call('conceptList', { signal })).learned,
});

export const statementQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['statement', campaignId],
    queryFn: async ({ signal }) => answered(await call('statement', { params: { campaignId }, signal })).entries,
  });

/** Everything kept on the player; the quiz reads its own answers from it. */
export const ownDataQuery = queryOptions({
  queryKey: ['exportMe'],
  queryFn: async ({ signal }) => answered(await call('exportMe', { signal })),
});
