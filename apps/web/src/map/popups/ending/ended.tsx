import { endedPopup } from '@consorcio/copy/month-popups';
import { instalmentsPaid, mostRecoveries, paidSoFar } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { EndLinks } from '../../../teaching/sheets/take-home-links.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { missOf } from '../../chart/advice.ts';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import { AdviceList } from './advice-list.tsx';
import css from './ended.module.css';

const { ribbon, reasons, body, button, ...labels } = endedPopup;

/**
 * Ended for default. 'TENTAR NOVAMENTE' marks the results seen and starts again (SPEC section 4); it stands above the sheets,
 * so that a small phone shows it at once. Who paid nothing reads no sums.
 */
export function Ended(props: PopupProps) {
  const { send, isBusy } = props;
  const { current } = props.context;
  const { campaign, extras, stage } = current;
  const instalments = instalmentsPaid(extras.phase, stage.cycle);
  const terms = termsOfStage(current);
  const lateCycles = campaign.lateCycles ?? [];
  const { paid, common } = paidSoFar(terms, instalments, lateCycles);
  const reason = reasons[missOf(current) === 'recovered' ? 'recovered' : 'used'](mostRecoveries(terms));
  const lines = [
    [labels.paid, paid],
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
            <dl className={css.sums}>
              {lines.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <AdviceList campaignId={campaign.id} />
        </>
      }
    >
      <div className={css.ways}>
        <ButtonRow>
          <Button kind="primary" data-main disabled={isBusy} onClick={() => send({ type: 'popup.advanced' })}>
            {button}
          </Button>
        </ButtonRow>
        <EndLinks campaignId={campaign.id} isFolded />
      </div>
    </MomentPopup>
  );
}
