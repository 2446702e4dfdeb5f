import type { Piece } from '../sequencer/score.ts';

/**
 * PAGAMENTOS: light suspense, never a threat. A chromatic bass descends under pizzicato steps; the bridge in C opens a window;
 * the last bar asks again. Form A A' B A'' = 4 4 4 4 bars of 2/4.
 */
export const pagamentos: Piece = {
  name: 'pagamentos',
  tag: 'PAGAMENTOS',
  key: 'A minor',
  bpm: 80,
  bars: 16,
  loop: true,
  glue: 1.5,
  swing: [0, 0, -0.02, 0],
  loose: 0.005,
  room: { seconds: 1.2, dark: 4200, seed: 'balcao' },
  parts: {
    pizz: { play: 'pizzicato', level: -19.5, pan: -0.12, room: -10 },
    clarinete: { play: 'clarinet', level: -20, pan: 0.2, room: -9 },
    marimba: { level: -25, pan: 0.3, spread: 0.2, room: -12 },
    baixo: { play: 'upright', level: -20.5, room: -20 },
    violao: { play: 'nylon', level: -25, pan: -0.3, room: -12 },
    relogio: { play: 'block', level: -33, pan: 0.45, room: -12 },
    vassoura: { play: 'brush', level: -32, pan: -0.35, room: -14 },
    surdo: { level: -27, room: -16, tone: [['lowpass', 500, 0.6]] },
    cordas: { play: 'pad', level: -30, spread: 0.8, room: -8, tone: [['lowpass', 1800, 0.6]] },
  },
  write(s) {
    const h = s.chords(
      `
      | Am | Am(maj7)/G# | Am7/G | D7/F# | Fmaj7 | Dm6 | Bø | E7(b9) |
      | Dm7 | G7(13) | Cmaj7 | F#ø B7(b9) | Bø E7(b9) | Am D7/F# | Fmaj7 | E7(b9) |`,
      { low: 55, high: 74, centre: 63 },
    );
    s.melody(
      'pizz',
      1,
      `
      | E4 . A4 . C5 . B4 A4 | G#4 . . B4 . . E4 . | G4 . A4 . C5 . E5 C5 | F#4 . . A4 . . D5 . |
      | F4 . A4 . C5 . E5 . | D5 . . B4 . . F4 . | D5 . B4 . F4 . A4 B4 | G#4 . . . E4 . F4 G#4 |`,
      { strength: 0.86 },
    );
    s.melody(
      'clarinete',
      9,
      `
      | A4 _ _ D5 _ F5 _ E5 | _ _ D5 _ B4 _ _ . | G4 _ _ C5 _ E5 _ D5 | C5 _ _ A4 B4 _ D#5 _ |`,
      { strength: 0.78 },
    );
    s.melody(
      'pizz',
      13,
      `
      | D5 . F5 . G#4 . B4 F5 | E5 . C5 . A4 . F#4 . | A4 . C5 . E5 . A4 . | G#4 . . B4 . . . . |`,
      { strength: 0.9 },
    );
    s.melody('clarinete', 5, '| . . . . . . A3 C4 | B3 _ _ . . . A3 _ | F3 _ _ _ _ _ . . | E3 _ _ _ _ . . . |', {
      strength: 0.55,
    });
    s.melody('clarinete', 14, '| . . . . . . A4 _ | C5 _ _ _ B4 _ A4 _ | B4 _ _ _ . . . . |', { strength: 0.55 });
    s.bass('baixo', h, '1.....1.', { low: 33, bars: [1, 8], sustain: 0.8 });
    s.bass('baixo', h, '1..5..1a', { low: 33, bars: [9, 12], sustain: 0.9 });
    s.bass('baixo', h, '1...1.1.', { low: 33, bars: [13, 16], sustain: 0.7 });
    s.comp('marimba', h, '..x..x..', { bars: [5, 8], strength: 0.5, most: 2, strum: 0 });
    s.comp('marimba', h, '..x..x..', { bars: [13, 16], strength: 0.56, most: 2, strum: 0 });
    s.arpeggio('violao', h, '.1234321', { bars: [9, 12], strength: 0.6, most: 5 });
    s.beat('relogio', 1, 8, 'a...x...');
    s.beat('relogio', 13, 16, 'a...x...');
    s.beat('vassoura', 3, 8, 'g.x.g.xg');
    s.beat('vassoura', 9, 12, 'o.xgo.xg');
    s.beat('vassoura', 13, 16, 'gxx.g.xg');
    s.beat('surdo', 1, 16, 'm.....m. m...r...');
    s.comp('cordas', h, 'x.......', { bars: [7, 12], strength: 0.6, sustain: 1, strum: 0 });
  },
};
