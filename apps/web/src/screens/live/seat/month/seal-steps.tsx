import { weekdayHourText } from '@consorcio/copy/dates';
import { BIDS_USUAL } from '@consorcio/copy/decisions';
import { monthCopy as copy, seatCopy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import {
  afterPlace,
  bidLimitOf,
  chosenOf,
  ifUnpaid,
  instalmentOf,
  isMember,
  nextDueOf,
  noBidWhy,
  purseOf,
  termsOfView,
} from '@consorcio/rules/live';
import { MONTH_PACES } from '@consorcio/rules/live-words';
import { placeOfRoom } from '@consorcio/rules/vocabulary';
import { useState } from 'react';
import { AnnouncedText } from '../../../../live/announced-text.tsx';
import { goodOf } from '../../../../live/live-rulebook.ts';
import { Button, ButtonRow, LoneButton } from '../../../../ui/buttons/button.tsx';
import { Guess } from '../after-sealing.tsx';
import { OwnCard } from '../own-card.tsx';
import css from '../seat.module.css';
import { useSeat } from '../seat-context.ts';
import { arrearsWarning, bidSteps, isGuessing } from '../seat-model.ts';
import { Choice, Lines, Question, StepButton } from './choice.tsx';
import type { StepProps } from './month-draft.ts';

/** How hard the rest of the month is. */
export function PaceStep({ view, choose }: StepProps) {
  const before = afterPlace(view, chosenOf(view));
  return (
    <Question title={copy.paceTitle}>
      {MONTH_PACES.map((pace) => {
        const after = afterPlace(view, chosenOf(view), pace);
        return (
          <Choice
            key={pace}
            title={copy.paces[pace]}
            about={copy.pace(pace, after.cash - before.cash, after.energy - before.energy)}
            onChoose={() => choose({ pace })}
          />
        );
      })}
    </Question>
  );
}

/** What is to be paid this month. */
function dueTitle(view: StepProps['view']): string {
  const { own, total } = instalmentOf(view);
  return own === 0 ? copy.openTitle(total) : copy.instalmentTitle(view.group.month, own);
}

/** The instalment with its parts, and what follows if it is not paid. */
export function InstalmentStep({ view, draft, choose }: StepProps) {
  const { own, common, fee, reserve, before, total } = instalmentOf(view);
  const seat = afterPlace(view, chosenOf(view), draft.pace ?? 'NORMAL');
  const { cash } = seat;
  const warning = arrearsWarning(view, seat.status);
  return (
    <Question title={dueTitle(view)}>
      <p>{copy.split(common, fee, reserve)}</p>
      {before > 0 && <p>{copy.withOpen(before, total - own - before, total)}</p>}
      {warning !== null && <p className={css.warning}>{warning}</p>}
      {cash < total && <p className={css.warning}>{copy.short}</p>}
      <Choice title={copy.pay} about={copy.have(cash)} onChoose={() => choose({ pays: true })} />
      <Choice
        title={copy.notNow}
        about={copy.notNowNote(ifUnpaid(view, seat), goodOf(view.group))}
        onChoose={() => choose({ pays: false })}
      />
    </Question>
  );
}

/** The sealed month: to be changed until the room is shut. */
export function SealedStep({ view, choose }: StepProps) {
  const { seat } = useSeat();
  const hour = view.group.hours?.[0];
  return (
    <Question title={copy.sealed}>
      {/* The first window of a phone holds the guess. */}
      {!isGuessing(view) && <SealedEnvelope quota={view.seat.quota} />}
      <Guess />
      <p>
        {copy.sealedBid(view.month?.move?.bid ?? 0)}{' '}
        {hour !== undefined ? weekCopy.sealed(weekdayHourText(hour)) : view.group.mode !== 'WEEK' && copy.sealedBody}
      </p>
      <ButtonRow>
        <Button kind="secondary" onClick={() => choose({ isChanging: true, pace: null, pays: null, bid: null })}>
          {copy.change}
        </Button>
        {/* Who came late is asked below the month, and has the card there. */}
        {seat.isLate !== true && <OwnCard />}
      </ButtonRow>
    </Question>
  );
}

interface KeptProps extends Pick<StepProps, 'view' | 'draft'> {
  /** Why it was not sent, unless the page says so already. */
  readonly trouble: string | null;
}

/** A part of the month that could not be sent yet: what was chosen stays in sight. */
export function KeptStep({ view, draft, trouble }: KeptProps) {
  const { cash, energy } = purseOf(view, draft);
  const place = view.month?.move?.place ?? draft.place;
  return (
    <Question title={seatCopy.kept}>
      {trouble !== null && <AnnouncedText words={trouble} />}
      <Lines
        lines={[
          ...(place === null ? [] : [[seatCopy.keptPlace, placeOfRoom(place)] as const]),
          [seatCopy.coins, cash],
          [seatCopy.energy, energy],
          ...(draft.pays === null ? [] : [[dueTitle(view), draft.pays ? copy.pay : copy.notNow] as const]),
          ...(draft.bid === null ? [] : [[copy.slide, draft.bid] as const]),
        ]}
      />
    </Question>
  );
}

/** The seat's own envelope, shut: its flap comes down, then the wax is pressed with the number of the quota. */
const SealedEnvelope = ({ quota }: { readonly quota: number }) => (
  <svg viewBox="0 0 220 156" className={css.envelope} aria-hidden="true" focusable="false">
    <ellipse cx="110" cy="147" rx="88" ry="8" fill="#2c2056" opacity="0.14" />
    <rect x="14" y="18" width="192" height="124" rx="12" fill="#ffe3b0" />
    <path d="M16 134 92 74 M204 134 128 74" fill="none" stroke="#d9a962" strokeWidth="4" strokeLinecap="round" />
    <path d="M16 132 Q14 142 26 142 H194 Q206 142 204 132 L128 78 Q110 64 92 78Z" fill="#ffd894" />
    <g className={css.flap}>
      <path d="M14 30 Q14 18 26 18 H194 Q206 18 206 30 L122 92 Q110 101 98 92Z" fill="#f5c06a" />
      <path d="M18 22 H202 L122 84 Q110 93 98 84Z" fill="#ffe9c4" />
    </g>
    <g className={css.wax}>
      <path
        d="M110 58 q9 -6 16 1 q10 -1 11 9 q8 5 4 14 q4 9 -5 14 q-2 10 -12 9 q-7 7 -15 1 q-9 5 -15 -3 q-10 -1 -10 -11 q-8 -6 -3 -14 q-3 -10 7 -14 q4 -9 13 -6 q4 -2 9 0Z"
        fill="#c8372f"
      />
      <circle cx="111" cy="82" r="19" fill="#e2574c" />
      <text x="111" y="91" className={css.number}>
        {quota}
      </text>
    </g>
  </svg>
);

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
  const buttons = bidSteps(bid, limit, terms.leastBid).map(({ by, isOff }) => (
    <StepButton key={by} name={copy.step(by)} by={by} isOff={isOff} onStep={() => setBid(bid + by)} />
  ));
  const left = cash - bid;
  const next = nextDueOf(view, seat, bid);
  return (
    <Question title={copy.bidTitle}>
      <fieldset className={css.stepper} aria-label={copy.bidTitle}>
        {buttons.slice(0, 2)}
        <output aria-live="polite">{bid}</output>
        {buttons.slice(2)}
        <input
          className={css.input}
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
      <p className={left < next ? css.warning : undefined}>{copy.left(left, next, bid)}</p>
      <p>{copy.bidNote}</p>
      <p className="quiet">{BIDS_USUAL}</p>
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
