import { monthCopy as copy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import { commonOf, feeOf, isMember, reserveOf } from '@consorcio/rules/live';
import { MONTH_PACES } from '@consorcio/rules/live-words';
import { useState } from 'react';
import { clockText } from '../../../../live/hour-text.ts';
import { Button, ButtonRow } from '../../../../ui/buttons/button.tsx';
import { SealedEnvelope } from '../pictures/sealed-envelope.tsx';
import css from './choice.module.css';
import { Choice, Question } from './choice.tsx';
import type { MonthDraft, SeatView } from './month-draft.ts';
import { afterPlace, bidLimitOf, termsOfView } from './preview.ts';

interface Props {
  readonly view: SeatView;
  readonly draft: MonthDraft;
  readonly choose: (part: Partial<MonthDraft>) => void;
}

/** What the server has of the month's first part. */
const chosenOf = ({ month }: SeatView) =>
  month?.move ?? { option: 'A' as const, buys: false, place: 2 as const, score: null };

/** How hard the rest of the month is. */
export function PaceStep({ view, choose }: Props) {
  const before = afterPlace(view, chosenOf(view));
  return (
    <Question title={copy.paceTitle}>
      {MONTH_PACES.map((pace) => {
        const after = afterPlace(view, chosenOf(view), pace);
        return (
          <Choice
            key={pace}
            title={copy.paces[pace]}
            about={copy.pace(after.cash - before.cash, after.energy - before.energy)}
            onChoose={() => choose({ pace })}
          />
        );
      })}
    </Question>
  );
}

/** The instalment, with what it is made of and what becomes of it unpaid. */
export function InstalmentStep({ view, draft, choose }: Props) {
  const terms = termsOfView(view);
  const { whole } = terms.instalment;
  const { cash } = afterPlace(view, chosenOf(view), draft.pace ?? 'NORMAL');
  const due = view.month?.due ?? 0;
  const { fees, costs, open } = view.wallet;
  return (
    <Question title={copy.instalmentTitle(view.group.month, due + fees + costs)}>
      <p>{copy.split(commonOf(terms, whole), feeOf(terms, whole), reserveOf(terms, whole))}</p>
      {open > 0 && <p className={css.warning}>{copy.open(open, terms.limits.excluded)}</p>}
      {cash < due + fees + costs && <p className={css.warning}>{copy.short}</p>}
      <Choice title={copy.pay} about={copy.have(cash)} onChoose={() => choose({ pays: true })} />
      <Choice
        title={copy.notNow}
        about={copy.notNowNote(terms.instalment.common)}
        onChoose={() => choose({ pays: false })}
      />
    </Question>
  );
}

const STEPS = [-10, -1, 1, 10] as const;

/** The bid, sealed with the month; the month alone where no bid is taken. */
export function BidStep({ view, draft, choose }: Props) {
  const terms = termsOfView(view);
  const seat = afterPlace(view, chosenOf(view), draft.pace ?? 'NORMAL');
  const { cash, limit } = bidLimitOf(view, seat, draft.pays ?? false);
  const [bid, setBid] = useState(0);
  if (limit === 0)
    return (
      <Question title={copy.noBidNow}>
        <p>{copy.have(cash)}</p>
        {!isMember(seat) && <p>{copy.outside}</p>}
        <ButtonRow>
          <Button kind="play" onClick={() => choose({ bid: 0 })}>
            {copy.close}
          </Button>
        </ButtonRow>
      </Question>
    );
  /* From nothing to the least bid in one step, and back. */
  const moved = (by: number): number => {
    const next = Math.min(limit, bid + by);
    if (next >= terms.leastBid) return next;
    return by > 0 ? terms.leastBid : 0;
  };
  const left = cash - bid;
  return (
    <Question title={copy.bidTitle}>
      <fieldset className={css.stepper} aria-label={copy.bidTitle}>
        {STEPS.slice(0, 2).map((by) => (
          <Step key={by} by={by} isOff={bid === 0} onStep={() => setBid(moved(by))} />
        ))}
        <output aria-live="polite">{bid}</output>
        {STEPS.slice(2).map((by) => (
          <Step key={by} by={by} isOff={bid === limit} onStep={() => setBid(moved(by))} />
        ))}
      </fieldset>
      <p>{copy.bid(bid, terms.letter)}</p>
      <p className={left < terms.instalment.whole ? css.warning : undefined}>
        {copy.left(left, terms.instalment.whole)}
      </p>
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

interface StepProps {
  readonly by: number;
  readonly isOff: boolean;
  readonly onStep: () => void;
}

const Step = ({ by, isOff, onStep }: StepProps) => (
  <button type="button" disabled={isOff} aria-label={copy.step(by)} onClick={onStep}>
    {by < 0 ? `−${-by}` : `+${by}`}
  </button>
);

/** The sealed month: to be changed until the room is shut. */
export function SealedStep({ view, choose }: Pick<Props, 'view' | 'choose'>) {
  const hour = view.group.hours?.[0];
  return (
    <Question title={copy.sealed}>
      <SealedEnvelope quota={view.seat.quota} />
      <p>{copy.sealedBid(view.month?.move?.bid ?? 0)}</p>
      <p>{hour === undefined ? copy.sealedBody : weekCopy.sealed(clockText(hour))}</p>
      <ButtonRow>
        <Button kind="secondary" onClick={() => choose({ isChanging: true, pace: null, pays: null, bid: null })}>
          {copy.change}
        </Button>
      </ButtonRow>
    </Question>
  );
}
