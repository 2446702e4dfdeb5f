import { setTimeout as pause } from 'node:timers/promises';
import { operatorCopy } from '@consorcio/copy/operator';
import type { FastifyBaseLogger } from 'fastify';
import { byDay, type DeskReport } from '../desk/desk.ts';
import { Refusal } from '../http/refusal.ts';
import { boundedQueue } from '../queues.ts';
import type { Mail, MailServer } from './smtp.ts';

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

function mailFaultOf(error: unknown): MailFault {
  const { code, responseCode, command, message } = fieldsOf(error);
  const isOfConnection = OF_CONNECTION.has(code ?? '');
  const isRefused = responseCode === undefined ? code === 'EAUTH' || code === 'EENVELOPE' : responseCode >= 500;
  return {
    isLasting: isRefused && !isOfConnection,
    told: {
      code: code ?? 'UNKNOWN',
      ...(responseCode === undefined ? {} : { answer: responseCode }),
      ...(command === undefined ? {} : { step: command }),
      ...(isOfConnection && message !== undefined
        ? { reason: message.replaceAll(/\S+/g, (word) => (word.includes('@') ? '…' : word)) }
        : {}),
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

/** What became of a mail that was asked for: nobody: no account has the address; dropped: the server was stopped. */
export const MAIL_ENDS = ['sent', 'failed', 'nobody', 'dropped'] as const;
export type MailEnd = (typeof MAIL_ENDS)[number];

/** Mails on their way out. Nobody waits for them: not an answer, and a stop for a second at most. */
export interface Outbox {
  /**
   * Takes a mail, which is written first when its turn has come; null: there is none to send.
   * A notice, which nobody asked for, leaves half of the room to what was asked for.
   * @throws Refusal UNAVAILABLE when too many wait already
   */
  put(write: () => Promise<Mail | null>, kind?: 'asked for' | 'notice'): void;
  stop(): Promise<void>;
}

interface OutboxParts {
  readonly server: MailServer;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly onEnd: (end: MailEnd) => void;
  /** Milliseconds before each try after the first. */
  readonly pauses?: readonly number[];
}

/** Mails that are handed in at once, and that may be on their way in all, those that wait for another try among them. */
const AT_ONCE = 2;
const MOST = 100;
/** Seconds to wait for whoever finds it full. */
const RETRY = 60;
/** Milliseconds: five minutes are what a server that lets strangers wait asks for. */
const PAUSES = [5_000, 60_000, 300_000];
/** Milliseconds that mails get to leave when the server is told to stop. */
const GRACE = 1_000;

const full = (): Refusal => new Refusal('UNAVAILABLE', RETRY);

/** An outbox for one mail server. `pauses`: milliseconds before each further try. */
export function outbox({ server, log, onEnd, pauses = PAUSES }: OutboxParts): Outbox {
  const queue = boundedQueue(AT_ONCE, MOST, full);
  const stopped = new AbortController();
  const { signal } = stopped;
  const onTheWay = new Set<Promise<void>>();

  /** True when it is over, one way or the other. */
  const attempt = async (write: () => Promise<Mail | null>): Promise<MailEnd | null> => {
    if (signal.aborted) return 'dropped';
    const mail = await write().catch((error: unknown) => {
      log.warn({ err: error }, 'a mail was not written');
      return undefined;
    });
    if (mail === undefined) return null;
    if (mail === null) return 'nobody';
    try {
      await server.send(mail, signal);
      return 'sent';
    } catch (error) {
      const { isLasting, told } = mailFaultOf(error);
      if (!signal.aborted) log.warn({ mail: told }, 'a mail was not taken by the mail server');
      return isLasting ? 'failed' : null;
    }
  };
  const carry = async (write: () => Promise<Mail | null>): Promise<MailEnd> => {
    const written = once(write);
    for (const wait of [0, ...pauses]) {
      if (wait > 0) await pause(wait, undefined, { signal, ref: false }).catch(() => undefined);
      const end = await queue(() => attempt(written));
      if (end !== null) return end;
    }
    return signal.aborted ? 'dropped' : 'failed';
  };

  server.verify().then(
    () => log.info('the mail server takes mails'),
    (error: unknown) => {
      if (!signal.aborted) log.warn({ mail: mailFaultOf(error).told }, 'the mail server takes no mails');
    },
  );
  return {
    put(write, kind = 'asked for') {
      if (onTheWay.size >= (kind === 'notice' ? MOST / 2 : MOST)) throw full();
      const way: Promise<void> = carry(write).then((end) => {
        onTheWay.delete(way);
        onEnd(end);
      });
      onTheWay.add(way);
    },
    async stop() {
      const all = Promise.all(onTheWay);
      if (onTheWay.size > 0) await Promise.race([all, pause(GRACE)]);
      stopped.abort();
      if (onTheWay.size > 0) log.warn({ mails: onTheWay.size }, 'mails were given up, since the server stops');
      await all;
    },
  };
}

/** Keeps what the work gave; what failed is done again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = null;
      throw error;
    });
    return done;
  };
}

const { mails: copy, day } = operatorCopy;

export const COUNTED_MAILS = 'mails';
const COLUMNS = MAIL_ENDS.map((label) => ({ id: label, title: copy.ends[label], name: COUNTED_MAILS, label }));

export const mailReport: DeskReport = {
  group: 'service',
  id: 'mails',
  title: copy.title,
  note: copy.note,
  chart: 'stacked',
  read: async (period) => byDay(period, COLUMNS, day),
};
