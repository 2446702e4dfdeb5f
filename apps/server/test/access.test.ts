import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Access, CODES, type Code, ENDINGS, type Ending } from '../src/account/access.ts';
import { openSession } from '../src/account/open-session.ts';
import { CODE_BYTES, codeHash, codeOf, KEEP_OPERATOR_CODE } from '../src/account/recovery.ts';
import { type Database, statement } from '../src/db/database.ts';
import { newToken } from '../src/http/token.ts';
import { actOnPlayer } from '../src/operate/player.ts';
import { call } from './game/player.ts';
import { startApp, type TestApp } from './support/app.ts';
import { signUp } from './support/client.ts';
import { oneEngine } from './support/engines.ts';
import { entered, LtiBrowser } from './support/lti-browser.ts';
import { gradeClaims, type ReferencePlatform, startPlatform } from './support/lti-platform.ts';
import { startMailServer, type TestMailServer } from './support/mail-server.ts';

const OLD = 'Segredo1!';
const NEW = 'OutraSenha2@';
const LINK = /\/recuperar#(\S+)/;

/** Where the server opens a session, and by what; a new player has nothing else yet. A new place needs an entry in `ENDINGS`. */
const OPENED_BY: Readonly<Record<string, readonly (Access | 'NEW PLAYER')[]>> = {
  'features/auth/sign-up.ts': ['NEW PLAYER'],
  'features/auth/handlers.ts': ['PASSWORD'],
  'features/auth/recover.ts': ['PAPER', 'MAIL', 'OPERATOR'],
  'features/lti/bound-guest.ts': ['SCHOOL', 'NEW PLAYER'],
};
/** Calls that answer a session's token. */
const GIVES_TOKEN = ['guest', 'login', 'recover', 'recoverByLink', 'register'];

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const sources = (readdirSync(SOURCE, { recursive: true }) as string[])
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(SOURCE + path, 'utf8') }));

describe('the list of what opens an account', () => {
  test('knows every place of the server that opens a session', () => {
    const writers = sources.filter(({ text }) =>
      /insert into session\b|\bsession_open\(|\baccount_create\(/.test(text),
    );
    expect(writers.map(({ path }) => path).sort()).toEqual(['account/open-session.ts', 'account/recovery.ts']);
    const openers = sources.filter(
      ({ path, text }) => !path.startsWith('account/') && /\b(openSession|createPlayer)\(|\bKEEP_SESSION\b/.test(text),
    );
    expect(openers.map(({ path }) => path).sort()).toEqual(Object.keys(OPENED_BY).sort());
    const known = new Set(Object.values(OPENED_BY).flat());
    for (const ending of Object.values(ENDINGS))
      expect(Object.keys(ending).sort()).toEqual([...known, 'SESSION'].filter((name) => name !== 'NEW PLAYER').sort());
  });

  test('leaves nothing that an intruder may hold once the password is another', () => {
    for (const ending of ['PASSWORD_CHANGE', 'RECOVERY', 'RESET'] as const)
      expect(Object.values(ENDINGS[ending])).not.toContain('STAYS');
  });

  test('knows every call that answers a token', () => {
    const giving = Object.values(endpoints).filter(
      (call) => call.access === 'public' && !call.path.startsWith('/live') && hasToken(call),
    );
    expect(giving.map(({ name }) => name).sort()).toEqual(GIVES_TOKEN);
  });
});

const hasToken = (call: object): boolean =>
  'reply' in call && 'token' in (((call.reply as { shape?: object }).shape ?? {}) as object);

describe.each(oneEngine)('what opens an account, on $name', (engine) => {
  let [platform, mail, server]: [ReferencePlatform, TestMailServer, TestApp] = [] as never;
  beforeAll(async () => {
    [platform, mail] = [await startPlatform(), await startMailServer()];
    server = await startApp(engine, { settings: { ltiPlatforms: platform.settings, smtp: mail.smtp } });
  });
  afterAll(async () => {
    await server.remove();
    await platform.close();
    await mail.close();
  });

  const ask = (name: Parameters<typeof call>[2], body?: unknown, token: string | null = null) =>
    call(server.app, token, name, { body });
  const look = <Row>(name: string, text: string, values: readonly string[] = []) =>
    server.database.query<Row>(statement<Row>(name)`${text}`, values);
  async function launch(sub: string): Promise<{ readonly id: string; readonly token: string }> {
    const claims = { sub, ...gradeClaims(platform.line(sub)) };
    const { token = '' } = entered(await new LtiBrowser(server.app, platform).launch({ claims })) ?? {};
    const { reply } = await call(server.app, token, 'auth', {});
    return { token, id: reply.id };
  }

  /** An account that everything opens: it came from a school. */
  async function account() {
    const sub = randomUUID();
    const email = `${sub}@exemplo.com.br`;
    const { id, token } = await launch(sub);
    const names = { name: 'Ana', characterName: 'Bia' };
    expect(await ask('claim', { email, password: OLD, ...names }, token)).toMatchObject({ status: 200 });
    const other = await launch(sub);
    expect(other.id).toBe(id);
    const paper = (await call(server.app, token, 'makeRecoveryCode', { body: {} })).reply.recoveryCode;
    await ask('askForLink', { email });
    await expect.poll(() => linkMailTo(email)).toMatch(LINK);
    const [, link = ''] = LINK.exec(linkMailTo(email) ?? '') ?? [];
    const operator = codeOf(randomBytes(CODE_BYTES));
    await server.database.query(KEEP_OPERATOR_CODE, [id, codeHash(id, operator)]);
    return { sub, email, id, token, other: other.token, codes: { PAPER: paper, MAIL: link, OPERATOR: operator } };
  }
  type Account = Awaited<ReturnType<typeof account>>;

  /** The text of the mail with a link; others are notices. */
  const linkMailTo = (email: string): string | undefined =>
    mail.mails.find(({ to, text }) => to.includes(email) && LINK.test(text))?.text;
  const byCode = ({ email, codes }: Account, code: Code) =>
    code === 'MAIL'
      ? ask('recoverByLink', { token: codes.MAIL, password: 'Terceira3#' })
      : ask('recover', { email, code: codes[code], password: 'Terceira3#' });
  /** Whether it still opens the account. A code that is kept is not used up: that would end the others. */
  async function opens(one: Account, access: Access): Promise<boolean> {
    if (access === 'PASSWORD') return (await ask('login', { email: one.email, password: OLD })).status === 200;
    if (access === 'SESSION') return (await ask('auth', undefined, one.other)).status === 200;
    if (access === 'SCHOOL') return (await launch(one.sub)).id === one.id;
    const kept = await look(
      'test-kept-code',
      'select code_hash as hash from recovery where player_id = $1 and kind = $2',
      [one.id, access],
    );
    const hash = access === 'MAIL' ? null : codeHash(one.id, one.codes[access]);
    const isKept = kept.some((row) => {
      const { hash: found } = row as { hash: Uint8Array };
      return hash === null || Buffer.compare(found, hash) === 0;
    });
    if (!isKept) expect((await byCode(one, access)).status).toBe(401);
    return isKept;
  }

  /** Each ending, as it is done. */
  const DO: Readonly<Record<Ending, (one: Account) => Promise<unknown>>> = {
    PASSWORD_CHANGE: ({ token }) => ask('changePassword', { password: OLD, newPassword: NEW }, token),
    RECOVERY: ({ email, codes }) => ask('recover', { email, code: codes.PAPER, password: NEW }),
    RESET: ({ email }) => actOnPlayer(server.database, 'RESET', email, 'maria'),
    SIGN_OUT: ({ token }) => ask('endSessions', undefined, token),
    ADDRESS_CHANGE: ({ token, email }) => ask('correctEmail', { email: `novo.${email}`, password: OLD }, token),
    CLAIM: async () => undefined,
  };
  const endings = (Object.keys(ENDINGS) as Ending[]).filter((ending) => ending !== 'CLAIM');

  test.each(endings)('ends or stays with %s as the list says', async (ending) => {
    const one = await account();
    const before = await look('test-lines', 'select 1 from lti_activity where player_id = $1', [one.id]);
    expect(before).toHaveLength(1);
    await DO[ending](one);
    if (ending === 'ADDRESS_CHANGE') Object.assign(one, { email: `novo.${one.email}` });
    const found: Record<string, boolean> = {};
    const expected: Record<string, boolean> = {};
    for (const access of ['SESSION', ...CODES, 'PASSWORD', 'SCHOOL'] as const) {
      found[access] = await opens(one, access);
      expected[access] = ENDINGS[ending][access] === 'STAYS';
    }
    expect(found).toEqual(expected);
    const kept = ENDINGS[ending].SESSION;
    expect((await ask('auth', undefined, one.token)).status).toBe(kept === 'ENDS' ? 401 : 200);
    // Neither a binding nor an errand of grades is left of a school that opens it no more.
    const rows = [
      ...(await look('test-bound', 'select 1 from lti_user where player_id = $1', [one.id])),
      ...(await look('test-lines', 'select 1 from lti_activity where player_id = $1', [one.id])),
    ];
    expect(rows).toHaveLength(ENDINGS[ending].SCHOOL === 'STAYS' ? 2 : 0);
  });

  test('a code or a link of every kind ends all the rest', async () => {
    for (const code of CODES) {
      const one = await account();
      expect(await byCode(one, code)).toMatchObject({ status: 200 });
      for (const access of ['SESSION', ...CODES, 'PASSWORD', 'SCHOOL'] as const)
        expect({ code, access, opens: await opens(one, access) }).toEqual({ code, access, opens: false });
    }
  });

  test('a claim ends the other sessions of the guest, and leaves the school', async () => {
    const sub = randomUUID();
    const [here, there] = [await launch(sub), await launch(sub)];
    const body = { email: `${sub}@exemplo.com.br`, password: OLD, name: 'Ana', characterName: 'Bia' };
    expect(await ask('claim', body, here.token)).toMatchObject({ status: 200 });
    const open = [here, there].map(async ({ token }) => (await ask('auth', undefined, token)).status);
    expect(await Promise.all(open)).toEqual([200, 401]);
    expect((await launch(sub)).id).toBe(here.id);
  });

  test('whoever claimed a guest with the address of somebody else has no way back once its owner recovered by mail', async () => {
    const one = await account();
    const { reply } = await call(server.app, null, 'recoverByLink', { body: { token: one.codes.MAIL, password: NEW } });
    expect(reply.id).toBe(one.id);
    const again = await launch(one.sub);
    expect(again.id).not.toBe(one.id);
    expect(await ask('auth', undefined, reply.token)).toMatchObject({ status: 200 });
  });

  test('of the codes, the list has every kind that the database allows', async () => {
    const [row] = await look<{ rule: string }>(
      'test-kinds',
      `select pg_get_constraintdef(oid) as rule from pg_constraint
        where conrelid = 'recovery'::regclass and contype = 'c'`,
    );
    const kinds = [...(row?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
    expect(kinds.sort()).toEqual([...CODES].sort());
  });

  test('a password or a school that ended between check and session opens nothing', async () => {
    const { id } = await signUp(server.app);
    const [row] = await look<{ hash: string }>(
      'test-hash',
      'select password_hash as hash from player where player_id = $1',
      [id],
    );
    const open = (proof: Parameters<typeof openSession>[3]) =>
      openSession(server.database, newToken(id).token, 'OTHER', proof);
    expect(await open({ passwordHash: String(row?.hash) })).toBe(true);
    expect(await open({ passwordHash: 'before' })).toBe(false);
    expect(await open({ user: randomBytes(32) })).toBe(false);
  });

  test('a password that ended between check and write makes no code, no address and no other password', async () => {
    let between = async (): Promise<void> => undefined;
    const database: Database = {
      ...server.database,
      close: async () => undefined,
      transaction: async (work) => {
        await between();
        return server.database.transaction(work);
      },
    };
    const racing = await startApp(engine, { database });
    const one = await signUp(racing.app);
    await call(racing.app, one.token, 'makeRecoveryCode', { body: {} });
    const [before] = await look('test-code', 'select code_hash from recovery where player_id = $1', [one.id]);
    between = async () => {
      await look('test-other-hash', "update player set password_hash = 'other' where player_id = $1", [one.id]);
    };
    const hash = await look<{ hash: string }>(
      'test-hash',
      'select password_hash as hash from player where player_id = $1',
      [one.id],
    );
    const asks = [
      ['makeRecoveryCode', { password: OLD }],
      ['correctEmail', { password: OLD, email: `novo.${one.email}` }],
      ['changePassword', { password: OLD, newPassword: NEW }],
    ] as const;
    for (const [name, body] of asks) {
      await look('test-hash-back', 'update player set password_hash = $2 where player_id = $1', [
        one.id,
        String(hash[0]?.hash),
      ]);
      expect((await call(racing.app, one.token, name, { body })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await look('test-code', 'select code_hash from recovery where player_id = $1', [one.id])).toEqual([before]);
    expect(await look('test-address', 'select 1 from login_email where email = $1', [`novo.${one.email}`])).toEqual([]);
    await racing.app.close();
  });
});
