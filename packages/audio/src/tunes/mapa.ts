import type { Piece } from '../sequencer/score.ts';

/**
 * MAPA: sunny samba-choro. Form A B A' C = 16 16 16 8 bars of 2/4; each section has its own soloist (flute, clarinet, bandolim
 * with flute counter-line, marimba) so that an hour on the map stays fresh.
 */
export const mapa: Piece = {
  name: 'mapa',
  tag: 'MAPA',
  key: 'G major',
  bpm: 100,
  bars: 56,
  loop: true,
  swing: [0, 0.03, -0.05, -0.03],
  loose: 0.006,
  room: { seconds: 0.9, dark: 5600, seed: 'praca' },
  parts: {
    flauta: { play: 'flute', level: -19, pan: 0.18, room: -11 },
    clarinete: { play: 'clarinet', level: -19.5, pan: -0.2, room: -11 },
    bandolim: { level: -19.5, pan: -0.12, room: -13, tone: [['highshelf', 5000, 0.7, -2]] },
    marimba: { level: -20, pan: 0.1, room: -12 },
    contracanto: { play: 'clarinet', level: -26, pan: -0.35, room: -9 },
    cavaquinho: { level: -24, pan: 0.34, spread: 0.1, room: -15, tone: [['highshelf', 5500, 0.7, -3]] },
    setecordas: { play: 'sevenString', level: -20.5, pan: -0.14, room: -17, tone: [['peaking', 130, 1, 2]] },
    pandeiro: { level: -26, pan: -0.3, room: -16 },
    tamborim: { level: -30, pan: 0.5, room: -14 },
    ganza: { level: -33, pan: 0.6, room: -18 },
    surdo: { level: -24, room: -20, tone: [['lowpass', 900, 0.6]] },
    agogo: { level: -34, pan: -0.55, room: -10 },
  },
  write(s) {
    const h = s.chords(
      `
      | G6 | Bm7 E7 | Am7 | D7 | G6/9 | E7(b9) | A7(13) | D7(9) |
      | G6 | G7 | Cmaj7 | Cm6 | Bm7 E7(b9) | Am7 D7(b9) | G6 | Am7 D7 |
      | Em | Em | F#ø | B7(b9) | F#ø | B7(b9) | Em | E7(b9) |
      | Am7 | D7 | G6 | Cmaj7 | F#ø | B7(b9) | Em7 A7 | Am7 D7 |
      | G6 | Bm7 E7 | Am7 | D7 | G6/9 | E7(b9) | A7(13) | D7(9) |
      | G6 | G7 | Cmaj7 | Cm6 | Bm7 E7(b9) | Am7 D7(b9) | G6 | Dm7 G7 |
      | Cmaj7 | A7(b9) | Dm7 | G7 | Em7 A7 | Dm7 G7 | Cmaj7 C#dim | Am7 D7 |`,
      { low: 59, high: 79, centre: 69 },
    );

    const tune = `
      | D5 G5 F#5 G5 _ E5 D5 B4    | _ D5 _ B4 _ G#4 B4 E5     | C5 E5 D5 E5 _ C5 A4 G4  | _ F#4 A4 C5 _ B4 A4 _ |
      | B4 D5 C#5 D5 _ B4 G4 E4    | G#4 B4 D5 F5 _ E5 D5 B4    | C#5 E5 D#5 E5 _ F#5 E5 C#5 | D5 _ C5 A4 F#4 _ . D5 |
      | D5 G5 F#5 G5 _ A5 G5 E5    | _ D5 F5 _ E5 D5 B4 G4      | E5 G5 F#5 G5 _ E5 C5 B4 | A4 C5 Eb5 G5 _ F5 Eb5 C5 |
      | B4 D5 F#5 D5 G#4 B4 F5 E5  | C5 E5 A4 C5 Eb5 D5 C5 A4   | B4 G4 A4 B4 _ D5 _ G5   | _ _ . . . . . . |`;
    s.melody('flauta', 1, tune, { length: 0.86 });
    s.melody(
      'clarinete',
      17,
      `
      | . B4 E5 G5 _ _ F#5 E5 | B4 _ _ _ . B4 C5 B4 | . A4 C5 E5 _ _ D#5 E5 | C5 _ _ _ . B4 A4 F#4 |
      | . A4 C5 F#5 _ _ E5 C5 | D#5 _ F#5 _ A5 _ C6 _ | B5 _ _ G5 _ E5 _ B4 | G#4 B4 D5 F5 _ E5 D5 B4 |
      | . C5 E5 A5 _ _ G5 E5 | F#5 _ _ _ . D5 E5 F#5 | . B4 D5 G5 _ _ F#5 D5 | E5 _ _ _ . G5 F#5 E5 |
      | C5 E5 A4 C5 _ E5 F#5 A5 | G5 F#5 D#5 B4 _ A4 F#4 D#4 | E4 G4 B4 E5 _ C#5 E5 G5 | F#5 E5 C5 A4 F#4 _ . . |`,
    );
    s.melody('bandolim', 33, tune, { length: 0.9, strength: 0.86 });
    s.melody(
      'flauta',
      33,
      `
      | - | . . . . . . B5 _ | C6 _ _ _ B5 _ A5 _ | F#5 _ _ _ . . . . | - | . . . . . . B5 D6 | C#6 _ _ _ B5 _ A5 _ | F#5 _ _ _ . . . . |
      | - | . . . . . B5 D6 F6 | E6 _ _ _ D6 _ B5 _ | C6 _ _ _ A5 _ G5 _ | F#5 _ _ _ G#5 _ _ _ | A5 _ _ _ C6 _ _ _ | B5 _ _ _ . . . . | - |`,
      { strength: 0.6 },
    );
    s.melody(
      'marimba',
      49,
      `
      | E5 . E5 G5 . E5 . C5 | . C#5 . E5 _ Bb4 A4 . | F5 . F5 A5 . F5 . D5 | . B4 . D5 _ A4 G4 . |
      | G5 . E5 G5 C#5 . E5 . | F5 . D5 F5 B4 . D5 . | E5 _ C5 _ E5 _ G5 _ | F#5 A5 G5 F#5 E5 D5 C5 A4 |`,
      { strength: 0.9 },
    );
    s.melody('flauta', 52, '| . . . . . D5 F5 G5 | _ _ . . . . . . | . . . . . F5 G5 B5 | _ _ . . . . . . |', {
      strength: 0.62,
    });

    s.line('contracanto', h, 1, '....x...', { bars: [9, 15], strength: 0.6, sustain: 0.98 });
    s.line('contracanto', h, 2, '....x...', { bars: [41, 47], strength: 0.6, sustain: 0.98 });

    s.comp('cavaquinho', h, 'xmxm.xmx', { bars: [1, 16], strength: 0.62, most: 1.6, strum: 0.007 });
    s.comp('cavaquinho', h, 'x.mx.mx.', { bars: [17, 32], strength: 0.55, most: 2, strum: 0.008 });
    s.comp('cavaquinho', h, 'xmxm.xmx m.xmxmx.', { bars: [33, 48], strength: 0.62, most: 1.6, strum: 0.007 });
    s.comp('cavaquinho', h, '.x.x..x. x.x..x..', { bars: [49, 56], strength: 0.66, most: 1.4, strum: 0.006 });

    const runs = [8, 16, 24, 32, 40, 48, 56];
    s.bass('setecordas', h, '1..55..a 1..35...', { low: 38, skip: runs });
    s.melody('setecordas', 8, '| D3 C3 B2 A2 F#2 _ A2 F#2 |');
    s.melody('setecordas', 16, '| A2 B2 C3 C#3 D3 C3 A2 F#2 |');
    s.melody('setecordas', 24, '| E3 D3 C3 B2 G#2 _ B2 G#2 |');
    s.melody('setecordas', 32, '| A2 C3 E3 C3 D3 C3 A2 F#2 |');
    s.melody('setecordas', 40, '| D3 E3 F#3 A3 F#3 D3 A2 F#2 |');
    s.melody('setecordas', 48, '| D3 F3 A2 D3 G2 B2 D3 B2 |');
    s.melody('setecordas', 56, '| A2 G2 A2 C3 D3 C3 A2 F#2 |');

    s.beat('pandeiro', 1, 16, 'pfhfTfhf');
    s.beat('pandeiro', 17, 32, 'pfhfTfhf pfhfTfht');
    s.beat('pandeiro', 33, 48, 'pfhfTfhf');
    s.beat('pandeiro', 49, 56, 'tfhstfht sfhtsfhf');
    s.beat('surdo', 9, 16, 'm...L...');
    s.beat('surdo', 17, 32, 'm...l...', { strength: 0.85 });
    s.beat('surdo', 33, 48, 'r...L..t');
    s.beat('surdo', 49, 55, 'm..tL.t.');
    s.beat('tamborim', 9, 16, 'x.x.xx.x .x.x.xx.');
    s.beat('tamborim', 33, 48, 'x.x.xx.x .x.x.xx.');
    s.beat('tamborim', 49, 56, '.x.xx.x. x.x.xx.x', { strength: 0.9 });
    s.beat('ganza', 5, 16, 'xgogxgoX');
    s.beat('ganza', 33, 56, 'xgogxgoX');
    s.beat('agogo', 41, 48, 'a.a.xx.a .a.x.xa.');
    s.beat('agogo', 49, 56, 'a..x..a. x.a..x..');
  },
};
