import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { unwrap } from '../api/queries.ts';

/** Where the player stands; asked anew at every visit of a take-home screen. */
export const authQuery = queryOptions({
  queryKey: ['takeHomeWho'],
  queryFn: ({ signal }) => unwrap(call('auth', { signal })),
});

export const learnedQuery = queryOptions({
  queryKey: ['conceptList'],
  queryFn: async ({ signal }) => (await unwrap(call('conceptList', { signal }))).learned,
});

export const extractQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['extract', campaignId],
    queryFn: async ({ signal }) => (await unwrap(call('statement', { params: { campaignId }, signal }))).entries,
  });

/** Which part of the quiz is asked now, and what was answered. */
export const quizQuery = queryOptions({
  queryKey: ['quizStanding'],
  queryFn: ({ signal }) => unwrap(call('quizStanding', { signal })),
});
