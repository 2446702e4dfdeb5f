import type { ReplyOf } from '@consorcio/contract';
import { PATHS } from '@consorcio/contract/wire';
import { accountCopy as copy } from '@consorcio/copy/account';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { accountQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { signOut } from '../../session/session-store.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './account.module.css';
import { dayOf } from './day-of.ts';

type Sessions = ReplyOf<'account'>['sessions'];

/** Where the account is signed in, and the way out of each place or of all. */
export function OpenSessions({ sessions, isOfSchool }: { sessions: Sessions; isOfSchool: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();

  const end = async (id: string): Promise<void> => {
    setBusy(true);
    const answer = await call('endSession', { params: { id } });
    setBusy(false);
    if (!answer.ok) return toast.error(errorMessage(answer.error));
    toast.success(copy.sessionEnded);
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  };
  const endAll = async (): Promise<void> => {
    setBusy(true);
    const answer = await call('endSessions');
    setBusy(false);
    if (!answer.ok) return toast.error(errorMessage(answer.error));
    signOut({ revoke: false });
    toast.success(copy.sessionsEnded);
    navigate(PATHS.login);
  };
  return (
    <section className={css.sessions}>
      <h2>{copy.sessionsTitle}</h2>
      <ul>
        {sessions.map(({ id, device, isCurrent, lastUsedAt }) => (
          <li key={id}>
            <p>
              <b>{copy.devices[device]}</b>
              <span>{isCurrent ? copy.sessionHere : copy.sessionUsed(dayOf(lastUsedAt))}</span>
            </p>
            {!isCurrent && (
              <button
                type="button"
                disabled={isBusy}
                aria-label={copy.sessionEndOf(copy.devices[device])}
                onClick={() => end(id)}
              >
                {copy.sessionEnd}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>{copy.sessionsHint}</p>
      <p>{isOfSchool ? `${copy.sessionsStay} ${copy.sessionsSchoolStays}` : copy.sessionsStay}</p>
      <ButtonRow>
        <Button kind="danger" disabled={isBusy} onClick={endAll}>
          {copy.sessionsEnd}
        </Button>
      </ButtonRow>
    </section>
  );
}
