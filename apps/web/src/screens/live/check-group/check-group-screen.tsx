import type { ReplyOf } from '@consorcio/contract';
import { liveAuditCopy as copy } from '@consorcio/copy/live-audit';
import { sheetCopy, TEACHING_BACK } from '@consorcio/copy/teaching';
import { type LiveVerdict, verifyLive } from '@consorcio/rules/live-audit';
import { useCallback, useEffect, useState } from 'react';
import type { CallError } from '../../../api/read-answer.ts';
import { liveCall } from '../../../live/live-client.ts';
import { LIVE_PATHS } from '../../../live/live-paths.ts';
import sheet from '../../../teaching/proof/proof.module.css';
import { BackButton, NotLoaded, Sheet } from '../../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { CheckedParts } from './checked-parts.tsx';
import { GroupProof } from './group-proof.tsx';
import { ShownSeal } from './shown-seal.tsx';

interface Told {
  readonly audit: ReplyOf<'liveAudit'>;
  /** Null until the debrief. */
  readonly verdict: LiveVerdict | null;
}

/** Anybody checks a live group in their own browser, by the rules themselves. LIVE 3.12. */
export function CheckGroupScreen({ groupId }: { groupId: string }) {
  const [told, setTold] = useState<Told | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const load = useCallback(() => {
    const asking = new AbortController();
    setError(null);
    liveCall('liveAudit', { params: { groupId }, signal: asking.signal }).then((answer) => {
      if (asking.signal.aborted) return;
      if (answer.ok) setTold({ audit: answer.value, verdict: verifyLive(answer.value) });
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
  if (told === null) return <Waiting label={copy.title} detail={copy.loading} />;
  const { audit, verdict } = told;
  return (
    <Sheet title={copy.title} ground="nevoa">
      <p className={sheet.intro}>{copy.intro}</p>
      <ShownSeal commitment={audit.commitment} />
      {verdict === null ? (
        <p className={sheet.intro}>{copy.waiting}</p>
      ) : (
        <>
          <CheckedParts audit={audit} verdict={verdict} />
          <GroupProof audit={audit} />
        </>
      )}
      <section className={sheet.proof}>
        <h2>{copy.limitsTitle}</h2>
        {copy.limits.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}
