import { isGuest, PATHS } from '@consorcio/contract/wire';
import { accountCopy as copy } from '@consorcio/copy/account';
import { sheetCopy, TEACHING_BACK } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../api/queries.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import css from './account.module.css';
import { CodeSection } from './code-section.tsx';
import { EmailForm } from './email-form.tsx';
import { GuestSection } from './guest-section.tsx';
import { NamesForm } from './names-form.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { PasswordForm } from './password-form.tsx';

/** The account: what can be corrected, the way back in, and where it is open. */
export function AccountScreen() {
  const { data, isError, refetch } = useQuery(accountQuery);
  if (isError) return <NotLoaded onRetry={refetch} />;
  if (data === undefined) return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  return (
    <Sheet title={copy.title} ground="creme" isBroad>
      <div className={css.parts}>
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
      <ButtonRow>
        <ButtonLink kind="secondary" to={PATHS.privacy}>
          {copy.data}
        </ButtonLink>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}
