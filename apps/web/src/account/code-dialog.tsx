import { PATHS, withBase } from '@consorcio/contract/wire';
import { recoveryCodeCopy as copy } from '@consorcio/copy/account';
import { useId } from 'react';
import { Button, ButtonRow } from '../ui/buttons/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { Modal } from '../ui/dialogs/modal.tsx';
import { downloadText } from '../ui/download-text.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { toast } from '../ui/notices/toast.ts';
import css from './account-forms.module.css';

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
      <Panel ribbon={copy.title} ribbonLevel="h2" ribbonId={id}>
        <CodeCard email={email} code={code} />
        <ButtonRow>
          <Button onClick={onDone}>{copy.done}</Button>
        </ButtonRow>
      </Panel>
    </Modal>
  );
}

interface CodeCardProps {
  readonly email: string;
  readonly code: string;
}

/** A new recovery code, with what one needs to keep it. On paper it stands alone. */
function CodeCard({ email, code }: CodeCardProps) {
  const take = async (): Promise<void> => {
    if (await copyText(code)) toast.success(copy.copied);
    else download();
  };
  const download = (): boolean =>
    downloadText(copy.file, copy.text(email, code, location.origin + withBase(PATHS.recover)));
  return (
    <div className={`stack ${css.kept}`} data-print>
      <p>{copy.body}</p>
      <p className={css.email}>{email}</p>
      <p className={css.code}>
        <span className="reader-only">{`${copy.label}: `}</span>
        <code>{code}</code>
      </p>
      <div className={`not-printed ${css.ways}`}>
        <ButtonRow>
          <Button kind="purple" onClick={take}>
            {copy.copy}
          </Button>
          <Button kind="purple" onClick={download}>
            {copy.download}
          </Button>
          <Button kind="purple" onClick={() => print()}>
            {copy.print}
          </Button>
        </ButtonRow>
      </div>
    </div>
  );
}
