import type { Piece } from '../sequencer/score.ts';

/**
 * Shopping (matches): bossa-lounge for thinking. Electric piano, vibraphone, upright bass, brushes.
 * Form A A' B A'' of 8 bars of 2/4; the bridge walks down in ii-V steps (B flat, A flat, G flat) and home.
 */
export const matches: Piece = {
  name: 'matches',
  tag: 'MATCHES',
  key: 'F major',
  bpm: 80,
  bars: 32,
  loop: true,
  glue: 1.5,
  swing: [0, 0.04, -0.02, 0.02],
  loose: 0.007,
  room: { seconds: 1.4, dark: 5000, seed: 'galeria' },
  parts: {
    vibrafone: { play: 'vibraphone', level: -19.5, pan: 0.15, room: -9, echo: -20 },
    piano: { play: 'rhodes', level: -21, pan: -0.15, spread: 0.5, room: -14, tone: [['highpass', 160, 0.7]] },
    baixo: { play: 'upright', level: -20.5, room: -24 },
    flauta: { play: 'flute', level: -25, pan: -0.3, room: -7, echo: -18 },
    vassoura: { play: 'brush', level: -29.5, pan: 0.3, room: -16 },
    aro: { play: 'rim', level: -32.5, pan: -0.38, room: -11 },
    ganza: { level: -33, pan: -0.55, room: -16 },
    surdo: { level: -28, room: -20, tone: [['lowpass', 400, 0.6]] },
    cordas: { play: 'pad', level: -28, spread: 0.8, room: -8, tone: [['lowpass', 2000, 0.6]] },
  },
  write(s) {
    const h = s.chords(
      `
      | Fmaj9 | F6/9 | Gm9 | C7(13) | Am7 | D7(b9) | Gm9 | C7(b9) |
      | Fmaj9 | F6/9 | Gm9 | C7(13) | Am7 D7(b9) | Gm9 C7(b9) | F6/9 | Cm9 F7(13) |
      | Bbmaj9 | Bbm9 Eb7(9) | Abmaj9 | Abm9 Db7(9) | Gbmaj9 | Gbmaj9 | Gm9 | C7(b9,13) |
      | Fmaj9 | F6/9 | Gm9 | C7(13) | Am7 D7(b9) | Gm9 C7(b9) | F6/9 | Gbmaj7(#11) |`,
      { low: 53, high: 72, centre: 62 },
    );
    const answer = `
      | _ . C5 A4 _ G4 A4 C5 | _ _ D5 _ F5 _ _ . | . D5 _ Bb4 _ A4 Bb4 D5 | _ _ E5 _ A5 _ G5 _ |
      | E5 _ C5 _ F#5 _ Eb5 _ | D5 _ Bb4 _ E5 _ Db5 _ |`;
    s.melody(
      'vibrafone',
      1,
      `
      | . C5 _ A4 _ G4 _ A4 | _ _ C5 _ D5 _ _ . | . D5 _ Bb4 _ A4 _ Bb4 | _ _ D5 _ E5 _ _ . |
      | . G5 _ E5 _ C5 _ D5 | _ _ F#5 _ Eb5 _ D5 C5 | Bb4 _ _ D5 _ A4 _ _ | . E4 G4 Bb4 _ Db5 _ C5 |
      ${answer} | C5 _ _ _ _ _ . . | . Eb5 _ G5 _ D5 _ C5 |
      | _ _ D5 F5 _ A5 _ _ | . . Ab5 _ G5 _ F5 _ | Eb5 _ C5 _ _ G4 _ C5 | . . Gb5 _ F5 _ Eb5 _ |
      | Db5 _ Bb4 _ _ F4 _ Bb4 | _ _ Db5 _ F5 _ _ . | . F5 _ D5 _ Bb4 _ A4 | _ _ E5 _ Db5 _ A4 _ |
      ${answer.replace('_ . C5', '. . C5')} | C5 _ _ A4 _ G4 _ _ | - |`,
    );
    s.comp('piano', h, 'x..x..x. ..x..x..', { bars: [1, 16], strength: 0.58, most: 3, strum: 0.004 });
    s.comp('piano', h, 'x.....x. ...x..x.', { bars: [17, 24], strength: 0.62, most: 5, strum: 0.006 });
    s.comp('piano', h, '..x..x.x x..x..x.', { bars: [25, 32], strength: 0.58, most: 2.4, strum: 0.004 });
    s.bass('baixo', h, '1..a5..a 1..55..a', { low: 34, sustain: 0.9 });
    s.melody('flauta', 12, '| . . . . . . A5 G5 | A5 _ _ _ C6 _ _ _ | Bb5 _ _ _ G5 _ _ _ | A5 _ _ _ _ _ . . |', {
      strength: 0.6,
    });
    s.melody(
      'flauta',
      26,
      '| . . . . . C5 D5 F5 | G5 _ _ _ . . . . | . . . . . G5 A5 C6 | C6 _ _ _ C6 _ _ _ | Bb5 _ _ _ Bb5 _ _ _ | A5 _ _ _ _ _ _ _ | Bb5 _ _ _ _ _ . . |',
      { strength: 0.6 },
    );
    s.comp('cordas', h, 'x.......', { bars: [17, 24], strength: 0.6, sustain: 1, strum: 0 });
    s.beat('vassoura', 1, 32, 'o.xgo.xx');
    s.beat('aro', 9, 16, 'x..x..x. ..x..x..');
    s.beat('aro', 25, 32, 'x..x..x. ..x..x..');
    s.beat('ganza', 9, 32, 'xgogxgog');
    s.beat('surdo', 1, 32, 'm...r..m');
  },
};
