import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPlatforms } from './platform-settings.ts';

const MOODLE = {
  issuer: 'https://moodle.example.com',
  clientId: 'AbC123',
  authUrl: 'https://moodle.example.com/mod/lti/auth.php',
  tokenUrl: 'https://moodle.example.com/mod/lti/token.php',
  jwksUrl: 'https://keys.example.com/certs',
  deploymentIds: ['1'],
};
const HOME = 'https://jogo.example.com';
const read = (entries: unknown, publicUrl = HOME) => readPlatforms(JSON.stringify(entries), publicUrl);

describe('the platforms of the settings', () => {
  test('are read from a list, with all origins that their addresses name', () => {
    expect(read([{ ...MOODLE, origins: ['https://escola.example.com/x'] }])).toEqual([
      {
        ...MOODLE,
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        tokenAudience: MOODLE.tokenUrl,
        origins: ['https://moodle.example.com', 'https://keys.example.com', 'https://escola.example.com'],
      },
    ]);
  });

  test('are read from a file, and may be an empty list', () => {
    const folder = mkdtempSync(join(tmpdir(), 'consorcio-lti-'));
    const file = join(folder, 'lti.json');
    writeFileSync(file, JSON.stringify([MOODLE]));
    expect(readPlatforms(file, HOME)).toHaveLength(1);
    rmSync(folder, { recursive: true });
    expect(read([])).toEqual([]);
  });

  test('may be two clients of one issuer, but not one client twice', () => {
    expect(read([MOODLE, { ...MOODLE, clientId: 'other' }])).toHaveLength(2);
    expect(() => read([MOODLE, MOODLE])).toThrow(/names the client "AbC123" of https:\/\/moodle\.example\.com twice/);
  });

  test.each<[why: string, entry: unknown, says: RegExp]>([
    ['no issuer', { ...MOODLE, issuer: ' ' }, /entry 1 must have "issuer"/],
    ['a number as client', { ...MOODLE, clientId: 7 }, /entry 1 must have "clientId"/],
    ['an address without TLS', { ...MOODLE, tokenUrl: 'http://moodle.example.com' }, /"tokenUrl" must be an address/],
    ['an address with a password', { ...MOODLE, jwksUrl: 'https://a:b@x.example' }, /"jwksUrl" must be an address/],
    ['no deployment', { ...MOODLE, deploymentIds: [] }, /"deploymentIds" must be a list of texts/],
    ['one deployment as a text', { ...MOODLE, deploymentIds: '1' }, /"deploymentIds" must be a list of texts/],
    ['an origin without TLS', { ...MOODLE, origins: ['http://x.example'] }, /"origins" must be addresses/],
    ['a field that there is none of', { ...MOODLE, client_id: 'x' }, /unknown field "client_id"/],
    ['a text', 'https://moodle.example.com', /entry 1 must be an object/],
  ])('with %s stop the start with a message that says so', (_, entry, says) => {
    expect(() => read([entry])).toThrow(says);
    expect(() => read([entry])).toThrow(/^LTI_PLATFORMS .*docs\/operation\.md/);
  });

  test.each([
    ['[', /is not valid JSON/],
    ['/nowhere/lti.json', /neither a JSON list nor a file that can be read/],
  ])('as %s stop the start', (text, says) => {
    expect(() => readPlatforms(text, HOME)).toThrow(says);
  });

  test('need TLS in the public address, but on the machine itself', () => {
    expect(() => read([], 'http://jogo.example.com')).toThrow(/needs a PUBLIC_URL with https/);
    expect(read([], 'http://localhost:3000')).toEqual([]);
  });
});
