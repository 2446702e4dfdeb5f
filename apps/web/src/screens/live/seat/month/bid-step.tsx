import { monthCopy as copy } from '@consorcio/copy/live-phone';
import { afterPlace, bidLimitOf, chosenOf, isMember, nextDueOf, noBidWhy, termsOfView } from '@consorcio/rules/live';
import { useState } from 'react';
import { Button, ButtonRow, LoneButton } from '../../../../ui/buttons/button.tsx';
import css from '../seat.module.css';
import { Question, StepButton } from './choice.tsx';
import type { StepProps } from './month-draft.ts';

const STEPS = [-10, -1, 1, 10] as const;

/** The bid, sealed with the month; the month alone where no bid is taken. */
export function BidStep({ view, draft, choose }: StepProps) {
  const terms = termsOfView(view);
  const seat = afterPlace(view, chosenOf(view), draft.pace ?? 'NORMAL');
  const { cash, limit } = bidLimitOf(view, seat, draft.pays ?? false);
  const [bid, setBid] = useState(0);
  if (limit === 0)
    return (
      <Question title={copy.noBidNow}>
        <p>{copy.noBidWhy[noBidWhy(view, seat, draft.pays ?? true)](terms.leastBid)}</p>
        <p>{copy.have(cash)}</p>
        {!isMember(seat) && <p>{copy.outside}</p>}
        <LoneButton kind="play" onClick={() => choose({ bid: 0 })} label={copy.close} />
      </Question>
    );
  /* From nothing to the least bid in one step, and back. */
  const moved = (by: number): number => {
    const next = Math.min(limit, bid + by);
    if (next >= terms.leastBid) return next;
    return by > 0 ? terms.leastBid : 0;
  };
  const left = cash - bid;
  const next = nextDueOf(view, seat, bid);
  return (
    <Question title={copy.bidTitle}>
      <fieldset className={css.stepper} aria-label={copy.bidTitle}>
        {STEPS.slice(0, 2).map((by) => (
          <StepButton key={by} name={copy.step(by)} by={by} isOff={bid === 0} onStep={() => setBid(moved(by))} />
        ))}
        <output aria-live="polite">{bid}</output>
        {STEPS.slice(2).map((by) => (
          <StepButton key={by} name={copy.step(by)} by={by} isOff={bid === limit} onStep={() => setBid(moved(by))} />
        ))}
        <input
          className="w-full m-0"
          type="range"
          min={0}
          max={limit}
          value={bid}
          aria-label={copy.slide}
          aria-valuetext={copy.bid(bid, terms.letter)}
          onChange={({ target }) => setBid(atLeast(Number(target.value), terms.leastBid))}
        />
      </fieldset>
      <p>{copy.bid(bid, terms.letter)}</p>
      <p className={left < next ? css.warning : undefined}>{copy.left(left, next)}</p>
      <p>{copy.bidNote}</p>
      <ButtonRow>
        <Button kind="secondary" onClick={() => choose({ bid: 0 })}>
          {copy.noBid}
        </Button>
        <Button kind="play" disabled={bid === 0} onClick={() => choose({ bid })}>
          {copy.seal}
        </Button>
      </ButtonRow>
    </Question>
  );
}

/** A bid on the slider: below the least one there is none. */
const atLeast = (bid: number, least: number): number => (bid >= least ? bid : Math.round(bid / least) * least);
