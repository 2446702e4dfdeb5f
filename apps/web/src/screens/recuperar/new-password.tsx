import { passwordFaults } from '@consorcio/contract/password';
import { recoverCopy as copy } from '@consorcio/copy/account';
import { passwordFieldCopy } from '@consorcio/copy/entrance';
import { passwordLines } from '@consorcio/copy/field-lines';
import { useState } from 'react';
import { PasswordField } from '../../ui/forms/password-field.tsx';

/** The field of the new password; a fault shows once it was left. */
export function NewPassword({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  const [isTouched, setTouched] = useState(false);
  const [fault] = passwordFaults(value);
  return (
    <PasswordField
      label={copy.password}
      name="password"
      value={value}
      autoComplete="new-password"
      showLabel={passwordFieldCopy.show}
      hideLabel={passwordFieldCopy.hide}
      fault={isTouched && fault !== undefined ? passwordLines[fault] : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setTouched(value !== '')}
    />
  );
}
