import type { ReplyOf } from '@consorcio/contract';
import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import { auditCopy } from '@consorcio/copy/teaching';
import sheet from '../../../teaching/proof/proof.module.css';
import { PROOF_FILE, PROOF_SCRIPT, SCRIPT_FILE } from '../../../teaching/proof/proof.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { downloadText } from '../../../ui/download-text.ts';

/** The whole audit as a file, and the ten lines of Node that check its seal and draws. */
export const GroupProof = ({ audit }: { audit: ReplyOf<'liveAudit'> }) => (
  <section className={sheet.proof}>
    <p>{copy.home}</p>
    <ButtonRow>
      <Button kind="purple" onClick={() => downloadText(PROOF_FILE, `${JSON.stringify(audit, null, 1)}\n`)}>
        {copy.data}
      </Button>
      <Button kind="secondary" onClick={() => downloadText(SCRIPT_FILE, PROOF_SCRIPT)}>
        {copy.program}
      </Button>
    </ButtonRow>
    <Fold title={copy.checksTitle} tone="papel">
      {copy.checks.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Fold>
    <Fold title={auditCopy.proof.see} tone="papel">
      <pre className={sheet.script}>{PROOF_SCRIPT}</pre>
    </Fold>
  </section>
);
