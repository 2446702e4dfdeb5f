import type { ReplyOf } from '@consorcio/contract';
import { weekCopy as copy } from '@consorcio/copy/week';
import { queryOf } from '../../api/queries.ts';

export type Week = ReplyOf<'week'>;
export type WeekSlot = NonNullable<Week['slot']>;

/** Loaded at every visit, because week and tries advance. */
export const weekQuery = queryOf('week');

/** How the week stands, in a sentence. `say`: a moment in words. */
export function statusLine({ status, opens, closes, next }: Week, say: (iso: string) => string): string {
  if (status === 'COUNTING') return copy.status.COUNTING;
  const moment = { SEALED: opens, OPEN: closes, PUBLISHED: next }[status];
  return copy.status[status](say(moment));
}

/** What may be gone on with in the slot: the campaign, the months after its letter, or nothing. */
export function underWay({ slot }: Week): 'campaign' | 'after' | null {
  if (slot === null || !slot.isPlayable) return null;
  if (slot.status === 'ACTIVE') return 'campaign';
  return slot.isAfterOpen ? 'after' : null;
}
