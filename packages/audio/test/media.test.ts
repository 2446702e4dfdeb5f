import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileHash, MEDIA, sourceHashes } from '../bin/sources.ts';
import { BEAT, FIRST_BEAT, LENGTH, TRACK_ADDRESS } from '../src/dancer-track.ts';
import { FILE_TYPE, type Manifest } from '../src/manifest.ts';
import { EFFECTS, MUSIC } from '../src/tags.ts';

const { sounds } = JSON.parse(readFileSync(join(MEDIA, 'manifest.json'), 'utf8')) as Manifest;
const MB = 1_000_000;

describe('the committed media', () => {
  test('every sound was rendered from the sources as they are (else: npm run media)', () => {
    const rendered = Object.fromEntries(sounds.map(({ name, source }) => [name, source]));
    expect(rendered).toEqual(Object.fromEntries(sourceHashes()));
  });

  test.each(sounds)('the file of $name is the one that the manifest names', ({ name, file, bytes }) => {
    const path = join(MEDIA, `${name}.${FILE_TYPE}`);
    expect([fileHash(path), statSync(path).size]).toEqual([file, bytes]);
  });

  test('music is at -16 LUFS, and no decoded file passes -1 dBTP', () => {
    for (const { name, kind, lufs, decodedTruePeak } of sounds) {
      if (kind === 'music') expect(Math.abs(lufs + 16), name).toBeLessThanOrEqual(0.3);
      expect(decodedTruePeak, name).toBeLessThanOrEqual(-1);
    }
  });

  test('everything stays small enough beside the films', () => {
    expect(sounds.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(2.4 * MB);
  });
});

describe('the tables of the game', () => {
  const byName = new Map(sounds.map((sound) => [sound.name, sound]));

  test('every tag of music is a rendered piece with that tag', () => {
    for (const [tag, name] of Object.entries(MUSIC)) expect(byName.get(name)?.tag).toBe(tag);
  });

  test('every cue is a rendered effect, and every effect has a cue', () => {
    const used = new Set(Object.values(EFFECTS).flatMap((cue) => cue.map(({ effect }) => effect)));
    const rendered = sounds.filter(({ kind }) => kind === 'effect').map(({ name }) => name);
    expect([...used].sort()).toEqual([...rendered].sort());
  });

  test('no name is in both tables', () => {
    expect(Object.keys(EFFECTS).filter((tag) => Object.hasOwn(MUSIC, tag))).toEqual([]);
  });

  test('the themes of screens and games loop, the results are played once', () => {
    const once = Object.keys(MUSIC).filter(
      (tag) => byName.get(MUSIC[tag as keyof typeof MUSIC])?.loopEnd === undefined,
    );
    expect(once).toEqual(['SUCCESS', 'FINAL_POSITIVO', 'FINAL_NEGATIVO']);
  });

  test('the clock of the dance starts where its first beat lies in the file', () => {
    expect(byName.get('dancer')).toMatchObject({ firstBeat: FIRST_BEAT, loopStart: FIRST_BEAT, bpm: 112.5 });
    const { seconds = 0, bpm = 0 } = byName.get('dancer') ?? {};
    expect([LENGTH, BEAT]).toEqual([seconds + 2 * FIRST_BEAT, 60 / bpm].map((value) => expect.closeTo(value, 4)));
    expect(TRACK_ADDRESS).toContain('dancer');
  });
});
