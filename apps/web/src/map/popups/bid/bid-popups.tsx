import '@consorcio/look/sums.css';
import { BIDS_SEEN, bidCopy, wonBidsCopy } from '@consorcio/copy/decisions';
import { between, threeDigits } from '@consorcio/copy/digits';
import { bidPopups, OUT_OF_ASSEMBLY } from '@consorcio/copy/month-popups';
import { afterBid, usualBid } from '@consorcio/rules/queries';
import type { CSSProperties } from 'react';
import { LazyCard } from '../../../teaching/cards/lazy-card.tsx';
import { nextInstalment, termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { memberOf } from '../../../teaching/group/members.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { type Chip, Chips } from '../../../ui/figures/chips.tsx';
import { type Assembly, type CurrentStage, isOutOfAssembly, pictureShown } from '../../chart/current-stage.ts';
import { firstBill } from '../ending/first-bill.ts';
import late from '../late-popups.module.css';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import { AssemblyFold, PeakPopup } from '../layouts/peak-popup.tsx';
import { unreached } from '../layouts/unreached.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './neighbours.module.css';

const { options } = bidPopups;

/** Keep the effort, or bid it to bring the dream forward. SPEC section 4. */
export function BidOptions(props: PopupProps) {
  const { send, isBusy, context } = props;
  const { balance, assembly } = context.current;
  const { wonBefore, neighbours } = assembly ?? {};
  const isOut = isOutOfAssembly(context.current);
  const isEmpty = balance.effort === 0;
  const mayBid = !isOut && !isEmpty;
  const seen = mayBid ? neighbours : undefined;
  const told = seen === undefined ? `${options.what} ${options.lost}` : options.lost;
  const { heading, body } = isEmpty ? options.empty : { heading: options.heading, body: told };
  const usual = usualBid(termsOfStage(context.current), context.current.stage.cycle);
  const usually = mayBid && wonBefore !== undefined ? wonBidsCopy(wonBefore, usual.half, usual.nineOfTen) : undefined;
  return (
    <MomentPopup
      {...props}
      isDense
      {...(seen !== undefined && { people: <Neighbours current={context.current} neighbours={seen} /> })}
      moment="lanceOpcoes"
      ribbon={options.ribbon}
      heading={isOut ? options.out : heading}
      body={isOut ? OUT_OF_ASSEMBLY : body}
      extra={
        <>
          <Chips
            hasLead
            chips={[
              { label: options.saved, value: threeDigits(balance.effort), icon: 'esforco', tone: 'effort' },
              { label: options.next, value: threeDigits(nextInstalment(context.current)), icon: 'esforco' },
            ]}
          />
          {usually !== undefined && (
            <Fold title={`${seen === undefined ? usually : bidPopups.neighbours.note} ${options.inLife}`}>
              <p className={late.waits}>
                {seen !== undefined && `${bidPopups.neighbours.bidders} ${options.what} ${usually} `}
                {BIDS_SEEN}
              </p>
            </Fold>
          )}
          <LazyCard moment="BID" current={context.current} />
        </>
      }
    >
      <ButtonRow>
        <Button
          kind={mayBid ? 'secondary' : 'primary'}
          data-main={!mayBid || undefined}
          disabled={isBusy}
          onClick={() => send({ type: 'effort.kept' })}
        >
          {options.keep}
        </Button>
        <Button
          kind={mayBid ? 'play' : 'secondary'}
          data-main={mayBid || undefined}
          disabled={isBusy || !mayBid}
          onClick={() => send({ type: 'bid.started' })}
        >
          {options.bid}
        </Button>
      </ButtonRow>
    </MomentPopup>
  );
}

interface NeighboursProps {
  readonly current: CurrentStage;
  readonly neighbours: NonNullable<Assembly['neighbours']>;
}

/** Members of the own group before they bid: who they are, how their month was, and roughly what they can bid. RULES 7.12. */
function Neighbours({ current, neighbours }: NeighboursProps) {
  /* A whole bar is an instalment. */
  const whole = current.dream.effortCostPerCycle;
  const share = (value: number): CSSProperties => ({ '--share': Math.min(1, value / whole) }) as CSSProperties;
  return (
    <ul className={css.seen} aria-label={bidPopups.neighbours.title}>
      {neighbours.map(({ quota, habit, change, pocket }) => {
        const { short, face } = memberOf(quota, current.campaign.seedCommitment);
        return (
          <li key={quota} data-habit={habit}>
            <img src={face} alt="" width="96" height="96" />
            <b>{short}</b>
            <small>
              {change === null
                ? bidPopups.neighbours.habit[habit]
                : bidPopups.neighbours.back(change, habit === 'HURRIED')}
            </small>
            {pocket !== null && (
              <>
                <span className={`track ${css.pocket}`} aria-hidden="true">
                  <i style={share(pocket.max)} />
                  <i style={share(pocket.min)} />
                </span>
                <b>
                  <span className="reader-only">{bidPopups.neighbours.pocket} </span>
                  {between(pocket.min, pocket.max)}
                </b>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const { won } = bidPopups;

/** 'contemplado': the bid was the highest. SPEC section 2. */
export function BidWon(props: PopupProps) {
  const { bid, current } = props.context;
  const { paysAll } = afterBid(termsOfStage(current), current.stage.cycle, bid?.bid ?? 0);
  return (
    <PeakPopup
      {...props}
      ribbon={won.ribbon}
      heading={won.heading}
      body={bidCopy.won(paysAll)}
      draw={(art) => art.envelope({ open: 1, dream: pictureShown(current).dream })}
      extra={
        <>
          <Chips hasLead chips={firstBill(props.context)} />
          <AssemblyFold context={props.context} />
        </>
      }
    />
  );
}

const { lost } = bidPopups;

/** Another bid was higher; the effort comes back. 'AVANÇAR' keeps it and goes on to the raffle. SPEC section 4. */
export function BidLost(props: PopupProps) {
  const { bid, current } = props.context;
  const winner: readonly Chip[] =
    typeof bid?.winningBid === 'number' && typeof bid.winnerQuota === 'number'
      ? [
          {
            label: lost.winner(memberOf(bid.winnerQuota, current.campaign.seedCommitment).short),
            value: threeDigits(bid.winningBid),
            icon: 'esforco',
          },
        ]
      : [];
  return (
    <MomentPopup
      {...props}
      moment="lancePerdido"
      ribbon={lost.ribbon}
      heading={lost.heading}
      body={lost.body}
      extra={
        <Chips
          hasLead
          chips={[{ label: lost.bid, value: threeDigits(bid?.bid ?? 0), icon: 'esforco', tone: 'effort' }, ...winner]}
        />
      }
    />
  );
}

export const BidUnreached = unreached(bidPopups.unreached);
