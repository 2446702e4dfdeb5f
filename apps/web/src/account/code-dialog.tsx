import { recoveryCodeCopy as copy } from '@consorcio/copy/account';
import { useId } from 'react';
import { Button, ButtonRow } from '../ui/buttons/button.tsx';
import { Modal } from '../ui/dialogs/modal.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { CodeCard } from './code-card.tsx';
import css from './code-dialog.module.css';

interface Props {
  readonly email: string;
  readonly code: string;
  readonly onDone: () => void;
}

/** Shows a new recovery code; only its button closes it, since it is not shown again. */
export function CodeDialog({ email, code, onDone }: Props) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onDone} closesOnBackdrop={false}>
      <Panel ribbon={copy.title} ribbonLevel="h2" ribbonId={id} className={css.panel}>
        <CodeCard email={email} code={code} />
        <ButtonRow>
          <Button onClick={onDone}>{copy.done}</Button>
        </ButtonRow>
      </Panel>
    </Modal>
  );
}
