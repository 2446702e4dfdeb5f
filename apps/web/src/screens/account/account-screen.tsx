import type { ReplyOf } from '@consorcio/contract';
import { isGuest, PATHS } from '@consorcio/contract/wire';
import { accountCopy as copy } from '@consorcio/copy/account';
import { dayHereInWords } from '@consorcio/copy/dates';
import { guestCopy } from '@consorcio/copy/guest';
import { sheetCopy, TEACHING_BACK } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { accountQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { signOut } from '../../session/session-store.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { ButtonLink, ButtonRow, LoneButton } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './account.module.css';
import { CodeSection, EmailForm, NamesForm, PasswordForm } from './account-forms.tsx';
import { InstallSection, SoundSwitches } from './device-sections.tsx';

/** The account: sound and 'modo leve', what can be corrected, the way back in, where it is open, and the game as an app. */
export function AccountScreen() {
  const { data, isError, refetch } = useQuery(accountQuery);
  if (isError) return <NotLoaded onRetry={refetch} />;
  if (data === undefined) return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  return (
    <Sheet title={copy.title} ground="inset" isBroad tabs={<PlaceTabs current="account" />}>
      <SoundSwitches />
      <div className={`grid grid-cols-1 gap-4 ${css.parts}`}>
        <NamesForm name={data.name} characterName={data.characterName} />
        {isGuest(data) ? (
          <GuestSection />
        ) : (
          <>
            <EmailForm email={data.email} />
            <PasswordForm email={data.email} hasCode={data.recoveryCodeAt !== null} isOfSchool={data.isOfSchool} />
            <CodeSection email={data.email} madeAt={data.recoveryCodeAt} />
            <OpenSessions sessions={data.sessions} isOfSchool={data.isOfSchool} />
          </>
        )}
      </div>
      <InstallSection />
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}

/** For a guest, who has no address, password or code: the link to make an account. */
function GuestSection() {
  return (
    <section className={css.sessions}>
      <h2 className="text-large">{guestCopy.keep}</h2>
      <p>{guestCopy.account}</p>
      <ButtonRow>
        <ButtonLink to={PATHS.keep}>{guestCopy.keep}</ButtonLink>
      </ButtonRow>
    </section>
  );
}

type Sessions = ReplyOf<'account'>['sessions'];

/** Where the account is signed in, and the way out of each place or of all. */
function OpenSessions({ sessions, isOfSchool }: { sessions: Sessions; isOfSchool: boolean }) {
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
      <h2 className="text-large">{copy.sessionsTitle}</h2>
      <ul className="grid gap-2 list-none">
        {sessions.map(({ id, device, isCurrent, lastUsedAt }) => (
          <li className="flex items-center gap-3 justify-between rounded-card bg-white" key={id}>
            <p>
              <b>{copy.devices[device]}</b>
              <span>{isCurrent ? copy.sessionHere : copy.sessionUsed(dayHereInWords(lastUsedAt))}</span>
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
      <LoneButton kind="danger" disabled={isBusy} onClick={endAll} label={copy.sessionsEnd} />
    </section>
  );
}
