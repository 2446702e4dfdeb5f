import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { signed } from '@consorcio/copy/digits';
import { useEffect, useRef } from 'react';
import { useBadgesHeld } from '../../session/use-badges-held.ts';
import { Counter } from '../../ui/figures/counter.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import css from './after-letter.module.css';
import { ContractEnd } from './contract-end.tsx';
import type { BoardProps } from './contract-view.ts';
import { LivedMonths } from './lived-months.tsx';
import { MonthBill } from './month-bill.tsx';
import { MonthCard } from './month-card.tsx';
import { MonthPlan } from './month-plan.tsx';
import { TownBackdrop } from './town-backdrop.tsx';
import { useLotShot } from './use-lot-shot.ts';
import { UseOfBid } from './use-of-bid.tsx';

const COUNTERS = [
  { kind: 'energia', resource: 'energy' },
  { kind: 'esforco', resource: 'effort' },
] as const;

/** The town, what the player has, how the contract stands, and the step that waits. */
export function ContractBoard(props: BoardProps) {
  const { campaignId, view } = props;
  const step = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useBadgesHeld(view.misses > 0);
  const shot = useLotShot(head, step);
  const at = `${view.phase} ${view.month}`;
  const shown = useRef(at);
  /* The button that led here is gone, and the focus with it: a new step is read from its heading. */
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const heading = step.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [at]);
  return (
    <StageFrame backdrop={<TownBackdrop dreamId={view.dreamId} end={view.end} shot={shot} />} className={css.stage}>
      <h1 className="reader-only">{copy.title}</h1>
      <div className={css.counters}>
        {COUNTERS.map(({ kind, resource }) => (
          <Counter
            key={kind}
            kind={kind}
            of={campaignId}
            value={view.balance[resource]}
            label={copy[resource]}
            written={signed}
            spoken={() => copy.counter[resource](view.balance[resource])}
          />
        ))}
      </div>
      <div className={css.contract} ref={head}>
        <p className={css.standing} data-standing={view.end ?? view.standing}>
          <span className="reader-only">{copy.standing.label}: </span>
          {copy.standing[view.end ?? view.standing]}
        </p>
        <LivedMonths view={view} />
      </div>
      <div className={css.card} ref={step} key={at}>
        <Step {...props} />
      </div>
    </StageFrame>
  );
}

function Step(props: BoardProps) {
  switch (props.view.phase) {
    case 'USE':
      return <UseOfBid {...props} />;
    case 'PLAN':
      return <MonthPlan {...props} />;
    case 'EVENT':
      return <MonthCard {...props} />;
    case 'BILL':
      return <MonthBill {...props} />;
    case null:
      return <ContractEnd {...props} />;
  }
}
