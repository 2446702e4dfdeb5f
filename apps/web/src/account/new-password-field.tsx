import { passwordFaults } from '@consorcio/contract/password';
import { passwordFieldCopy } from '@consorcio/copy/entrance';
import { passwordLines } from '@consorcio/copy/field-lines';
import { useState } from 'react';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

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
        showLabel={passwordFieldCopy.show}
        hideLabel={passwordFieldCopy.hide}
        fault={isTouched && fault !== undefined ? passwordLines[fault] : undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setTouched(value !== '')}
      />
      <PasswordRules password={value} />
    </div>
  );
}
