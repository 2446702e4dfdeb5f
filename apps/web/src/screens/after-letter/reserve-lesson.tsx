import { afterLetterCopy } from '@consorcio/copy/after-letter';
import { useQuery } from '@tanstack/react-query';
import { extractQuery } from '../../teaching/queries.ts';
import type { BoardProps } from './contract-view.ts';
import { emptiedReserve } from './emptied-reserve.ts';

/** At the end of a contract with missed bills: what the bid had to do with it, in the player's own numbers. */
export function ReserveLesson({ campaignId, view }: Pick<BoardProps, 'campaignId' | 'view'>) {
  const { data } = useQuery({ ...extractQuery(campaignId), enabled: view.misses > 0 });
  const emptied = data === undefined ? null : emptiedReserve(data, view.months);
  if (emptied === null) return null;
  return <p>{afterLetterCopy.emptied(emptied)}</p>;
}
