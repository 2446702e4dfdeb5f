import { completePopups, creditLetterPaid, creditLetters, endedPopup } from '@consorcio/copy/month-popups';
import { instalmentsPaid, mostRecoveries, paidSoFar } from '@consorcio/rules/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { gradeTold } from '../../../teaching/lives/grade-told.ts';
import { extractQuery } from '../../../teaching/queries.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { EndLinks } from '../../../teaching/sheets/take-home-links.tsx';
import { LoneButton } from '../../../ui/buttons/button.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { missOf } from '../../chart/advice.ts';
import css from '../late-popups.module.css';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import { PeakPopup } from '../layouts/peak-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import { type Advice, adviceOf } from './advice.ts';
import { dreamByBid, firstBill, stillOwes } from './first-bill.ts';

const { ribbon, reasons, body, button, ...labels } = endedPopup;

/**
 * Ended for default. 'TENTAR NOVAMENTE' marks the results seen and starts again (SPEC section 4); it stands above the sheets,
 * so that a small phone shows it at once. Who paid nothing reads no sums.
 */
export function Ended(props: PopupProps) {
  const { send, isBusy } = props;
  const { current } = props.context;
  const { campaign, extras, stage, dream, balance } = current;
  const { id } = campaign;
  useEffect(() => gradeTold('tellGrade', id), [id]);
  const instalments = instalmentsPaid(extras.phase, stage.cycle);
  const terms = termsOfStage(current);
  const lateCycles = campaign.lateCycles ?? [];
  const { paid, common } = paidSoFar(terms, instalments, lateCycles);
  const reason =
    missOf(current) === 'recovered'
      ? reasons.recovered(dream.effortCostPerCycle, balance.effort)
      : reasons.used(mostRecoveries(terms));
  const lines = [
    [labels.common, Math.round(common)],
    [labels.back, labels.backOf(common)],
  ] as const;
  return (
    <MomentPopup
      {...props}
      moment="encerrado"
      className={css.popup}
      ribbon={ribbon}
      heading={reason.heading}
      body={`${reason.why} ${body}`}
      extra={
        <>
          {paid > 0 && (
            <>
              <Chips hasLead chips={[{ label: labels.paid, value: String(paid), icon: 'esforco' }]} />
              <Fold title={labels.fold}>
                <div className={`list ${css.sums}`}>
                  <p>{labels.inLife}</p>
                  <dl>
                    {lines.map(([label, value]) => (
                      <div className={css.apart} key={label}>
                        <dt className={css.billName}>{label}</dt>
                        <dd className={css.billSum}>{value}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </Fold>
            </>
          )}
          <AdviceList campaignId={id} />
        </>
      }
    >
      <div className={`stack ${css.endWays}`}>
        <LoneButton
          kind="primary"
          data-main
          disabled={isBusy}
          onClick={() => send({ type: 'popup.advanced' })}
          label={button}
        />
        <EndLinks campaignId={id} exits={['ended', 'group']} />
      </div>
    </MomentPopup>
  );
}

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
function AdviceList({ campaignId }: { readonly campaignId: string }) {
  const { data } = useQuery(extractQuery(campaignId));
  if (data === undefined) return null;
  return (
    <Fold title={copy.title}>
      <ul className={`bullets ${css.list}`}>
        {adviceOf(data.entries).map((advice) => (
          <li key={advice.kind}>{sentenceOf(advice)}</li>
        ))}
      </ul>
    </Fold>
  );
}

export const CreditLetterOne = (props: PopupProps) => <MomentPopup {...props} moment="carta1" {...creditLetters[0]} />;
/** What goes on in real life; nothing where the bid has paid it all. RULES section 16. */
export const CreditLetterTwo = (props: PopupProps) => (
  <MomentPopup
    {...props}
    moment="carta2"
    {...(stillOwes(props.context) ? creditLetters[1] : creditLetterPaid)}
    extra={<Chips hasLead chips={firstBill(props.context)} />}
  />
);

const dreamOf = ({ context }: PopupProps): number => context.current.dream.id;

/** The three ways in which a dream comes true. SPEC section 2. */
export function DreamPaid(props: PopupProps) {
  const { dream, campaign } = props.context.current;
  const { heading, why, body } = completePopups.paid;
  return (
    <PeakPopup
      {...props}
      ribbon={completePopups.ribbon}
      heading={heading}
      body={`${why(dream.cycles, campaign.lateCycles?.length ?? null)} ${body(dream.id)}`}
    />
  );
}
export function DreamByBid(props: PopupProps) {
  return (
    <PeakPopup
      {...props}
      ribbon={completePopups.ribbon}
      heading={completePopups.bid.heading(dreamOf(props))}
      body={dreamByBid(props.context)}
    />
  );
}
export const DreamByRaffle = (props: PopupProps) => (
  <PeakPopup
    {...props}
    ribbon={completePopups.ribbon}
    heading={completePopups.raffle.heading(dreamOf(props))}
    body={[
      completePopups.raffle.why(props.context.current.campaign.quota),
      ...(stillOwes(props.context) ? [completePopups.goesOn] : []),
    ].join(' ')}
  />
);
