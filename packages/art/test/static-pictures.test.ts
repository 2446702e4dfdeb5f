import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { afterAll, describe, expect, test } from 'vitest';
import { buildPictures } from '../bin/build-pictures.ts';
import { staticPictures } from '../bin/static-pictures.ts';

const paths = staticPictures().map(({ path }) => path);
const home = mkdtempSync(join(tmpdir(), 'pictures-'));
const folder = join(home, 'site');
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('every picture of the specification has its file', () => {
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
  test.each([
    ['the certificate of each persona', PERSONA_IDS.map((id) => `certificado/frame_${id}.png`)],
    ['the personas', PERSONA_IDS.map((id) => `api/personas/${id}.png`)],
    [
      'their windows',
      ['frame', 'frame_win', 'slice'].flatMap((kind) => PERSONA_IDS.map((id) => `api/personas/${kind}_${id}.png`)),
    ],
    ['the dreams', upTo(7).flatMap((id) => [`dream/${id}.svg`, `api/dreams/${id}.png`])],
    ['the parts of the longest dream', [0, ...upTo(9)].map((n) => `dream/parts/sonho7_cliclo-${n}.png`)],
    ['the cycles', upTo(9).map((n) => `cycles/cycle_${n}.png`)],
    ['the events', upTo(20).map((id) => `api/events/${id}.png`)],
    ['the badges', upTo(45).map((id) => `api/badges/${id}.png`)],
    ['the envelopes', PERSONA_IDS.map((id) => `sorteio/export_envelope_p${id}_103.png`)],
    ['the ways to share', ['whatsapp', 'twitter', 'facebook'].map((name) => `compartilharSocial/${name}.svg`)],
  ])('%s', (_, files) => {
    for (const file of files) expect(paths).toContain(file);
  });
  test('once', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('the build', () => {
  const square = (colour: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`;
  const two = (colour: string) => [
    { path: 'a/one.png', draw: () => square(colour), width: 16 },
    { path: 'two.svg', draw: () => square('#FFFFFF') },
  ];
  test('draws what is missing and logs each step', async () => {
    const steps: string[] = [];
    const result = await buildPictures(two('#0B7F62'), folder, (done, total, path) =>
      steps.push(`${done}/${total} ${path}`),
    );
    expect(result).toMatchObject({ total: 2, drawn: 2 });
    expect(steps.at(-1)).toMatch(/^2\/2 /);
    expect(readFileSync(join(folder, 'a/one.png')).readUInt32BE(16)).toBe(16);
  });
  test('leaves unchanged pictures alone', async () => {
    const before = statSync(join(folder, 'a/one.png')).mtimeMs;
    expect(await buildPictures(two('#0B7F62'), folder)).toMatchObject({ drawn: 0 });
    expect(statSync(join(folder, 'a/one.png')).mtimeMs).toBe(before);
  });
  test('draws a changed picture and a deleted file again', async () => {
    expect(await buildPictures(two('#C2362F'), folder)).toMatchObject({ drawn: 1 });
    rmSync(join(folder, 'two.svg'));
    expect(await buildPictures(two('#C2362F'), folder)).toMatchObject({ drawn: 1 });
  });
  test('draws everything again when its own notes are broken', async () => {
    writeFileSync(`${folder}.manifest.json`, '{ torn');
    expect(await buildPictures(two('#C2362F'), folder)).toMatchObject({ drawn: 2 });
  });
  test('removes a picture that is no longer listed, and nothing else', async () => {
    writeFileSync(join(folder, 'foreign.txt'), 'stays');
    await buildPictures(two('#C2362F').slice(1), folder);
    expect(existsSync(join(folder, 'a/one.png'))).toBe(false);
    expect(existsSync(join(folder, 'foreign.txt'))).toBe(true);
  });
});
