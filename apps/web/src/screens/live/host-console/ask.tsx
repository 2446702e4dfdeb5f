import { hostCopy } from '@consorcio/copy/live-host';
import { useId } from 'react';
import { useStepShown } from '../../../live/use-step-shown.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

/** Seconds for which a button that says something new takes no press. */
export const SETTLES = 1.5;

interface Props {
  readonly question: string;
  readonly body: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks again before something ends. */
export function Ask({ question, body, yes, onYes, onNo }: Props) {
  const id = useId();
  /* It may have come under the pointer of a second press. */
  const isSettled = useStepShown(question, SETTLES);
  return (
    <Modal labelledBy={id} onClose={onNo}>
      <Panel>
        <div className="grid gap-4 text-center">
          <h2 id={id}>{question}</h2>
          <p>{body}</p>
          <ButtonRow isColumn>
            <Button kind="danger" disabled={!isSettled} onClick={onYes}>
              {yes}
            </Button>
            <Button kind="secondary" onClick={onNo}>
              {hostCopy.no}
            </Button>
          </ButtonRow>
        </div>
      </Panel>
    </Modal>
  );
}
