import { lostConnectionPopup } from '@consorcio/copy/popups';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

/** Any other call that failed: ask again where the campaign stands. */
export const LostConnection = (props: PopupProps) => {
  const { ribbon, heading, body, button } = lostConnectionPopup;
  return (
    <MomentPopup
      {...props}
      moment="semConexao"
      ribbon={ribbon}
      heading={heading}
      body={body}
      button={button}
      onButton={() => props.send({ type: 'call.retried' })}
    />
  );
};
