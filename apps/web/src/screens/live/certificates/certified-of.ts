import type { ReplyOf } from '@consorcio/contract';
import type { Certified } from './certificate-words.ts';

/** What each seat is certified with, by quota: the table tells how it ended, the host's view its face. */
export function certifiedOf(
  { group, seats }: ReplyOf<'liveHost'>,
  rows: ReplyOf<'liveTable'>['rows'],
): readonly Certified[] {
  const { months, quotas } = group;
  return rows.map(({ quota, nickname, situation, won, note }) => ({
    ...{ quota, nickname, situation, won, note, months },
    quotas: quotas ?? rows.length,
    persona: seats.find((seat) => seat.quota === quota)?.persona ?? 1,
  }));
}
