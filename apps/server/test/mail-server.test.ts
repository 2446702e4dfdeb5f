import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { readSmtpUrl, type SmtpServer } from '../src/mail/smtp.ts';
import { startApp, type TestApp } from './support/app.ts';
import { api, signUp } from './support/client.ts';
import { MAIL_PASSWORD, startMailServer, startSilentServer, type TestMailServer } from './support/mail-server.ts';

/** What comes after the answer comes when it comes. */

interface Game {
  readonly ask: () => Promise<number>;
  /** How many mails have come to this end. */
  readonly ended: (end: string) => Promise<number>;
  /** What the log says of mails. */
  readonly told: () => readonly Record<string, unknown>[];
  readonly close: () => Promise<void>;
}

describe('a mail server that takes no mails', () => {
  let base: TestApp;
  let database: Database;
  beforeAll(async () => {
    base = await startApp();
    database = { ...base.database, close: async () => undefined };
  });
  afterAll(() => base.remove());

  /** A game that sends its mails there, what it logs of them, and a player who has asked for a link. */
  async function gameWith(smtp: SmtpServer, mailPauses: readonly number[] = [5, 5]): Promise<Game> {
    const lines: string[] = [];
    const { app } = await startApp(undefined, {
      database,
      mailPauses,
      settings: { smtp, logLevel: 'info', metricsToken: 'figuras' },
      log: { write: (line) => void lines.push(line) },
    });
    // Signed up where no mail is sent: a notice would be one more.
    const { email } = await signUp(base.app);
    const ask = async () => (await api(app).post('/auth/recover/mail', { email })).status;
    const ended = async (end: string): Promise<number> => {
      const { payload } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer figuras' } });
      return Number(new RegExp(`^mails_total\\{end="${end}"\\} (\\d+)$`, 'm').exec(payload)?.[1]);
    };
    const told = (): readonly Record<string, unknown>[] =>
      lines.map((line) => JSON.parse(line)).filter(({ msg }) => /mails? /.test(msg));
    const close = async (): Promise<void> => {
      await app.close();
      const text = lines.join('');
      for (const secret of [email, MAIL_PASSWORD, 'jogo', 'exemplo.com.br']) expect(text).not.toContain(secret);
    };
    return { ask, ended, told, close };
  }

  test('temporarily is tried again, and the mail is sent once', async () => {
    const mail = await startMailServer();
    mail.refusals.push(450, 451);
    const game = await gameWith(mail.smtp);
    expect(await game.ask()).toBe(204);
    await expect.poll(() => game.ended('sent')).toBe(1);
    expect([mail.asked(), mail.mails.length]).toEqual([3, 1]);
    await game.close();
    await mail.close();
  });

  test('is asked three times only, and not again by one that refuses for good', async () => {
    const mail = await startMailServer();
    const game = await gameWith(mail.smtp);
    mail.refusals.push(450, 450, 450, 550);
    for (const times of [3, 4]) {
      expect(await game.ask()).toBe(204);
      await expect.poll(() => game.ended('failed')).toBe(times - 2);
      expect(mail.asked()).toBe(times);
    }
    expect(game.told()).toContainEqual(
      expect.objectContaining({ level: 'warn', mail: { code: 'EENVELOPE', answer: 550, step: 'RCPT TO' } }),
    );
    await game.close();
    await mail.close();
  });

  test.each([
    [
      'that is not there',
      async (): Promise<Pick<TestMailServer, 'smtp' | 'close'>> => ({
        smtp: readSmtpUrl(`smtp://127.0.0.1:${await closedPort()}`),
        close: async () => undefined,
      }),
      { code: 'ESOCKET', reason: expect.stringContaining('ECONNREFUSED') },
    ],
    [
      'whose certificate nobody knows',
      () => startMailServer({ isSecure: true }),
      { code: 'ESOCKET', reason: expect.stringContaining('certificate') },
    ],
    ['that refuses the password', () => startMailServer({ login: 'errada' }), { code: 'EAUTH', answer: 535 }],
  ] as const)('%s is logged at the start and for each mail, without a secret', async (_what, start, fault) => {
    const mail = await start();
    const game = await gameWith(mail.smtp);
    await expect.poll(game.told).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        msg: 'the mail server takes no mails',
        mail: expect.objectContaining(fault),
      }),
    );
    expect(await game.ask()).toBe(204);
    await expect.poll(() => game.ended('failed')).toBe(1);
    expect(game.told()).toContainEqual(
      expect.objectContaining({ msg: 'a mail was not taken by the mail server', mail: expect.objectContaining(fault) }),
    );
    await game.close();
    await mail.close();
  });

  test('and never replies delays neither answers nor the stop, and too many mails for it are refused', async () => {
    const silent = await startSilentServer();
    const game = await gameWith(silent.smtp, [3_600_000]);
    const told: number[] = [];
    for (let i = 0; i < 102; i += 1) told.push(await game.ask());
    expect(told).toEqual([...Array(100).fill(204), 503, 503]);
    expect(await game.ended('sent')).toBe(0);
    await game.close();
    expect(game.told()).toContainEqual(
      expect.objectContaining({ msg: 'mails were given up, since the server stops', mails: 100 }),
    );
    await silent.close();
  });
});

/** A port that was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
