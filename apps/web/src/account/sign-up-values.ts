import { cleanName } from '@consorcio/contract/name';
import { passwordFaults } from '@consorcio/contract/password';
import { isEmail } from '@consorcio/contract/wire';
import { registerCopy } from '@consorcio/copy/entrance';
import { COMMON_PASSWORD_LINE, passwordLines, REQUIRED_LINE } from '@consorcio/copy/field-lines';

/** Fields of the sign-up, in the order in which they stand. SPEC section 2. */
const SIGN_UP_FIELDS = ['name', 'characterName', 'email', 'password'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];
export type SignUpValues = Readonly<Record<SignUpField, string>>;
export type SignUpFaults = Readonly<Partial<Record<SignUpField, string>>>;

/**
 * What is wrong with the form; SPEC section 5. Of a password's faults the first line is shown (SPEC section 2).
 * @param isCommon true for a password that many use, as far as the page knows
 */
export function faultsOf(values: SignUpValues, isCommon: (password: string) => boolean): SignUpFaults {
  const faults: Partial<Record<SignUpField, string>> = {};
  for (const field of SIGN_UP_FIELDS) {
    const fault =
      faultOf(field, values[field]) ??
      (field === 'password' && isCommon(values.password) ? COMMON_PASSWORD_LINE : undefined);
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}

const isName = (field: SignUpField): boolean => field === 'name' || field === 'characterName';

function faultOf(field: SignUpField, value: string): string | undefined {
  if ((isName(field) ? cleanName(value) : value.trim()) === '') return REQUIRED_LINE;
  if (field === 'email' && !isEmail(value)) return registerCopy.emailInvalid;
  const [first] = field === 'password' ? passwordFaults(value) : [];
  return first === undefined ? undefined : passwordLines[first];
}
