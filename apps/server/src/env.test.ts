import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';

describe('the settings', () => {
  test('all have a default', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      newGame: true,
      publicUrl: 'http://localhost:3000',
      trustProxy: [],
      rateLimits: true,
      replayClock: true,
      metricsToken: null,
      operatorToken: null,
      logLevel: 'info',
      backupDir: null,
      backupKeep: 14,
    });
  });
  test('count as not set when they are empty', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', TRUST_PROXY: '' })).toEqual(readSettings({}));
  });
  test('take the port into the public address, unless one is given', () => {
    expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readSettings({ PUBLIC_URL: 'https://jogo.com.br/' }).publicUrl).toBe('https://jogo.com.br');
  });
  test('refuse a short OPERATOR_TOKEN without repeating it', () => {
    expect(() => readSettings({ OPERATOR_TOKEN: 'segredo' })).toThrow(/^OPERATOR_TOKEN must be (?!.*segredo)/);
    expect(readSettings({ OPERATOR_TOKEN: '0123456789abcdef' }).operatorToken).toBe('0123456789abcdef');
  });
  test('take addresses and ranges of proxies', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });
  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'jogo.com.br'],
    ['PUBLIC_URL', 'ftp://jogo.com.br'],
    ['PUBLIC_URL', 'https://jogo.com.br/?x=1'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['RATE_LIMITS', 'no'],
    ['REPLAY_CLOCK', '1'],
    ['LOG_LEVEL', 'loud'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', '31'],
  ])('refuse %s=%s in one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value.replace('?', '\\?')}", but must be [^\n]+\\.$`),
    );
  });
});
