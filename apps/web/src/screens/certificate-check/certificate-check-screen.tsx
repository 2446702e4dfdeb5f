import type { ReplyOf } from '@consorcio/contract';
import { readCertificateCode } from '@consorcio/contract/certificate-code';
import { certificateCheckCopy as copy } from '@consorcio/copy/certificate';
import { guardCopy } from '@consorcio/copy/first-screens';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { call } from '../../api/client.ts';
import type { CallError } from '../../api/read-answer.ts';
import { NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { CheckForm } from './check-form.tsx';
import { TrueCertificate } from './true-certificate.tsx';
import { UnknownCode } from './unknown-code.tsx';

/** Whether a certificate is true, for anybody who has its code; without a code, a place to type it. CONTRACT section 6. */
export function CertificateCheckScreen() {
  const { code: typed = '' } = useParams<{ code?: string }>();
  if (typed === '') return <CheckForm />;
  const code = readCertificateCode(typed);
  return code === null ? <CheckForm typed={typed} /> : <CheckedCode key={code} code={code} />;
}

const isUnknown = (error: CallError): boolean => error.kind === 'code' && error.code === 'NOT_FOUND';

/** Asks the server about a whole code. */
function CheckedCode({ code }: { code: string }) {
  const [found, setFound] = useState<ReplyOf<'checkCertificate'> | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const load = useCallback(() => {
    const asking = new AbortController();
    setError(null);
    call('checkCertificate', { params: { code }, signal: asking.signal }).then((answer) => {
      if (asking.signal.aborted) return;
      if (answer.ok) setFound(answer.value);
      else setError(answer.error);
    });
    return () => asking.abort();
  }, [code]);
  useEffect(load, [load]);

  if (error !== null) return isUnknown(error) ? <UnknownCode code={code} /> : <NotLoaded onRetry={load} />;
  if (found === null) return <Waiting label={copy.loading} detail={guardCopy.loadingDetail} />;
  return <TrueCertificate {...found} />;
}
