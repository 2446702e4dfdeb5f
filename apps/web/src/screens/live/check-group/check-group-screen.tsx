import type { ReplyOf } from '@consorcio/contract';
import type { CallError } from '@consorcio/contract/call';
import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import { auditCopy, sheetCopy, TEACHING_BACK } from '@consorcio/copy/teaching';
import { type LiveVerdict, verifyLive } from '@consorcio/rules/live-audit';
import { useCallback, useEffect, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import { SealPictures, WholeSeal } from '../../../live/lucky/seal.tsx';
import sheet from '../../../teaching/pages.module.css';
import { PROOF_FILE, PROOF_SCRIPT, SCRIPT_FILE } from '../../../teaching/proof/proof.ts';
import { Fold } from '../../../teaching/sheets/fold.tsx';
import { BackButton, NotLoaded, Sheet } from '../../../teaching/sheets/sheet.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { downloadText } from '../../../ui/download-text.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import { CheckedParts } from './checked-parts.tsx';

interface CheckedGroup {
  readonly audit: ReplyOf<'liveAudit'>;
  /** Null until the debrief. */
  readonly verdict: LiveVerdict | null;
}

/** Anybody checks a live group in their own browser, by the rules themselves. LIVE 3.12. */
export function CheckGroupScreen({ groupId }: { groupId: string }) {
  const [checked, setChecked] = useState<CheckedGroup | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const load = useCallback(() => {
    const asking = new AbortController();
    setError(null);
    liveCall('liveAudit', { params: { groupId }, signal: asking.signal }).then((answer) => {
      if (asking.signal.aborted) return;
      if (answer.ok) setChecked({ audit: answer.value, verdict: verifyLive(answer.value) });
      else setError(answer.error);
    });
    return () => asking.abort();
  }, [groupId]);
  useEffect(load, [load]);

  if (error?.kind === 'code' && error.status < 500)
    return (
      <Waiting label={copy.unknownTitle} detail={copy.unknownBody}>
        <ButtonLink to={LIVE_PATHS.start}>{sheetCopy.close}</ButtonLink>
      </Waiting>
    );
  if (error !== null) return <NotLoaded onRetry={load} />;
  if (checked === null) return <Waiting label={copy.title} detail={copy.loading} />;
  const { audit, verdict } = checked;
  return (
    <Sheet title={copy.title} ground="haze">
      <p className="text-center text-ink-soft">{copy.intro}</p>
      <ShownSeal commitment={audit.commitment} />
      {verdict === null ? (
        <p className="text-center text-ink-soft">{copy.waiting}</p>
      ) : (
        <>
          <CheckedParts audit={audit} verdict={verdict} />
          <GroupProof audit={audit} />
        </>
      )}
      <section className={sheet.proof}>
        <h2>{copy.limitsTitle}</h2>
        {copy.limits.map((line) => (
          <p className="text-body text-pretty" key={line}>
            {line}
          </p>
        ))}
      </section>
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}

/** The seal as the projector showed it: its four pictures and first digits; all 64 on a tap, or copied. */
function ShownSeal({ commitment }: { commitment: string }) {
  const keep = async (): Promise<void> => {
    if (await copyText(commitment)) toast.success(auditCopy.copied);
    else toast.error(auditCopy.notCopied);
  };
  return (
    <section className={sheet.proof}>
      <h2>{copy.sealTitle}</h2>
      <SealPictures commitment={commitment} className={sheet.picture} />
      <div className={sheet.code}>
        <WholeSeal commitment={commitment} className={sheet.digits} />
        <button type="button" className={sheet.copy} aria-label={copy.copySeal} onClick={() => void keep()}>
          {auditCopy.copy}
        </button>
      </div>
    </section>
  );
}

/** The whole audit as a file, and the ten lines of Node that check its seal and draws. */
const GroupProof = ({ audit }: { audit: ReplyOf<'liveAudit'> }) => (
  <section className={sheet.proof}>
    <p className="text-body text-pretty">{copy.home}</p>
    <ButtonRow>
      <Button kind="purple" onClick={() => downloadText(PROOF_FILE, `${JSON.stringify(audit, null, 1)}\n`)}>
        {copy.data}
      </Button>
      <Button kind="secondary" onClick={() => downloadText(SCRIPT_FILE, PROOF_SCRIPT)}>
        {copy.program}
      </Button>
    </ButtonRow>
    <Fold title={copy.checksTitle} tone="surface">
      {copy.checks.map((line) => (
        <p className="text-body text-pretty" key={line}>
          {line}
        </p>
      ))}
    </Fold>
    <Fold title={auditCopy.proof.see} tone="surface">
      <pre className={sheet.script}>{PROOF_SCRIPT}</pre>
    </Fold>
  </section>
);
