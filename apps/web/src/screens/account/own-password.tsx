import { passwordFieldCopy } from '@consorcio/copy/entrance';
import { PasswordField } from '../../ui/forms/password-field.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The password as it is, asked for again. */
export const OwnPassword = ({ label, value, onValue }: Props) => (
  <PasswordField
    label={label}
    showLabel={passwordFieldCopy.show}
    hideLabel={passwordFieldCopy.hide}
    autoComplete="current-password"
    value={value}
    onChange={(event) => onValue(event.target.value)}
  />
);
