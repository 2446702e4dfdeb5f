import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { readOperator } from './operator-settings.ts';

describe('the settings', () => {
  test('all have a default', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      lan: false,
      isOfNetwork: false,
      dataDir: './data',
      databaseUrl: null,
      newGame: true,
      publicUrl: 'http://localhost:3000',
      embedOrigins: [],
      trustProxy: [],
      intranet: [],
      rateLimits: true,
      replayClock: true,
      liveStreams: 50_000,
      metricsToken: null,
      operatorToken: null,
      operatorTotp: null,
      operator: readOperator({}),
      logLevel: 'info',
      backupDir: null,
      backupKeep: 14,
      smtp: null,
      mailFrom: 'nao-responda@localhost',
      ltiPlatforms: null,
    });
  });
  test('count as not set when they are empty', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', TRUST_PROXY: '' })).toEqual(readSettings({}));
  });
  test('take the port into the public address, unless one is given', () => {
    expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readSettings({ PUBLIC_URL: 'https://jogo.com.br/' }).publicUrl).toBe('https://jogo.com.br');
  });
  test('open the game to the local network, at its address there unless another is given', () => {
    const inNetwork = (environment: Record<string, string>) =>
      readSettings({ LAN: 'on', ...environment }, () => '192.168.0.7');
    expect(inNetwork({ PORT: '8080' })).toMatchObject({
      host: '0.0.0.0',
      isOfNetwork: true,
      publicUrl: 'http://192.168.0.7:8080',
    });
    expect(inNetwork({ HOST: '192.168.0.7', PUBLIC_URL: 'http://sala.local' })).toMatchObject({
      host: '192.168.0.7',
      isOfNetwork: false,
      publicUrl: 'http://sala.local',
    });
  });
  test("log only warnings in a room's window, unless a level is given", () => {
    const level = (environment: Record<string, string>) =>
      readSettings({ LAN: 'on', ...environment }, () => '192.168.0.7').logLevel;
    expect([level({}), level({ LOG_LEVEL: 'info' })]).toEqual(['warn', 'info']);
  });
  test.each([
    ['OPERATOR_TOKEN', 'operatorToken'],
    ['METRICS_TOKEN', 'metricsToken'],
  ] as const)('refuse a short %s without repeating it', (name, field) => {
    expect(() => readSettings({ [name]: 'segredo' })).toThrow(new RegExp(`^${name} must be (?!.*segredo)`));
    expect(readSettings({ [name]: '0123456789abcdef' })[field]).toBe('0123456789abcdef');
  });
  test.each(['https://user:segredo@jogo.com.br', 'https://segredo@jogo.com.br/x'])(
    'refuse a PUBLIC_URL with a user or a password without repeating it: %s',
    (value) => expect(() => readSettings({ PUBLIC_URL: value })).toThrow(/^PUBLIC_URL must have no user (?!.*segredo)/),
  );
  test('accept the URL of a mail server, with default ports and encoded parts, and send from the public address', () => {
    const smtpOf = (SMTP_URL: string) => readSettings({ SMTP_URL }).smtp;
    expect(smtpOf('smtp://jogo%40x.br:a%2Fb@mail.x.br')).toEqual({
      host: 'mail.x.br',
      port: 587,
      isSecure: false,
      login: { user: 'jogo@x.br', password: 'a/b' },
    });
    expect(smtpOf('smtps://[::1]:4650')).toEqual({ host: '::1', port: 4650, isSecure: true, login: null });
    expect(smtpOf('smtps://mail.x.br')).toMatchObject({ port: 465 });
    expect(readSettings({ PUBLIC_URL: 'https://jogo.com.br:8443/x' }).mailFrom).toBe('nao-responda@jogo.com.br');
    expect(readSettings({ MAIL_FROM: ' ola@jogo.com.br' }).mailFrom).toBe('ola@jogo.com.br');
  });
  test.each([
    'mail.x.br',
    'http://u:segredo@mail.x.br',
    'smtp://u:segredo@mail.x.br/caixa',
    'smtp://u:segredo@mail.x.br?tls=no',
    'smtp://:segredo@mail.x.br',
    'smtp://u@mail.x.br',
    'smtp://u:segredo@mail.x.br:99999',
  ])('refuse SMTP_URL=%s in one sentence that does not repeat it', (value) => {
    expect(() => readSettings({ SMTP_URL: value })).toThrow(/^SMTP_URL must be (?!.*segredo)[^\n]+\.$/);
  });
  test('take the sites that may frame the game as a list of origins', () => {
    const { embedOrigins } = readSettings({ EMBED_ORIGINS: 'https://escola.example, http://ava.example:8080' });
    expect(embedOrigins).toEqual(['https://escola.example', 'http://ava.example:8080']);
  });
  test('take addresses and ranges of proxies', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HOST', 'a b'],
    ['LAN', 'yes'],
    ['PUBLIC_URL', 'jogo.com.br'],
    ['PUBLIC_URL', 'ftp://jogo.com.br'],
    ['PUBLIC_URL', 'https://jogo.com.br/?x=1'],
    ['PUBLIC_URL', 'https://jogo.com.br/api/jogo'],
    ['EMBED_ORIGINS', 'escola.example'],
    ['EMBED_ORIGINS', 'https://escola.example/'],
    ['EMBED_ORIGINS', 'https://Escola.example'],
    ['EMBED_ORIGINS', 'https://x.example; script-src https://x.example'],
    ['EMBED_ORIGINS', 'https://*.example'],
    ['EMBED_ORIGINS', 'https://escola.example,'],
    ['EMBED_ORIGINS', 'null'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMITS', 'no'],
    ['REPLAY_CLOCK', '1'],
    ['LOG_LEVEL', 'loud'],
    ['LIVE_STREAMS', '-1'],
    ['LIVE_STREAMS', '1000001'],
    ['LIVE_STREAMS', 'many'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', '31'],
    ['MAIL_FROM', 'Jogo <jogo@x.br>'],
  ])('refuse %s=%s in one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value.replace(/[?*]/, '\\$&')}", but must be [^\n]+\\.$`),
    );
  });
});
