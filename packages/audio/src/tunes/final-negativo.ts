import type { Piece } from '../sequencer/score.ts';

/**
 * FINAL_NEGATIVO: a kind shrug, not a punishment. D minor thinks it over; a borrowed minor sixth chord leads into D major and
 * the guitar climbs: there will be another cycle.
 */
export const finalNegativo: Piece = {
  name: 'final-negativo',
  tag: 'FINAL_NEGATIVO',
  key: 'D minor to D major',
  bpm: 75,
  bars: 7,
  loop: false,
  tail: 2.2,
  fade: 1.3,
  glue: 1.3,
  slowing: { from: 36, to: 52, factor: 1.28 },
  loose: 0.009,
  room: { seconds: 1.7, dark: 4400, seed: 'varanda' },
  parts: {
    flauta: { play: 'flute', level: -19.5, pan: 0.15, room: -8, push: 0.015 },
    violao: {
      play: 'nylon',
      level: -19.5,
      pan: -0.2,
      spread: 0.15,
      room: -11,
      tone: [
        ['peaking', 110, 1.2, 2],
        ['highshelf', 3000, 0.7, 3],
      ],
    },
    cordas: { play: 'pad', level: -25, spread: 0.8, room: -7, tone: [['lowpass', 2200, 0.6]] },
    baixo: { play: 'upright', level: -22, room: -20 },
    brilho: { play: 'celesta', level: -28, pan: 0.3, room: -6 },
  },
  write(s) {
    const h = s.chords('| Dm9 | Gm6 | Eø A7(b9) | Bbmaj7 | Gm6 A7sus | D6/9 | D6/9 |', {
      low: 53,
      high: 72,
      centre: 62,
      loop: false,
    });
    s.melody(
      'flauta',
      1,
      `
      | A4 _ _ D5 _ F5 E5 D5 | Bb4 _ _ _ A4 _ G4 _ | G4 _ Bb4 D5 C#5 _ _ E5 | F5 _ _ _ D5 _ F5 _ |
      | E5 _ _ D5 E5 _ _ G5 | F#5 _ _ _ _ _ A5 _ | _ _ _ _ _ _ . . |`,
    );
    s.arpeggio('violao', h, 'b.2.3.42', { bars: [1, 3], strength: 0.7, low: 38 });
    s.arpeggio('violao', h, 'b.2341.3', { bars: [4, 5], strength: 0.74, low: 38 });
    s.melody('violao', 6, '| D3 A3 D4 E4 F#4 A4 B4 D5 | E5 _ _ _ F#5 _ _ _ |', { strength: 0.7, length: 2.5 });
    s.bass('baixo', h, '1...5...', { low: 38, bars: [4, 5] });
    s.bass('baixo', h, '1.......', { low: 38, bars: [6, 6], sustain: 2 });
    s.comp('cordas', h, 'x.......', { bars: [3, 6], strength: 0.6, sustain: 1, strum: 0 });
    s.melody('brilho', 7, '| . . A5 . D6 . . . |', { strength: 0.6 });
  },
};
