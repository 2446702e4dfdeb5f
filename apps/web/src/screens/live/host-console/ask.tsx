import { hostCopy } from '@consorcio/copy/live-host';
import { useEffect, useId, useState } from 'react';
import { useStepShown } from '../../../live/time.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import css from './host-console.module.css';

/** Seconds for which a button that says something new takes no press. */
const SETTLES = 1.5;

/** Whether a button has said this for so long, without a press since: the second of two presses was meant for what it said before. */
export function useSettled(says: string): boolean {
  const [presses, setPresses] = useState(0);
  const isSettled = useStepShown(`${says} ${presses}`, SETTLES);
  useEffect(() => {
    if (isSettled) return;
    const wait = (): void => setPresses((before) => before + 1);
    addEventListener('pointerdown', wait, true);
    addEventListener('keydown', wait, true);
    return () => {
      removeEventListener('pointerdown', wait, true);
      removeEventListener('keydown', wait, true);
    };
  }, [isSettled]);
  return isSettled;
}

interface Props {
  readonly question: string;
  readonly body: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks again before something ends. The second of two presses, which falls beside it, closes it as little as it says yes. */
export function Ask({ question, body, yes, onYes, onNo }: Props) {
  const id = useId();
  const isSettled = useSettled(question);
  return (
    <Modal labelledBy={id} onClose={onNo} closesOnBackdrop={isSettled}>
      <Panel className={css.asked}>
        <h2 id={id}>{question}</h2>
        <p>{body}</p>
        <ButtonRow isColumn>
          <Button kind="danger" className={isSettled ? undefined : css.yes} disabled={!isSettled} onClick={onYes}>
            {yes}
          </Button>
          <Button kind="secondary" onClick={onNo}>
            {hostCopy.no}
          </Button>
        </ButtonRow>
      </Panel>
    </Modal>
  );
}
