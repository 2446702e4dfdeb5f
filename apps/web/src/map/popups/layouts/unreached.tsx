import { FOREIGN_ANSWER, FOREIGN_SENTENCE } from '@consorcio/copy/errors';
import { isAnswerForeign } from '../../../api/client.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import type { PopupProps } from '../popup-props.ts';
import { MomentPopup } from './moment-popup.tsx';

interface Copy {
  readonly ribbon: string;
  readonly heading: string;
  readonly body: string;
  readonly again: string;
  readonly goOn: string;
}

/** A call whose answer was lost, with nothing changed: try again, or go on as SPEC section 8 says. */
export const unreached = (copy: Copy) => (props: PopupProps) => (
  <MomentPopup
    {...props}
    moment="semConexao"
    ribbon={isAnswerForeign() ? FOREIGN_ANSWER.ribbon : copy.ribbon}
    heading={copy.heading}
    body={isAnswerForeign() ? FOREIGN_SENTENCE : copy.body}
  >
    <ButtonRow isColumn>
      <Button data-main disabled={props.isBusy} onClick={() => props.send({ type: 'call.retried' })}>
        {copy.again}
      </Button>
      <Button kind="secondary" disabled={props.isBusy} onClick={() => props.send({ type: 'popup.advanced' })}>
        {copy.goOn}
      </Button>
    </ButtonRow>
  </MomentPopup>
);
