import { existsSync, readFileSync, statSync } from 'node:fs';
import { FILMS } from '@consorcio/art/films';
import { describe, expect, test } from 'vitest';
import { captionsFile, FILE_TYPES, fileHash, pathOf, readManifest, sourceHash } from '../bin/film-files.ts';
import { hashText } from '../src/core/ids.ts';

const TIMES = [0, 0.3, 1.7, 3.1, 3.9];
const WORDS = /data-words="([^"]*)"/g;
/** What lies in the frame of a picture or of a layer. */
const bodyOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

test('there are seventeen films, at the paths that the game asks for', () => {
  const ids = [1, 2, 3, 4];
  expect(FILMS.map(({ name }) => name)).toEqual([
    ...ids.map((id) => `choiceVideo/telas_video_tutorial_p${id}`),
    ...ids.map((id) => `sorteio/envelope_full_p${id}`),
    'sorteio/envelope_full_random',
    ...ids.flatMap((id) => [`sorteio/roleta_final_p${id}_acerto`, `sorteio/roleta_final_p${id}_falha`]),
  ]);
});

describe.each(FILMS)('$name', (film) => {
  const times = [...TIMES, film.stillAt, film.seconds / 2, film.seconds - 0.01];
  let kept: readonly string[] | undefined;
  /** Its pictures in order, drawn once for both tests. */
  const pictures = (): readonly string[] => {
    kept ??= times.map((t) => film.svgAt(t));
    return kept;
  };
  test('is a whole picture at every second', () => {
    for (const svg of pictures()) {
      expect(svg).toMatch(/^<svg [^>]*width="540" height="720" viewBox="0 0 768 1024">.+<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/);
    }
  });
  test('is the same picture whenever it is drawn, whole or in layers', () => {
    const first = pictures().map((svg) => hashText(bodyOf(svg)));
    const again = times.toReversed().map((t) => film.layersAt(t));
    for (const layers of again) expect(layers.length).toBeGreaterThan(1);
    expect(again.map((layers) => hashText(layers.map(bodyOf).join('')))).toEqual(first.toReversed());
  });
  test('has captions in order, within its length, and each long enough to be read', () => {
    let end = 0;
    for (const { from, to, text } of film.captions) {
      expect(from).toBeGreaterThanOrEqual(end);
      expect(text.length / (to - from)).toBeLessThan(21);
      end = to;
    }
    expect(end).toBeLessThanOrEqual(film.seconds);
  });
});

test('a tutorial cannot be skipped, so it lasts 15 seconds at most', () => {
  for (const { seconds } of FILMS.filter(({ kind }) => kind === 'tutorial')) expect(seconds).toBeLessThanOrEqual(15);
});

test('until the game shows the result, a draw looks the same for a win and a loss', () => {
  for (const id of [1, 2, 3, 4]) {
    const [won, lost] = ['acerto', 'falha'].map((end) => FILMS.find(({ name }) => name.endsWith(`p${id}_${end}`)));
    for (const t of [0, 1, 2, 4, 5.7]) expect(won?.svgAt(t)).toBe(lost?.svgAt(t));
    expect(won?.svgAt(6.5)).not.toBe(lost?.svgAt(6.5));
  }
});

test('a draw shows no number, and the letter of an envelope says no result', () => {
  for (const film of FILMS.filter(({ kind }) => kind !== 'tutorial')) {
    const words = [0.5, 2, 3.8].flatMap((t) => Array.from(film.svgAt(t).matchAll(WORDS), ([, word = '']) => word));
    expect(words.filter((word) => !['SORTEIO', 'cota por cota', 'LANCE', '?'].includes(word))).toEqual([]);
  }
});

/* After a film was changed on purpose and looked at (npm run tool -- films), these are written anew. */
test('films stay as they were drawn', () => {
  const pins = FILMS.filter(({ name }) => /p1|random/.test(name)).map(
    (film) => `${hashText(film.svgAt(film.stillAt))} ${film.name}`,
  );
  expect(pins).toMatchSnapshot();
});

describe('the committed files', () => {
  const entries = readManifest().films;
  test('match their sources: npm run tool -- films regenerates them', () => {
    expect(entries.map(({ name, source }) => [name, source])).toEqual(
      FILMS.map((film) => [film.name, sourceHash(film)]),
    );
    /* About six hundred pictures are drawn. */
  });
  test('are those of the manifest', () => {
    for (const { name, files } of entries) {
      for (const type of FILE_TYPES) {
        expect(existsSync(pathOf(name, type)), `${name}.${type}`).toBe(true);
        expect(fileHash(pathOf(name, type)), `${name}.${type}`).toBe(files[type].hash);
        expect(statSync(pathOf(name, type)).size).toBe(files[type].bytes);
      }
    }
  });
  test('are small: no film above 600 kB, all of them together at most 2.4 MB', () => {
    const sizes = entries.map(({ files }) => files.mp4.bytes);
    expect(Math.max(...sizes)).toBeLessThan(600_000);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(2_400_000);
  });
  test('begin with their index, so that they play before they are whole', () => {
    for (const { name } of entries) {
      const film = readFileSync(pathOf(name, 'mp4'));
      expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    }
  });
  test('hold the captions of the film', () => {
    for (const film of FILMS) expect(readFileSync(pathOf(film.name, 'vtt'), 'utf8')).toBe(captionsFile(film));
  });
});
