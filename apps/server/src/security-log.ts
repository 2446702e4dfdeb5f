import { playerHash } from './account/deletion.ts';

/** What is written about the safety of accounts and desk, with what it means (docs/operation.md, 'Security events'). */
export const SECURITY_EVENTS = {
  'account-made': 'a sign-up, or a guest who became an account',
  'signed-in': 'a login was right',
  'login-refused': 'a wrong password, or an address that nobody has',
  'password-changed': 'by the owner, with the old one',
  'password-refused': 'a signed-in player gave a wrong password',
  'account-recovered': 'a code or a link was used',
  'recovery-refused': 'a wrong or ended code or link',
  'recovery-code-made': 'a new code on paper',
  'address-changed': 'another address of an account',
  'signed-out-everywhere': 'the player ended all sessions',
  'data-exported': 'the player asked for everything that is kept',
  'account-deleted': 'by the player',
  'school-link-made': 'a launch made a player for the user of a platform',
  'school-link-ended': 'by a new password',
  'launch-refused': 'a launch of a platform was refused',
  'limit-met': 'a limit refused a call; `how` is its route',
  'operator-acted': 'FIND, EXPORT, RESET or DELETE of `npm run admin -- player`, a restore, or an act of the desk',
  'desk-entered': 'the desk was opened',
  'desk-refused': 'a wrong token or code of the desk',
} as const;
export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** Where lines go: the log of a call or of the server. */
export interface SecurityLog {
  info(fields: object, message: string): void;
}

interface About {
  /** Whose account it is; null: nobody's. */
  readonly playerId?: string | null;
  /** In one word, never by whom. */
  readonly how?: string;
}

/** Characters of the mark: enough to tell accounts apart, too few to be anything else. */
const MARK = 16;

/** What stands for an account in the log: `player FIND` prints it, and nobody is known by it. */
export const accountMark = (playerId: string): string =>
  Buffer.from(playerHash(playerId)).toString('hex').slice(0, MARK);

/** Writes one line of the log: event, account's mark, how. No id, address, name or secret. */
export function noteSecurity(log: SecurityLog, event: SecurityEvent, { playerId = null, how }: About = {}): void {
  const account = playerId === null ? {} : { account: accountMark(playerId) };
  log.info({ event, ...account, ...(how === undefined ? {} : { how }) }, 'security');
}
