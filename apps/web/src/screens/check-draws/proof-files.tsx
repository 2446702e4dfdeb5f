import type { ReplyOf } from '@consorcio/contract';
import { auditCopy } from '@consorcio/copy/teaching';
import css from '../../teaching/proof/proof.module.css';
import { PROOF_FILE, PROOF_SCRIPT, proofText, SCRIPT_FILE } from '../../teaching/proof/proof.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { downloadText } from '../../ui/download-text.ts';

const { proof: copy } = auditCopy;

/** The numbers and the program that checks them, to be kept. */
export function ProofFiles({ audit }: { audit: ReplyOf<'audit'> }) {
  return (
    <section className={css.proof}>
      <h2>{copy.title}</h2>
      <p>{copy.body}</p>
      <ButtonRow>
        <Button kind="purple" onClick={() => downloadText(PROOF_FILE, proofText(audit))}>
          {copy.data}
        </Button>
        <Button kind="secondary" onClick={() => downloadText(SCRIPT_FILE, PROOF_SCRIPT)}>
          {copy.script}
        </Button>
      </ButtonRow>
      <Fold title={copy.see} tone="papel">
        <pre className={css.script}>{PROOF_SCRIPT}</pre>
      </Fold>
    </section>
  );
}
