import { hostCopy } from '@consorcio/copy/live-host';
import { useId } from 'react';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';

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
  return (
    <Modal labelledBy={id} onClose={onNo}>
      <Panel>
        <div className="grid gap-4 text-center">
          <h2 id={id}>{question}</h2>
          <p>{body}</p>
          <ButtonRow isColumn>
            <Button kind="danger" onClick={onYes}>
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
