import { endedPopup } from '@consorcio/copy/popups';
import { EndLinks } from '../../../teaching/sheets/take-home-links.tsx';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

/** Ended for default. 'TENTAR NOVAMENTE' marks the results seen and starts again. SPEC section 4. */
export const Ended = (props: PopupProps) => (
  <MomentPopup
    {...props}
    moment="encerrado"
    {...endedPopup}
    extra={<EndLinks campaignId={props.context.current.campaign.id} />}
  />
);
