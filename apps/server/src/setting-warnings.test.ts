import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { looseSettings, misspeltSettings, oldNode } from './setting-warnings.ts';

describe('a variable that is almost a setting', () => {
  test.each([
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['BACKUPDIR', 'BACKUP_DIR'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['Public_Url', 'PUBLIC_URL'],
    ['OPERATOR_TOKENS', 'OPERATOR_TOKEN'],
    ['LTI_PLATFORM', 'LTI_PLATFORMS'],
    ['PORTS', 'PORT'],
  ])('%s is told, with the name that is meant, %s', (given, meant) => {
    expect(misspeltSettings({ [given]: 'x' })).toEqual([
      `${given} is no setting and changes nothing: if ${meant} is meant, correct its name.`,
    ]);
  });
  test('is not one that another program knows, is empty, or is a setting', () => {
    const others = { LANG: 'C', HOME: '/', PATH: '/bin', HOSTNAME: 'x', MAIL: 'x', LOGNAME: 'x', PGPORT: '1', TZ: 'x' };
    expect(
      misspeltSettings({ ...others, RATE_LIMIT: '', RATE_LIMITS: 'on', OPERATOR_SITE: 'x', LOG_KEPT: 'x' }),
    ).toEqual([]);
  });
});

test('limits and the clock of replays that are off are told where the address is public', () => {
  const told = (settings: Record<string, string>) =>
    looseSettings(readSettings({ RATE_LIMITS: 'off', REPLAY_CLOCK: 'off', ...settings })).map(
      (one) => one.split(' ')[0],
    );
  expect(told({ PUBLIC_URL: 'https://jogo.example' })).toEqual(['RATE_LIMITS', 'REPLAY_CLOCK']);
  expect(told({ PUBLIC_URL: 'https://jogo.example', REPLAY_CLOCK: 'on' })).toEqual(['RATE_LIMITS']);
  expect(told({})).toEqual([]);
});

test('a Node that starts the game and gets no security updates is told, a newer one is not', () => {
  expect(oldNode('20.19.0')).toEqual([expect.stringMatching(/^Node 20 has had no security updates .* Node 24/)]);
  expect([...oldNode('22.11.0'), ...oldNode('24.0.0')]).toEqual([]);
});
