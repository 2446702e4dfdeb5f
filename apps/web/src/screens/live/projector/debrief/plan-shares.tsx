import { coinsText } from '@consorcio/copy/live-assembly';
import { debriefCopy } from '@consorcio/copy/live-debrief';
import { CURRENT_LIVE_RULEBOOK, commonOf, feeOf, liveRulebookOf, reserveOf } from '@consorcio/rules/live';
import type { CSSProperties } from 'react';
import css from './plan-shares.module.css';

const copy = debriefCopy.costs.plan;
const PARTS = ['common', 'fee', 'reserve'] as const;

interface Props {
  readonly months: number;
  /** In coins. */
  readonly instalment: number;
}

/** What every quota pays by its contract, and what becomes of it: it tells nothing of a person. */
export function PlanShares({ months, instalment }: Props) {
  const terms = liveRulebookOf(CURRENT_LIVE_RULEBOOK);
  const owed = months * instalment;
  const parts = { common: commonOf(terms, owed), fee: feeOf(terms, owed), reserve: reserveOf(terms, owed) };
  return (
    <div className={css.plan}>
      <p className={css.whole}>{copy.whole(months, instalment, owed)}</p>
      <p className={css.bar} aria-hidden="true">
        {PARTS.map((part) => (
          <i key={part} data-part={part} style={{ '--share': parts[part] } as CSSProperties} />
        ))}
      </p>
      <dl>
        {PARTS.map((part) => (
          <div key={part} data-part={part}>
            <dt>{copy.parts[part]}</dt>
            <dd>{coinsText(parts[part])}</dd>
          </div>
        ))}
      </dl>
      <p>{copy.same}</p>
    </div>
  );
}
