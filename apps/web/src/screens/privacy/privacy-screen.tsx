import shield from 'picture:scam-shield';
import { PATHS } from '@consorcio/contract/wire';
import { privacyCopy as copy, TEACHING_BACK } from '@consorcio/copy/teaching';
import { storedToken } from '../../session/local-keys.ts';
import { Sections } from '../../teaching/sheets/sections.tsx';
import { BackButton, Sheet } from '../../teaching/sheets/sheet.tsx';
import { SheetIntro } from '../../teaching/sheets/sheet-intro.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { OwnData } from './own-data.tsx';
import css from './privacy.module.css';

/** What is kept, what for, and how to take it away or end it (LGPD); for anybody. */
export function PrivacyScreen() {
  const operator = useOperator();
  const isSignedIn = storedToken() !== null;
  return (
    <Sheet title={copy.title} ground="creme" isBroad>
      <SheetIntro picture={shield} size={[140, 140]}>
        {copy.intro}
      </SheetIntro>
      <Sections sections={copy.sections(operator)} isFolded />
      {typeof operator?.site === 'string' && (
        <p>
          <a href={operator.site} rel="noreferrer">
            {copy.site}
          </a>
        </p>
      )}
      {isSignedIn ? (
        <OwnData />
      ) : (
        <section className={css.own}>
          <p>{copy.signIn}</p>
          <ButtonRow>
            <ButtonLink kind="secondary" to={PATHS.login}>
              {copy.signInButton}
            </ButtonLink>
          </ButtonRow>
        </section>
      )}
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}
