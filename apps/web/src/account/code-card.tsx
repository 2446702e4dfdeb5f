import { PATHS, withBase } from '@consorcio/contract/wire';
import { recoveryCodeCopy as copy } from '@consorcio/copy/account';
import { Button, ButtonRow } from '../ui/buttons/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import { downloadText } from '../ui/download-text.ts';
import { toast } from '../ui/notices/toast.ts';
import css from './code-card.module.css';

interface Props {
  readonly email: string;
  readonly code: string;
}

/** A new recovery code, with what one needs to keep it. On paper it stands alone. */
export function CodeCard({ email, code }: Props) {
  const take = async (): Promise<void> => {
    if (await copyText(code)) toast.success(copy.copied);
    else download();
  };
  const download = (): void =>
    downloadText(copy.file, copy.text(email, code, location.origin + withBase(PATHS.recover)));
  return (
    <div className={css.card} data-print>
      <p className={css.body}>{copy.body}</p>
      <p className={css.email}>{email}</p>
      <p className={css.code}>
        <span className="reader-only">{`${copy.label}: `}</span>
        <code>{code}</code>
      </p>
      <div className={css.ways}>
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
