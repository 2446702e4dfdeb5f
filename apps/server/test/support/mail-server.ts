import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readSmtpUrl, type SmtpServer } from '../../src/mail/smtp.ts';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** With quoted characters decoded. */
  readonly text: string;
}

export interface TestMailServer {
  /** As SMTP_URL would name it. */
  readonly smtp: SmtpServer;
  /** In the order in which they came. */
  readonly mails: readonly ReceivedMail[];
  /** How many times somebody named an address to send to. */
  readonly asked: () => number;
  /** What it answers to the next mails, in order: an error of this number. Afterwards it takes them. */
  readonly refusals: number[];
  close(): Promise<void>;
}

const USER = 'jogo';
export const MAIL_PASSWORD = 'SegredoDoCorreio';

/** A line that was broken, or bytes as hexadecimal digits. */
const QUOTED = /=\r\n|(?:=[0-9A-F]{2})+/g;
const unquoted = (raw: string): string =>
  raw.replace(QUOTED, (signs) => (signs === '=\r\n' ? '' : Buffer.from(signs.replaceAll('=', ''), 'hex').toString()));

/** A real mail server on a port of its own. */
export async function startMailServer({
  isSecure = false,
  login = MAIL_PASSWORD,
}: {
  readonly isSecure?: boolean;
  /** The password with which the game will come; the right one is `MAIL_PASSWORD`. */
  readonly login?: string;
} = {}): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const refusals: number[] = [];
  let asked = 0;
  const server = new SMTPServer({
    secure: isSecure,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === MAIL_PASSWORD
        ? done(null, { user: USER })
        : done(Object.assign(new Error(`no such user ${username}`), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => {
      asked += 1;
      const code = refusals.shift();
      done(code === undefined ? null : Object.assign(new Error(`not for <${address}>`), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), text: unquoted(raw) });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    smtp: readSmtpUrl(`${isSecure ? 'smtps' : 'smtp'}://${USER}:${login}@127.0.0.1:${port}`),
    mails,
    refusals,
    asked: () => asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Something that takes connections and never says a word. */
export async function startSilentServer(): Promise<{ readonly smtp: SmtpServer; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    smtp: readSmtpUrl(`smtp://127.0.0.1:${port}`),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
