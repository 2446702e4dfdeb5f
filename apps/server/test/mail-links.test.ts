import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, statement } from '../src/db/database.ts';
import { call } from './game/player.ts';
import { type AppWishes, startApp, type TestApp } from './support/app.ts';
import { type NewPlayer, signUp } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { startMailServer, startSilentServer, type TestMailServer } from './support/mail-server.ts';

const NEW = 'OutraSenha2@';
const LINK = /http:\/\/jogo\.test\/recuperar#(\S+)/;
const INVALID = { status: 401, message: 'LINK_INVALID' };

type Named = Parameters<typeof call>[2];
const ask = (app: TestApp, name: Named, body?: unknown, token: string | null = null) =>
  call(app.app, token, name, { body });
const askForLink = (app: TestApp, email: string) => ask(app, 'askForLink', { email });
const recover = (app: TestApp, token: string, password = NEW) =>
  call(app.app, null, 'recoverByLink', { body: { token, password } });

/** Mails that have come to an end, by end. */
async function ends({ app }: TestApp): Promise<Readonly<Record<string, number>>> {
  const { payload } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer figuras' } });
  const told = [...payload.matchAll(/^mails_total\{end="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(told.map(([, end = '', times]) => [end, Number(times)]));
}

const withMail = (smtp: TestMailServer['smtp'], wishes: AppWishes = {}): AppWishes => ({
  mailPauses: [5, 5],
  ...wishes,
  settings: { smtp, metricsToken: 'figuras', ...wishes.settings },
});

describe.each(oneEngine)('a link by mail, on $name', (engine) => {
  let mail: TestMailServer;
  let server: TestApp;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await startApp(engine, withMail(mail.smtp));
  });
  afterAll(async () => {
    await server.remove();
    await mail.close();
  });
  /** The mails with a link; others are notices of a change. */
  const links = () => mail.mails.filter(({ text }) => LINK.test(text));
  /** Asks for a link and takes its token out of the mail. */
  async function linkOf({ email }: NewPlayer): Promise<string> {
    const before = links().length;
    expect(await askForLink(server, email)).toMatchObject({ status: 204 });
    await expect.poll(() => links().length).toBe(before + 1);
    return LINK.exec(links().at(-1)?.text ?? '')?.[1] ?? '';
  }
  const age = (player: NewPlayer, interval: string) => {
    const text = 'update recovery set made_at = now() - $2::interval where player_id = $1';
    return server.database.query(statement('test-age-link')`${text}`, [player.id, interval]);
  };
  const isOpen = async (token: string) => (await ask(server, 'auth', undefined, token)).status === 200;
  const login = (email: string, password: string) => ask(server, 'login', { email, password });

  test('sets a new password, ends every session, signs in and gives the next code', async () => {
    const player = await signUp(server.app, { name: 'Ana Segredo' });
    const { status, reply } = await recover(server, await linkOf(player));
    expect({ status, reply }).toMatchObject({ status: 200, reply: { id: player.id, email: player.email } });
    expect([await isOpen(player.token), await isOpen(reply.token)]).toEqual([false, true]);
    expect(await login(player.email, player.password)).toMatchObject({ status: 401 });
    expect(await login(player.email, NEW)).toMatchObject({ status: 200 });
    const { email } = player;
    const body = { email, code: reply.recoveryCode, password: 'Terceira3#' };
    expect(await ask(server, 'recover', body)).toMatchObject({ status: 200 });
  });

  test('is a mail to the address as it was written, from the game, with nothing in it that a player wrote', async () => {
    const address = `Ana.${crypto.randomUUID()}@exemplo.com.br`;
    const player = await signUp(server.app, { name: 'Clique aqui', email: address });
    await linkOf({ ...player, email: address.toLowerCase() });
    const last = links().at(-1);
    expect(last).toMatchObject({ from: 'nao-responda@jogo.test', to: [address] });
    expect(last?.text).toContain('Auto-Submitted: auto-generated');
    expect(last?.text).toContain('O link vale por 1 hora');
    expect(last?.text).not.toContain('Clique aqui');
  });

  test('is promised in the same words to an unknown address, and nothing is sent', async () => {
    const player = await signUp(server.app);
    const [{ nobody = 0 }, sent] = [await ends(server), links().length];
    const unknown = await server.app.inject({
      method: 'POST',
      url: '/api/auth/recover/mail',
      payload: { email: 'ninguem@exemplo.com.br' },
    });
    const known = await server.app.inject({
      method: 'POST',
      url: '/api/auth/recover/mail',
      payload: { email: player.email },
    });
    expect([unknown.statusCode, unknown.payload]).toEqual([known.statusCode, known.payload]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await expect.poll(async () => (await ends(server)).nobody).toBe(nobody + 1);
    await expect.poll(() => links().length).toBe(sent + 1);
  });

  test('is kept as a hash only, once for a player', async () => {
    const player = await signUp(server.app);
    const links = [await linkOf(player), await linkOf(player)];
    const rows = await server.database.query<{ row: string }>(
      statement<{ row: string }>('test-links')`select r::text as row from recovery r where player_id = $1`,
      [player.id],
    );
    expect(rows).toHaveLength(1);
    for (const link of links) {
      const secret = Buffer.from(link, 'base64url').subarray(16);
      expect(rows[0]?.row).not.toContain(secret.toString('hex'));
    }
  });

  test('works once, however many use it at the same time', async () => {
    const link = await linkOf(await signUp(server.app));
    const answers = await Promise.all(Array.from({ length: 5 }, () => recover(server, link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await recover(server, link)).toMatchObject(INVALID);
  });

  test('is good for an hour', async () => {
    const player = await signUp(server.app);
    const link = await linkOf(player);
    await age(player, '61 minutes');
    expect(await recover(server, link)).toMatchObject(INVALID);
    expect([await isOpen(player.token), (await login(player.email, player.password)).status]).toEqual([true, 200]);
    await age(player, '59 minutes');
    expect(await recover(server, link)).toMatchObject({ status: 200 });
  });

  test('ends with a newer one, with a change of the password and with a change of the address', async () => {
    const player = await signUp(server.app);
    const first = await linkOf(player);
    const second = await linkOf(player);
    expect(await recover(server, first)).toMatchObject(INVALID);
    const passwords = { password: player.password, newPassword: NEW };
    expect(await ask(server, 'changePassword', passwords, player.token)).toMatchObject({ status: 204 });
    expect(await recover(server, second)).toMatchObject(INVALID);
    const third = await linkOf(player);
    const next = { email: `novo.${player.email}`, password: NEW };
    expect(await ask(server, 'correctEmail', next, player.token)).toMatchObject({ status: 200 });
    expect(await recover(server, third)).toMatchObject(INVALID);
    expect(await isOpen(player.token)).toBe(true);
  });

  test('is refused when it was changed, and is not used up by a password that is too weak', async () => {
    const player = await signUp(server.app);
    const link = await linkOf(player);
    const other = await signUp(server.app);
    const ofOther = Buffer.from(link, 'base64url');
    Buffer.from(other.id.replaceAll('-', ''), 'hex').copy(ofOther);
    const changed = [`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, ofOther.toString('base64url'), '', 'x'];
    for (const token of [...changed, player.token]) expect(await recover(server, token)).toMatchObject(INVALID);
    expect(await recover(server, link, 'fraca')).toMatchObject({ status: 400, message: 'PW_TOO_WEAK' });
    expect([await isOpen(player.token), await isOpen(other.token)]).toEqual([true, true]);
    expect(await recover(server, link)).toMatchObject({ status: 200 });
  });

  test('is no notice: a change of the account is told to its address, with no link that opens anything', async () => {
    const told = (email: string) =>
      mail.mails
        .filter(({ to, text }) => to.includes(email) && !LINK.test(text))
        .map(({ text }) => /^Subject: .*/m.exec(text)?.[0]);
    const player = await signUp(server.app, { name: 'Clique aqui' });
    const { email, password, token } = player;
    const change = { password, newPassword: NEW };
    expect(await ask(server, 'changePassword', change, token)).toMatchObject({ status: 204 });
    await recover(server, await linkOf(player), 'Terceira3#');
    const { reply } = await call(server.app, null, 'login', { body: { email, password: 'Terceira3#' } });
    const next = { email: `novo.${email}`, password: 'Terceira3#' };
    expect(await ask(server, 'correctEmail', next, reply.token)).toMatchObject({ status: 200 });
    await expect.poll(() => [told(email).length, told(next.email).length]).toEqual([4, 1]);
    const all = mail.mails.filter(({ to }) => to.includes(email) || to.includes(next.email));
    expect(all.map(({ text }) => text).join('')).not.toContain('Clique aqui');
  });

  test('is no notice that fills a mailbox: one address gets six in an hour', async () => {
    const limited = await startApp(undefined, {
      ...withMail(mail.smtp, { settings: { rateLimits: true } }),
      database: { ...server.database, close: async () => undefined },
    });
    const { email, token } = await signUp(limited.app);
    const passwords = ['Segredo1!', ...Array.from({ length: 8 }, (_, i) => `OutraSenha${i}@`)];
    for (const [i, newPassword] of passwords.slice(1).entries())
      expect(await ask(limited, 'changePassword', { password: passwords[i], newPassword }, token)).toMatchObject({
        status: 204,
      });
    await limited.app.close();
    expect(mail.mails.filter(({ to }) => to.includes(email))).toHaveLength(6);
  });

  test('goes with the account', async () => {
    const player = await signUp(server.app);
    const link = await linkOf(player);
    expect(await ask(server, 'deleteMe', { password: player.password }, player.token)).toMatchObject({ status: 204 });
    expect(await recover(server, link)).toMatchObject(INVALID);
  });

  test('is sent three times an hour to one address, whoever asks, whether an account has it or not', async () => {
    const limited = await startApp(undefined, {
      ...withMail(mail.smtp, { settings: { rateLimits: true } }),
      database: { ...server.database, close: async () => undefined },
    });
    const { email } = await signUp(limited.app);
    for (const address of [email, `${crypto.randomUUID()}@exemplo.com.br`]) {
      const told: number[] = [];
      for (let i = 0; i < 4; i += 1) {
        const remoteAddress = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:1::1`;
        const payload = { email: i % 2 === 0 ? address : ` ${address.toUpperCase()}` };
        const { statusCode } = await limited.app.inject({
          method: 'POST',
          url: '/api/auth/recover/mail',
          payload,
          remoteAddress,
        });
        told.push(statusCode);
      }
      expect(told).toEqual([204, 204, 204, 429]);
    }
    await limited.app.close();
  });

  test('is asked for 60 times an hour from one address of the internet', async () => {
    const limited = await startApp(undefined, {
      ...withMail(mail.smtp, { settings: { rateLimits: true } }),
      database: { ...server.database, close: async () => undefined },
    });
    const told: number[] = [];
    for (let i = 0; i < 61; i += 1)
      told.push((await askForLink(limited, `${crypto.randomUUID()}@exemplo.com.br`)).status);
    expect(told).toEqual([...Array(60).fill(204), 429]);
    await limited.app.close();
  });
});

describe('where mails are sent', () => {
  test('the page says so, and a request for a link is refused', async () => {
    const [without, silent] = [await startApp(), await startSilentServer()];
    expect((await ask(without, 'recoveryWays')).reply).toEqual({ byMail: false });
    expect(await askForLink(without, 'ana@exemplo.com.br')).toMatchObject({ status: 404, message: 'NOT_FOUND' });
    const database = { ...without.database, close: async () => undefined };
    const sending = await startApp(undefined, { ...withMail(silent.smtp), database });
    expect((await ask(sending, 'recoveryWays')).reply).toEqual({ byMail: true });
    expect(await askForLink(sending, 'ana@')).toMatchObject({ status: 400, message: 'EMAIL_INVALID' });
    await sending.app.close();
    await silent.close();
    await without.remove();
  });

  test('the answer comes before the account is looked for', async () => {
    const [mail, real] = [await startMailServer(), await startApp()];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let isHeld = false;
    const database: Database = {
      ...real.database,
      close: async () => undefined,
      query: async (asked, values) => {
        if (isHeld && asked.name.startsWith('account-by')) await gate;
        return real.database.query(asked, values);
      },
    };
    const server = await startApp(undefined, { ...withMail(mail.smtp), database });
    const { email } = await signUp(server.app);
    isHeld = true;
    expect(await askForLink(server, email)).toMatchObject({ status: 204 });
    const links = () => mail.mails.filter(({ text }) => LINK.test(text));
    expect(links()).toEqual([]);
    open();
    await expect.poll(() => links().length).toBe(1);
    await server.app.close();
    await real.remove();
    await mail.close();
  });
});
