import { LIVE_START } from '@consorcio/contract/wire';
import { guardCopy, welcomeCopy } from '@consorcio/copy/first-screens';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadChunk } from '../../ui/loading/load-chunk.ts';
import { toast } from '../../ui/notices/toast.ts';
import css from './welcome.module.css';

/* Fetched at the tap, with the screens that follow: the first screen stays small. */
const loadEntry = () => loadChunk('EnterAsGuest', () => import('../../session/enter-as-guest.ts'));

/** The quiet row under the two ways: one tap makes a guest, who goes on as after the sign-up; and the way to live groups. */
export function TryRow() {
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const enter = async (): Promise<void> => {
    setBusy(true);
    const to = await loadEntry().then(
      ({ wayOfGuest }) => wayOfGuest(),
      () => {
        toast.error(guardCopy.unreachable);
        return null;
      },
    );
    if (to === null) setBusy(false);
    else navigate(to);
  };
  return (
    <p className={css.quiet}>
      <button type="button" disabled={isBusy} onClick={enter}>
        {welcomeCopy.guest}
      </button>
      <Link href={LIVE_START}>{welcomeCopy.live}</Link>
    </p>
  );
}
