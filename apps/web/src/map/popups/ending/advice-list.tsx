import { endedPopup } from '@consorcio/copy/month-popups';
import { useQuery } from '@tanstack/react-query';
import { extractQuery } from '../../../teaching/queries.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { type Advice, adviceOf } from './advice.ts';
import css from './advice-list.module.css';

const { advice: copy } = endedPopup;

function sentenceOf(advice: Advice): string {
  switch (advice.kind) {
    case 'RESTED_LATE':
      return copy.restedLate;
    case 'WORK_FIRST':
      return copy.workFirst;
    case 'WORK_MORE':
      return copy.workMore(advice.times, advice.each);
    case 'KEEP_RESERVE':
      return copy.keepReserve(advice.lost);
    case 'ONLY_RESTED':
      return copy.onlyRested(advice.times);
    case 'WATCH_DUE':
      return copy.watchDue;
    case 'REST':
      return copy.rest(advice.times, advice.works);
  }
}

/** Two pieces of advice from this campaign's own movements; nothing where they cannot be had. */
export function AdviceList({ campaignId }: { readonly campaignId: string }) {
  const { data } = useQuery(extractQuery(campaignId));
  if (data === undefined) return null;
  return (
    <Fold title={copy.title}>
      <ul className={css.list}>
        {adviceOf(data).map((advice) => (
          <li key={advice.kind}>{sentenceOf(advice)}</li>
        ))}
      </ul>
    </Fold>
  );
}
