import { recoverCopy as copy } from '@consorcio/copy/account';
import { Field } from '../../ui/forms/field.tsx';

/** The address of the account. */
export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <Field
      label={copy.email}
      name="email"
      value={value}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
