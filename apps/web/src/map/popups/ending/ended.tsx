import { endedPopup } from '@consorcio/copy/month-popups';
import { instalmentsPaid, paidSoFar } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { EndLinks } from '../../../teaching/sheets/take-home-links.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import { AdviceList } from './advice-list.tsx';
import css from './ended.module.css';

const { ribbon, heading, body, button, ...labels } = endedPopup;

/** Ended for default. 'TENTAR NOVAMENTE' marks the results seen and starts again. SPEC section 4. */
export function Ended(props: PopupProps) {
  const { current } = props.context;
  const { campaign, extras, stage } = current;
  const instalments = instalmentsPaid(extras.phase, stage.cycle);
  const { paid, common } = paidSoFar(termsOfStage(current), instalments, campaign.lateCycles ?? []);
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
      {...{ ribbon, heading, body, button }}
      extra={
        <>
          <dl className={css.sums}>
            {lines.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <AdviceList campaignId={campaign.id} />
          <EndLinks campaignId={campaign.id} isFolded />
        </>
      }
    />
  );
}
