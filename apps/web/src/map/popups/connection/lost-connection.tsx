import { FOREIGN_ANSWER } from '@consorcio/copy/errors';
import { lostConnectionPopup } from '@consorcio/copy/popups';
import { isAnswerForeign } from '../../../api/client.ts';
import { MomentPopup } from '../layouts/moment-popup.tsx';
import type { PopupProps } from '../popup-props.ts';

const FOREIGN_POPUP = { ...lostConnectionPopup, ...FOREIGN_ANSWER, heading: FOREIGN_ANSWER.title };

/** Any other call that failed: ask again where the campaign stands. */
export const LostConnection = (props: PopupProps) => {
  const { ribbon, heading, body, button } = isAnswerForeign() ? FOREIGN_POPUP : lostConnectionPopup;
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
