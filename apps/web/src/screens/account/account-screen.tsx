import type { ReplyOf } from '@consorcio/contract';
import { isGuest, PATHS } from '@consorcio/contract/wire';
import { accountCopy as copy, installCopy, soundCopy } from '@consorcio/copy/account';
import { dayHereInWords } from '@consorcio/copy/dates';
import { guestCopy } from '@consorcio/copy/guest';
import { sheetCopy } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { accountQuery } from '../../api/queries.ts';
import { queryClient } from '../../api/query-client.ts';
import { sound } from '../../audio/index.ts';
import { install, mayInstall } from '../../program/install-offer.ts';
import { errorMessage } from '../../session/error-message.ts';
import { signOut } from '../../session/session-store.ts';
import { BackRow, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { ButtonLink, ButtonRow, LoneButton } from '../../ui/buttons/button.tsx';
import { isLight, setLight } from '../../ui/light-mode.ts';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './account.module.css';
import { CodeSection, EmailForm, NamesForm, PasswordForm } from './account-forms.tsx';

/** The account: sound and 'modo leve', what can be corrected, the way back in, where it is open, and the game as an app. */
export function AccountScreen() {
  const { data, isError, refetch } = useQuery(accountQuery);
  if (isError) return <NotLoaded onRetry={refetch} />;
  if (data === undefined) return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  return (
    <Sheet title={copy.title} ground="inset" isBroad tabs={<PlaceTabs current="account" />}>
      <SoundSwitches />
      <div className={`stack ${css.parts}`} data-gap="4">
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
      <BackRow />
    </Sheet>
  );
}

/** For a guest, who has no address, password or code: the link to make an account. */
function GuestSection() {
  return (
    <section className={`card ${css.sessions}`} data-tone="soft" data-gap="3">
      <h2 className="subtitle">{guestCopy.keep}</h2>
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
    <section className={`card ${css.sessions}`} data-tone="soft" data-gap="3">
      <h2 className="subtitle">{copy.sessionsTitle}</h2>
      <ul className="list">
        {sessions.map(({ id, device, isCurrent, lastUsedAt }) => (
          <li className={`ends ${css.session}`} key={id}>
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

const SWITCHES = [
  ['music', soundCopy.music],
  ['effects', soundCopy.effects],
] as const;

/** Music and effects, switched apart, and 'modo leve', in which music is off until it is switched on there; all remembered on this device. */
function SoundSwitches() {
  const note = useId();
  const [settings, setSettings] = useState(sound.settings);
  const change = (name: 'music' | 'effects'): void => {
    sound.change({ [name]: !settings[name] });
    setSettings(sound.settings);
  };
  const [isLightOn, setLightOn] = useState(isLight);
  const changeLight = (): void => {
    setLight(!isLightOn);
    setLightOn(!isLightOn);
    sound.refresh();
    setSettings(sound.settings);
  };
  return (
    <fieldset className={`list ${css.choices}`}>
      <legend className="reader-only">{soundCopy.sound}</legend>
      {SWITCHES.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="switch"
          aria-checked={settings[name]}
          className={`plate ${css.switch}`}
          onClick={() => change(name)}
        >
          <span>{label}</span>
          <i className={css.knobGround} aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        role="switch"
        aria-checked={isLightOn}
        aria-describedby={note}
        className={`plate ${css.switch}`}
        onClick={changeLight}
      >
        <span>{soundCopy.light}</span>
        <i className={css.knobGround} aria-hidden="true" />
      </button>
      <p id={note} className={css.note}>
        {soundCopy.lightNote}
      </p>
    </fieldset>
  );
}

/** The game as an app on this device: with a button where the browser offers one, else in words. */
function InstallSection() {
  const [isOffered, setOffered] = useState(mayInstall);
  const take = (): void => {
    setOffered(false);
    void install();
  };
  return (
    <section className="card" data-gap="3">
      <h2 className="large">{installCopy.title}</h2>
      <p>{isOffered ? installCopy.body : installCopy.how}</p>
      {isOffered && <LoneButton kind="purple" onClick={take} label={installCopy.button} />}
    </section>
  );
}
