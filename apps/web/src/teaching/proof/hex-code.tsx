import { auditCopy as copy } from '@consorcio/copy/teaching';
import { copyText } from '../../ui/copy-text.ts';
import { toast } from '../../ui/notices/toast.ts';
import css from './proof.module.css';

/** A long code, shortened to its ends; the whole of it can be copied. STYLE section 11. */
export function HexCode({ hex, copyName }: { hex: string; copyName: string }) {
  const keep = async (): Promise<void> => {
    if (await copyText(hex)) toast.success(copy.copied);
    else toast.error(copy.notCopied);
  };
  return (
    <div className={css.code}>
      <code title={hex}>{`${hex.slice(0, 8)} ${hex.slice(8, 16)} … ${hex.slice(-8)}`}</code>
      <button type="button" className={css.copy} aria-label={copyName} onClick={keep}>
        {copy.copy}
      </button>
    </div>
  );
}
