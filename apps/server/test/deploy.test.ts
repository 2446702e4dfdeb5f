import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const placeOf = (name: string): string => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const read = (name: string): string => readFileSync(placeOf(name), 'utf8');
const UNIT = read('vai-de-consorcio.service');
/** The settings of a section of the unit. */
const section = (name: string): ReadonlyMap<string, string> => {
  const [, text = ''] = UNIT.split(`[${name}]\n`);
  const lines = text.split(/\n\[/)[0]?.match(/^\w+=.*$/gm) ?? [];
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
};

test('systemd starts the server again for as long as PostgreSQL is away', () => {
  expect(section('Unit').get('StartLimitIntervalSec')).toBe('0');
  expect(section('Service').get('Restart')).toBe('on-failure');
  expect(Number(section('Service').get('RestartSec'))).toBeGreaterThanOrEqual(1);
});

test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'the unit is exposed by 2.5 of 10 at most, as systemd counts',
  () => {
    const words = ['security', '--offline=yes', '--no-pager', placeOf('vai-de-consorcio.service')];
    const { stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    expect(Number(/exposure level [^:]+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2.5);
  },
);

test('the game under systemd has a user that stays, so that commands can be run as the same', () => {
  expect(section('Service').get('User')).toBe('vai-de-consorcio');
  expect(section('Service').has('DynamicUser')).toBe(false);
});

test('a game that breaks off leaves no copy of its memory, which holds tokens and passwords', () => {
  expect(section('Service').get('LimitCORE')).toBe('0');
});

test('whether Caddy serves pages does not hang on the database', () => {
  expect(read('Caddyfile')).toMatch(/^\s*health_uri \/healthz$/m);
});

const NAMES = [...read('../docs/operation.md').matchAll(/[\w.-]+\.(?:backup|old)\b/g)].map(([name]) => name);
test('.gitignore keeps out every backup that operation.md names', () => {
  const lines = read('../.gitignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const patterns = lines.map((line) =>
    line
      .replace(/^\*\*\//, '')
      .replaceAll('.', '\\.')
      .replaceAll('*', '.*'),
  );
  const isKept = (name: string) => patterns.some((pattern) => new RegExp(`^${pattern}$`).test(name));
  expect(NAMES).toEqual(expect.arrayContaining(['before-upgrade.backup', 'data.old', 'database.old']));
  const all = [...NAMES, 'vai-de-consorcio-2026-11-22T170500Z.backup', 'vai-de-consorcio-1.backup.check.json'];
  expect(all.filter((name) => !isKept(name))).toEqual([]);
});

test('nginx offers TLS 1.3 and keeps its version to itself', () => {
  expect(read('nginx.conf')).toMatch(/^ +ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  expect(read('nginx.conf')).toMatch(/^ +server_tokens off;$/m);
});
