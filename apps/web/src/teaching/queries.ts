import type { ReplyOf } from '@consorcio/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { queryOf, unwrap } from '../api/queries.ts';

/** The player's status; loaded at every visit of a take-home screen. */
export const authQuery = queryOptions({
  queryKey: ['takeHomeWho'],
  queryFn: ({ signal }) => unwrap(call('auth', { signal })),
});

export const notebookQuery = queryOf('conceptList');

/** Ids of the ideas that were seen; servers of older releases tell only those that were learned. */
export const seenIn = ({ seen, learned }: ReplyOf<'conceptList'>): ReadonlySet<number> =>
  new Set((seen ?? learned).map(({ id }) => id));

export type StatementEntry = ReplyOf<'statement'>['entries'][number];

export const extractQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['extract', campaignId],
    queryFn: ({ signal }) => unwrap(call('statement', { params: { campaignId }, signal })),
  });

/** A campaign's group, and what may be known of its draws. */
export const booksQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['books', campaignId],
    queryFn: async ({ signal }) => {
      const asked = { params: { campaignId }, signal };
      const [group, audit] = await Promise.all([unwrap(call('group', asked)), unwrap(call('audit', asked))]);
      return { group, audit };
    },
  });

/** Which part of the quiz is asked now, and what was answered; with the code of a class, whether that is good. */
export const quizQuery = (classCode: string | null = null) =>
  queryOptions({
    queryKey: ['quizStanding', classCode],
    queryFn: ({ signal }) => unwrap(call('quizStanding', { signal, query: classCode === null ? {} : { classCode } })),
  });
