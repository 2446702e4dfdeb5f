import shield from 'picture:scam-shield';
import { can, IS_ON_DEVICE, PATHS } from '@consorcio/contract/wire';
import { guestCopy } from '@consorcio/copy/guest';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { privacyCopy as copy } from '@consorcio/copy/teaching';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { API_BASE, call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { fetchPlayerStatus } from '../../session/fetch-player-status.ts';
import { storedToken } from '../../session/local-keys.ts';
import { isGuestSession, signIn, signOut, useSession } from '../../session/session-store.ts';
import { Sections } from '../../teaching/sheets/sections.tsx';
import { BackRow, Sheet, SheetIntro } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';
import { ButtonLink, ButtonRow, LoneButton } from '../../ui/buttons/button.tsx';
import { downloadText } from '../../ui/download-text.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './privacy.module.css';

/** What is kept, what for, and how to take it away or end it (LGPD); for anybody. */
export function PrivacyScreen() {
  const operator = useOperator();
  const isSignedIn = storedToken() !== null;
  const isKeptAway = can('server');
  return (
    <Sheet title={copy.title} ground="inset" isBroad tabs={<PlaceTabs current="privacy" />}>
      <SheetIntro picture={shield} size={[140, 140]}>
        {isKeptAway ? copy.intro : onDeviceCopy.privacy.intro}
      </SheetIntro>
      <Sections sections={isKeptAway ? copy.sections(operator) : onDeviceCopy.privacy.sections} isFolded />
      {typeof operator?.site === 'string' && (
        <p>
          <a href={operator.site} rel="noreferrer">
            {copy.site}
          </a>
        </p>
      )}
      {!isKeptAway && <DeviceFile />}
      {isKeptAway && isSignedIn && <OwnData />}
      {isKeptAway && !isSignedIn && (
        <section className="card not-printed" data-tone="soft" data-gap="3">
          <p>{copy.signIn}</p>
          <ButtonRow>
            <ButtonLink kind="secondary" to={PATHS.login}>
              {copy.signInButton}
            </ButtonLink>
          </ButtonRow>
        </section>
      )}
      <BackRow />
    </Sheet>
  );
}

/** Where an app around the page can fetch the same. */
async function exportAddress(): Promise<string | null> {
  const answer = await call('exportTicket');
  return answer.ok ? `${API_BASE}/me/export/${answer.value.ticket}` : null;
}

/** A copy of everything, and the end of everything after the password was given again; a guest has none. CONTRACT section 3. */
function OwnData() {
  const isGuest = useSession(isGuestSession);
  const isKnown = useSession((session) => session.user.isLoggedIn);
  /* The page has no guard, so the player is not loaded yet. */
  useEffect(() => {
    if (!isKnown) void fetchPlayerStatus();
  }, [isKnown]);
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();

  const take = async (): Promise<void> => {
    setBusy(true);
    const answer = await call('exportMe');
    setBusy(false);
    if (answer.ok) downloadText(copy.exportFile, JSON.stringify(answer.value, null, 1), exportAddress);
    else toast.error(errorMessage(answer.error));
  };
  const end = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const answer = await call('deleteMe', { body: isGuest ? {} : { password } });
    setBusy(false);
    if (!answer.ok) return toast.error(errorMessage(answer.error));
    signOut({ revoke: false });
    toast.success(copy.deleted);
    navigate(PATHS.welcome);
  };

  return (
    <>
      <section className="card not-printed" data-tone="soft" data-gap="3">
        <h2 className="subtitle">{copy.exportTitle}</h2>
        <p>{copy.exportBody}</p>
        <LoneButton kind="purple" disabled={isBusy} onClick={take} label={copy.exportButton} />
      </section>
      <form className="card not-printed" data-tone="soft" data-gap="3" onSubmit={end}>
        <h2 className="subtitle">{copy.deleteTitle}</h2>
        <p>{isGuest ? guestCopy.deleteBody : copy.deleteBody}</p>
        {!isGuest && (
          <PasswordField
            label={copy.password}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        <label className={`row ${css.label}`}>
          <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
          {copy.sure}
        </label>
        <LoneButton
          kind="danger"
          type="submit"
          disabled={isBusy || !isSure || (!isGuest && password === '')}
          label={isGuest ? guestCopy.deleteButton : copy.deleteButton}
        />
      </form>
    </>
  );
}

const { file } = onDeviceCopy;
const ADDRESS = `${API_BASE}/file`;
/** Said already by who answers on the device. */
const UNREADABLE = 503;

/** The game of this device as a file, to be kept; on a device without a game, the way to open one. */
function DeviceFile() {
  const picker = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const token = storedToken();
  const keep = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await globalThis.askDevice?.(ADDRESS, { method: 'GET', headers });
    if (answer?.ok) downloadText(file.name, await answer.text());
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const body = (await target.files?.[0]?.text()) ?? '';
    target.value = '';
    const answer = await globalThis.askDevice?.(ADDRESS, { method: 'PUT', headers: {}, body });
    if (answer?.ok) {
      signIn(JSON.parse(await answer.text()));
      navigate(PATHS.welcome);
    } else if (answer?.status !== UNREADABLE) toast.error(file.damaged);
  };
  return (
    <section className="card not-printed" data-tone="soft" data-gap="3">
      <h2 className="subtitle">{file.title}</h2>
      {token === null ? (
        <>
          <p>{file.openBody}</p>
          <input ref={picker} type="file" accept=".txt,text/plain" hidden aria-label={file.open} onChange={open} />
          <LoneButton kind="purple" onClick={() => picker.current?.click()} label={file.open} />
        </>
      ) : (
        <>
          <p>{file.body}</p>
          {IS_ON_DEVICE && <p>{file.offline}</p>}
          <LoneButton kind="purple" onClick={keep} label={file.keep} />
        </>
      )}
    </section>
  );
}
