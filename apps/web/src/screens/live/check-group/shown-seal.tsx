import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import { auditCopy } from '@consorcio/copy/teaching';
import { SealPictures, WholeSeal } from '../../../live/lucky/seal.tsx';
import sheet from '../../../teaching/proof/proof.module.css';
import { copyText } from '../../../ui/copy-text.ts';
import { toast } from '../../../ui/notices/toast.ts';
import css from './shown-seal.module.css';

/** The seal as the projector showed it: its four pictures and first digits; all 64 on a tap, or copied. */
export function ShownSeal({ commitment }: { commitment: string }) {
  const keep = async (): Promise<void> => {
    if (await copyText(commitment)) toast.success(auditCopy.copied);
    else toast.error(auditCopy.notCopied);
  };
  return (
    <section className={sheet.proof}>
      <h2>{copy.sealTitle}</h2>
      <SealPictures commitment={commitment} className={css.picture} />
      <div className={sheet.code}>
        <WholeSeal commitment={commitment} className={css.digits} />
        <button type="button" className={sheet.copy} aria-label={copy.copySeal} onClick={() => void keep()}>
          {auditCopy.copy}
        </button>
      </div>
    </section>
  );
}
