import { passwordFaults } from '@consorcio/contract/password';
import { passwordLines, passwordNeeds, passwordRules } from '@consorcio/copy/field-lines';
import { useState } from 'react';
import { PasswordField } from '../ui/forms/password-field.tsx';
import css from './account-forms.module.css';
import { rulesFor } from './rules-for.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
}

/** The field of a new password with its rules, ticked off as they are kept; a fault shows once it was left. */
export function NewPasswordField({ value, onChange, ...field }: Props) {
  const [isTouched, setTouched] = useState(false);
  const [fault] = passwordFaults(value);
  return (
    <div className="stack" data-gap="2">
      <PasswordField
        {...field}
        name="password"
        value={value}
        autoComplete="new-password"
        fault={isTouched && fault !== undefined ? passwordLines[fault] : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setTouched(value !== '')}
      />
      <PasswordRules password={value} />
    </div>
  );
}

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
        <ul className={`quiet ${css.rules}`} aria-hidden="true">
          {rules.map(({ rule, isKept }) => (
            <li className="row" data-gap="2" key={rule} data-kept={isKept}>
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
