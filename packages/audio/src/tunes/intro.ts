import type { Piece } from '../sequencer/score.ts';

/** INTRO: gentle bossa nova. The flute asks, guitar and vibraphone answer. Form A A' B A'' = 8 8 4 8 bars of 2/4. */
export const intro: Piece = {
  name: 'intro',
  tag: 'INTRO',
  key: 'D major',
  bpm: 75,
  bars: 28,
  loop: true,
  glue: 1.5,
  swing: [0, 0.02, -0.03, -0.02],
  loose: 0.007,
  room: { seconds: 1.5, dark: 4600, seed: 'varanda' },
  parts: {
    violao: {
      play: 'nylon',
      level: -20,
      pan: -0.18,
      spread: 0.12,
      room: -13,
      tone: [
        ['peaking', 105, 1.2, 2],
        ['peaking', 240, 1, 1.5],
        ['highshelf', 3000, 0.7, 3],
      ],
    },
    flauta: { play: 'flute', level: -19.5, pan: 0.04, room: -8, echo: -22, push: 0.012 },
    baixo: { play: 'upright', level: -21.5, room: -24 },
    ganza: { level: -31.5, pan: 0.42, room: -16 },
    aro: { play: 'rim', level: -33, pan: -0.4, room: -10 },
    vibrafone: { play: 'vibraphone', level: -25, pan: 0.28, spread: 0.25, room: -9 },
    cordas: { play: 'pad', level: -28, spread: 0.7, room: -6, tone: [['lowpass', 2400, 0.6]] },
  },
  write(s) {
    const h = s.chords(
      `
      | Dmaj9 | D6/9 | Bm9 | E7(13) | Em9 | A7(b9) | F#m7 B7(b9) | Em9 A7(13) |
      | Dmaj9 | D6/9 | Bm9 | E7(13) | Em9 | A7(b9) | D6/9 | Am7 D7(b9) |
      | Gmaj9 | Gm6 C7(9) | F#m7 B7(b9) | Em9 A7(13) |
      | Dmaj9 | D6/9 | Bm9 | E7(13) | Em9 | Gm6 | D6/9 | Em9 A7(13) |`,
      { low: 54, high: 75, centre: 64 },
    );

    s.melody(
      'flauta',
      1,
      `
      | . A4 B4 D5 _ F#5 _ E5  | _ _ D5 _ B4 _ A4 _    | . B4 D5 F#5 _ A5 _ G#5  | _ _ F#5 _ E5 _ C#5 _ |
      | . G5 _ F#5 _ E5 D5 B4  | C#5 _ _ E5 _ Bb4 _ A4 | _ . C#5 E5 _ D#5 C5 A4  | B4 _ D5 G4 _ F#4 _ . |`,
    );
    s.melody(
      'flauta',
      9,
      `
      | . A4 B4 D5 _ F#5 _ A5  | _ _ F#5 _ E5 _ D5 B4  | . B4 D5 F#5 _ A5 _ B5   | _ _ G#5 _ F#5 _ E5 C#5 |
      | . G5 _ F#5 _ E5 D5 B4  | C#5 _ _ E5 _ G5 _ F#5 | _ _ _ _ E5 _ D5 _       | C5 _ _ B4 _ Eb5 D5 C5 |`,
      { strength: 0.86 },
    );
    s.melody(
      'flauta',
      17,
      `
      | B4 _ D5 _ F#5 _ A5 _   | Bb5 _ _ A5 G5 _ E5 D5 | C#5 _ E5 _ D#5 _ C5 _   | B4 _ D5 F#5 _ E5 _ C#5 |`,
      { strength: 0.92 },
    );
    s.melody(
      'flauta',
      21,
      `
      | . A4 B4 D5 _ F#5 _ E5  | _ _ D5 _ B4 _ A4 _    | . B4 D5 F#5 _ A5 _ G#5  | _ _ F#5 _ E5 _ C#5 _ |
      | . G5 _ F#5 _ E5 D5 B4  | Bb4 _ _ D5 _ E5 _ D5  | _ _ _ _ B4 _ A4 _       | - |`,
      { strength: 0.76 },
    );

    s.comp('violao', h, 'x..x..x. ..x..x..', { strength: 0.62, sustain: 0.95 });
    s.bass('violao', h, '1...5...', { low: 40, strength: 0.62, sustain: 0.95, bars: [1, 8] });
    s.bass('baixo', h, '1..a5..a 1..55..a', { low: 33, bars: [9, 28], sustain: 0.92 });

    s.beat('ganza', 1, 28, 'xgogxgog');
    s.beat('aro', 9, 28, '..x..x.. x..x..x.');
    s.comp('vibrafone', h, '........ ...x....', { bars: [1, 8], strength: 0.5, most: 7, strum: 0.02 });
    s.comp('vibrafone', h, '...x....', { bars: [9, 16], strength: 0.5, most: 6, strum: 0.02 });
    s.comp('vibrafone', h, '........ ..x.x...', { bars: [21, 28], strength: 0.5, most: 6, strum: 0.02 });
    s.melody('vibrafone', 28, '| . D5 F#5 A5 _ G5 E5 C#5 |', { strength: 0.6 });
    s.comp('cordas', h, 'x.......', { bars: [13, 20], strength: 0.6, sustain: 1, strum: 0 });
  },
};
