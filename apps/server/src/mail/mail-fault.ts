/** Why a mail was not taken, in words that may stand in a log: no address, no user, no password. */
interface MailFault {
  /** It will be refused again: another try is no use. */
  readonly isLasting: boolean;
  readonly told: {
    readonly code: string;
    /** What the mail server answered: 550. */
    readonly answer?: number;
    /** How far it came: `AUTH PLAIN`, `RCPT TO`. */
    readonly step?: string;
    readonly reason?: string;
  };
}

/** Before a name or address has been sent: what these errors say is about machines only. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['ECONNECTION', 'ESOCKET', 'ETLS', 'EDNS', 'ETIMEDOUT', 'EABORT']);
const ADDRESS = /\S+@\S+/g;

/** Explains an error of the mail library. */
export function mailFaultOf(error: unknown): MailFault {
  const { code, responseCode, command, message } = fieldsOf(error);
  const isOfConnection = OF_CONNECTION.has(code ?? '');
  const isRefused = responseCode === undefined ? code === 'EAUTH' || code === 'EENVELOPE' : responseCode >= 500;
  return {
    isLasting: isRefused && !isOfConnection,
    told: {
      code: code ?? 'UNKNOWN',
      ...(responseCode === undefined ? {} : { answer: responseCode }),
      ...(command === undefined ? {} : { step: command }),
      ...(isOfConnection && message !== undefined ? { reason: message.replace(ADDRESS, '…') } : {}),
    },
  };
}

function fieldsOf(error: unknown) {
  const { code, responseCode, command, message } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return {
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    command: typeof command === 'string' ? command : undefined,
    message: typeof message === 'string' ? message : undefined,
  };
}
