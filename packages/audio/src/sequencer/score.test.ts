import { describe, expect, test } from 'vitest';
import { perform } from './performance.ts';
import { tempo } from './piece.ts';
import { type Piece, Score } from './score.ts';

const aPiece = (write: Piece['write'], more: Partial<Piece> = {}): Piece => ({
  name: 'ensaio',
  tag: 'ENSAIO',
  key: 'C major',
  bpm: 60,
  bars: 2,
  loop: true,
  loose: 0,
  parts: { flute: { level: -20 }, nylon: { level: -20 }, surdo: { level: -20 } },
  write,
  ...more,
});

const notesOf = (piece: Piece, part: string) => new Score(piece).parts.get(part) ?? [];

describe('a melody', () => {
  test('holds, rests, accents and slides as it is written', () => {
    const notes = notesOf(
      aPiece((s) => s.melody('flute', 1, '| C4 _ . E4! . ^G4 . A4? |')),
      'flute',
    );
    expect(notes.map(({ at, cells, midi, slide }) => [at, cells, midi, slide])).toEqual([
      [0, 2, 60, false],
      [3, 1, 64, false],
      [5, 1, 67, true],
      [7, 1, 69, false],
    ]);
    const [plain, accent, , ghost] = notes.map(({ strength }) => strength);
    expect(accent).toBeGreaterThan(plain ?? 1);
    expect(ghost).toBeLessThan(plain ?? 0);
  });

  test('two names in a cell share it', () => {
    const notes = notesOf(
      aPiece((s) => s.melody('flute', 1, '| C4/D4 . . . . . . . |')),
      'flute',
    );
    expect(notes.map(({ at, cells }) => [at, cells])).toEqual([
      [0, 0.5],
      [0.5, 0.5],
    ]);
  });

  test('a hold goes on over the bar line', () => {
    const [note] = notesOf(
      aPiece((s) => s.melody('flute', 1, '| . . . . . . . C4 | ~ |')),
      'flute',
    );
    expect(note?.cells).toBe(9);
  });

  test('a bar with a wrong number of cells does not pass', () => {
    expect(() => new Score(aPiece((s) => s.melody('flute', 1, '| C4 _ . |')))).toThrow('3 cells');
  });

  test('a part that nobody has does not pass', () => {
    expect(() => new Score(aPiece((s) => s.melody('tuba', 1, '| - | C4 . . . . . . . |')))).toThrow('no part tuba');
  });
});

describe('accompaniment', () => {
  const piece = aPiece((s) => {
    const h = s.chords('| C | G7 |', { low: 53, high: 74 });
    s.bass('flute', h, '1...5..a', { low: 36 });
    s.comp('nylon', h, 'x......x');
    s.beat('surdo', 1, 2, 'L...m...');
  });

  test('the bass plays root, fifth and a semitone towards the next root', () => {
    expect(notesOf(piece, 'flute').map(({ midi }) => midi)).toEqual([36, 43, 42, 43, 38, 37]);
  });

  test('an off-beat stroke just before a change already plays the next chord', () => {
    const late = notesOf(piece, 'nylon').filter(({ at }) => at === 7);
    expect(late.map(({ midi = 0 }) => midi % 12).sort((a, b) => a - b)).toEqual([2, 5, 7, 11]);
  });

  test('the letters of a pattern are strokes, capitals are accents', () => {
    expect(notesOf(piece, 'surdo').map(({ at, stroke, strength }) => [at, stroke, strength])).toEqual([
      [0, 'l', 1],
      [4, 'm', 0.7],
      [8, 'l', 1],
      [12, 'm', 0.7],
    ]);
  });
});

describe('a performance', () => {
  const tune: Piece['write'] = (s) => s.melody('flute', 1, '| C4 D4 E4 F4 G4 A4 B4 C5 |');

  test('a sixteenth lasts a quarter of a beat', () => {
    const seconds = perform(new Score(aPiece(tune))).map((note) => note.seconds);
    expect(seconds).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75]);
  });

  test('is the same every time, uneven as it is', () => {
    const played = (name: string) => perform(new Score(aPiece(tune, { name, loose: 0.01 })));
    expect(played('ensaio')).toEqual(played('ensaio'));
    expect(played('ensaio')).not.toEqual(played('outro'));
  });

  test('a slowing ending stretches its cells and all that comes after', () => {
    const clock = tempo({ bpm: 60, slowing: { from: 4, to: 8, factor: 2 } });
    expect([clock(4), clock(8), clock(9) - clock(8)]).toEqual([1, 2.5, 0.5]);
  });
});
