import { PATHS } from '@consorcio/contract/wire';
import { guestCopy as copy } from '@consorcio/copy/guest';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './account.module.css';

/** In place of address, password and code, which a guest has not: the way to an account. */
export function GuestSection() {
  return (
    <section className={css.sessions}>
      <h2>{copy.keep}</h2>
      <p>{copy.account}</p>
      <ButtonRow>
        <ButtonLink to={PATHS.keep}>{copy.keep}</ButtonLink>
      </ButtonRow>
    </section>
  );
}
