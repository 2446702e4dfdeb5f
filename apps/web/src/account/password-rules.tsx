import { passwordNeeds, passwordRules } from '@consorcio/copy/field-lines';
import css from './account-forms.module.css';
import { rulesFor } from './rules-for.ts';

/**
 * What a new password needs, each rule ticked off as it is kept, from the first letter on. A screen reader hears what is
 * still missing when that changes.
 */
export function PasswordRules({ password }: { password: string }) {
  const rules = rulesFor(password);
  const missing = rules.filter(({ isKept }) => !isKept).map(({ rule }) => rule);
  return (
    <>
      {rules.length > 0 && (
        <ul className={css.rules} aria-hidden="true">
          {rules.map(({ rule, isKept }) => (
            <li className="flex items-center gap-2" key={rule} data-kept={isKept}>
              {passwordRules[rule]}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="reader-only">
        {rules.length > 0 && passwordNeeds(missing)}
      </p>
    </>
  );
}
