import hello from 'pictures:hello';
import standing from 'pictures:standing';
import { PATHS } from '@consorcio/contract/wire';
import { ACCESSIBILITY, GAME_NAME, welcomeCopy } from '@consorcio/copy/first-screens';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { AccessibilityLink } from '../../ui/buttons/accessibility-link.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { People } from '../../ui/pictures/people.tsx';
import { TryRow } from './try-row.tsx';
import css from './welcome.module.css';

const PEOPLE = [standing[2], hello[1], hello[3], standing[4]].map(String);

/** Welcome. SPEC section 2; the way of a new player begins with the opening (CONTRACT section 2). */
export function WelcomeScreen() {
  return (
    <StageFrame base="broad" backdrop={<StreetBackdrop />}>
      <AccessibilityLink label={ACCESSIBILITY} className={css.accessibility} />
      <h1 className={css.title}>
        <Logo name={GAME_NAME} />
      </h1>
      <People people={PEOPLE} height={350} isCloserOnPhones className={css.people} />
      <div className={css.ground}>
        <ButtonLink to={PATHS.login}>{welcomeCopy.account}</ButtonLink>
        <ButtonLink to={PATHS.opening} kind="secondary">
          {welcomeCopy.register}
        </ButtonLink>
        <TryRow />
      </div>
    </StageFrame>
  );
}
