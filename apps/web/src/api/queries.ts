import type { QueryOf, ReplyOf } from '@consorcio/contract';
import type { Answer, CallError } from '@consorcio/contract/call';
import type { RouteName } from '@consorcio/contract/wire';
import { queryOptions } from '@tanstack/react-query';
import { type CallArguments, call } from './client.ts';

/** What a query throws instead of data; `reason` is what the client answered. */
export class CallFailure extends Error {
  readonly reason: CallError;
  constructor(reason: CallError) {
    super(reason.kind === 'code' ? reason.code : reason.kind);
    this.name = 'CallFailure';
    this.reason = reason;
  }
}

/** The value of an answer. @throws CallFailure where there is none: a query reports failure by throwing. */
export async function unwrap<Name extends RouteName>(answer: Promise<Answer<Name>>): Promise<ReplyOf<Name>> {
  const settled = await answer;
  if (settled.ok) return settled.value;
  throw new CallFailure(settled.error);
}

/** Which campaign a call is about: the player's own, or the try of the week. RULES 14.1. */
export type SlotQuery = NonNullable<QueryOf<'rooms'>>;

/** The query of a call without fields. `staleTime`: milliseconds for which its answer is good; at once outdated by default. */
export const queryOf = <Name extends RouteName>(name: Name, staleTime = 0) =>
  queryOptions({
    staleTime,
    queryKey: [name as string],
    queryFn: ({ signal }) => unwrap(call(name, ...([{ signal }] as unknown as CallArguments<Name>))),
  });

/* One export a query; `useQuery(personaListQuery)`. Keys begin with the call's name. */

export const personaListQuery = queryOf('personaList', Number.POSITIVE_INFINITY);
export const personaCurrentQuery = queryOf('personaCurrent');
export const dreamListQuery = queryOf('dreamList');

/** What the rooms pay: the same for a whole campaign. */
export const roomsQuery = (campaignId: string | undefined, query: SlotQuery = {}) =>
  queryOptions({
    queryKey: ['rooms', campaignId, query.slot],
    queryFn: ({ signal }) => unwrap(call('rooms', { signal, query })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const accountQuery = queryOf('account');
export const badgeListQuery = queryOf('badgeList');

/** How a contract stands after its letter; asked anew each time, since another tab may have gone on. RULES 11.13. */
export const contractQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['afterLetter', campaignId],
    queryFn: () => unwrap(call('afterLetter', { params: { campaignId } })),
    staleTime: 0,
    gcTime: 0,
  });

/** The code of a campaign's certificate: given out once, the same ever after. */
export const certificateQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['issueCertificate', campaignId],
    queryFn: ({ signal }) => unwrap(call('issueCertificate', { params: { campaignId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
