import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMark, SECURITY_EVENTS } from '../src/security-log.ts';
import { call } from './game/player.ts';
import { startApp, type TestApp } from './support/app.ts';
import { type NewPlayer, signUp } from './support/client.ts';
import { entered, LtiBrowser } from './support/lti-browser.ts';
import { type ReferencePlatform, startPlatform } from './support/lti-platform.ts';

const TOKEN = 'mesa-de-teste-0123456789';
const NEW = 'OutraSenha2@';
/** Written by the operator's commands, not by the server. */
const OF_COMMANDS = ['operator-acted'];

interface Line {
  readonly msg: string;
  readonly event?: string;
  readonly account?: string;
  readonly how?: string;
}

let [platform, server]: [ReferencePlatform, TestApp] = [] as never;
const lines: string[] = [];
beforeAll(async () => {
  platform = await startPlatform();
  server = await startApp(undefined, {
    settings: { ltiPlatforms: platform.settings, operatorToken: TOKEN, logLevel: 'info', rateLimits: true },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await server.remove();
  await platform.close();
});

const ask = (name: Parameters<typeof call>[2], body?: unknown, token: string | null = null) =>
  call(server.app, token, name, { body });
/** The security events that the work wrote. */
async function during(work: () => Promise<unknown>): Promise<readonly Line[]> {
  const before = lines.length;
  await work();
  const written = lines.slice(before).map((line) => JSON.parse(line) as Line);
  return written.filter(({ msg }) => msg === 'security');
}
const names = (told: readonly Line[]) => told.map(({ event }) => event);

test('every security event is a line of its own, with the mark of the account and nothing else about it', async () => {
  let player: NewPlayer | null = null;
  const seen = new Set<string | undefined>();
  const expectEvents = async (events: readonly string[], work: () => Promise<unknown>) => {
    const told = await during(work);
    expect(names(told)).toEqual(events);
    for (const { event } of told) seen.add(event);
    return told;
  };
  await expectEvents(['account-made'], async () => {
    player = await signUp(server.app, { name: 'Ana Segredo' });
  });
  const { id, email, password, token } = player as unknown as NewPlayer;
  const wrong = { email, password: 'Errada1!' };
  const [refused] = await expectEvents(['login-refused'], () => ask('login', wrong));
  expect(refused).toMatchObject({ account: accountMark(id), how: 'password' });
  await expectEvents(['login-refused'], () => ask('login', { ...wrong, email: 'ninguem@exemplo.com.br' }));
  await expectEvents(['signed-in'], () => ask('login', { email, password }));
  let code = '';
  await expectEvents(['recovery-code-made'], async () => {
    code = (await call(server.app, token, 'makeRecoveryCode', { body: {} })).reply.recoveryCode;
  });
  await expectEvents(['recovery-refused'], () => ask('recover', { email, code: 'errado', password: NEW }));
  let session = '';
  await expectEvents(['account-recovered'], async () => {
    session = (await call(server.app, null, 'recover', { body: { email, code, password: NEW } })).reply.token;
  });
  const back = { password: NEW, newPassword: password };
  await expectEvents(['password-changed'], () => ask('changePassword', back, session));
  await expectEvents(['password-refused'], () => ask('deleteMe', { password: NEW }, session));
  await expectEvents(['address-changed'], () => ask('correctEmail', { email: `novo.${email}`, password }, session));
  await expectEvents(['recovery-refused'], () => ask('recoverByLink', { token: 'x', password: NEW }));

  const launch = async (sub: string) =>
    entered(await new LtiBrowser(server.app, platform).launch({ claims: { sub } }))?.token ?? '';
  let pupil = '';
  await expectEvents(['school-link-made'], async () => {
    pupil = await launch('aluna');
  });
  const account = { email: `aluna.${email}`, password, name: 'Bia', characterName: 'Bia' };
  await expectEvents(['account-made'], () => ask('claim', account, pupil));
  const change = { password, newPassword: NEW };
  await expectEvents(['password-changed', 'school-link-ended'], () => ask('changePassword', change, pupil));
  await expectEvents(['launch-refused'], () =>
    new LtiBrowser(server.app, platform).launch({ claims: { sub: 'x', nonce: 'outra' } }),
  );
  await expectEvents(['signed-out-everywhere'], () => ask('endSessions', undefined, pupil));
  await expectEvents(['data-exported'], () => ask('exportMe', undefined, session));
  await expectEvents(['account-deleted'], () => ask('deleteMe', { password }, session));

  const desk = (authorization: string) => server.app.inject({ url: '/operador', headers: { authorization } });
  await expectEvents(['desk-refused'], () => desk('Bearer errado'));
  await expectEvents(['desk-entered'], () => desk(`Bearer ${TOKEN}`));
  const other = `outra.${email}`;
  const told = await during(async () => {
    for (let i = 0; i < 40; i += 1) await ask('login', { email: other, password: 'Errada1!' });
  });
  expect(names(told)).toContain('limit-met');
  seen.add('limit-met');

  const expected = Object.keys(SECURITY_EVENTS).filter((event) => !OF_COMMANDS.includes(event));
  expect([...seen].sort()).toEqual(expected.sort());
  const all = lines.filter((line) => line.includes('"msg":"security"')).join('');
  for (const secret of [
    id,
    email,
    other,
    password,
    NEW,
    token,
    session,
    code,
    pupil,
    'Ana Segredo',
    TOKEN,
    '127.0.0.1',
  ])
    expect(all).not.toContain(secret);
});

test('docs/operation.md explains every security event', () => {
  const text = readFileSync(new URL('../../../docs/operation.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Security events\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = Object.fromEntries(
    [...section.matchAll(/^\| `([\w-]+)` \| (?!Meaning)(.+) \|$/gm)].map(([, name, what]) => [name, what]),
  );
  expect(rows).toEqual(SECURITY_EVENTS);
});
