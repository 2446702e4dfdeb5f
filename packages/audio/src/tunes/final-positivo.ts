import type { Piece } from '../sequencer/score.ts';

/** FINAL_POSITIVO: fanfare (4 bars), samba with full batucada (8), breque and last chord (4 + ring). */
export const finalPositivo: Piece = {
  name: 'final-positivo',
  tag: 'FINAL_POSITIVO',
  key: 'F major',
  bpm: 125,
  bars: 17,
  loop: false,
  tail: 2.4,
  fade: 1.4,
  glue: 2,
  swing: [0, 0.02, -0.05, -0.03],
  loose: 0.005,
  room: { seconds: 1.8, dark: 5600, seed: 'avenida' },
  parts: {
    trompetes: { play: 'trumpets', level: -19, pan: -0.15, spread: 0.2, room: -10 },
    trombones: { level: -22.5, pan: 0.22, spread: 0.4, room: -10 },
    saxes: { level: -24, pan: 0.35, spread: 0.2, room: -12 },
    cavaquinho: { level: -25, pan: 0.4, spread: 0.1, room: -14 },
    baixo: { play: 'bass', level: -22.5, room: -24 },
    surdo1: { play: 'surdo', level: -21.5, room: -16 },
    surdo3: { play: 'surdo', level: -25, pan: 0.15, room: -16 },
    caixa: { level: -27, pan: -0.2, room: -14 },
    repique: { level: -28, pan: 0.4, room: -13 },
    tamborim: { level: -29, pan: -0.5, room: -13 },
    agogo: { level: -32, pan: 0.55, room: -12 },
    ganza: { level: -34, pan: -0.6, room: -16 },
    cuica: { level: -29, pan: 0.3, room: -10 },
    apito: { level: -31, pan: 0.1, room: -9 },
    prato: { play: 'crash', level: -28, pan: -0.3, room: -14 },
  },
  write(s) {
    const h = s.chords(
      `
      | F | F/A Bb | C7sus | C7 | F6 | D7(b9) | Gm7 | C7(9) | F6 F7 | Bbmaj7 Bdim | F6/C D7(b9) | Gm7 C7(13) |
      | Bb6 Bbm6 | F6/C D7(b9) | Gm7 C7 | F6/9 | F6/9 |`,
      { low: 53, high: 72, centre: 62, loop: false },
    );
    s.melody(
      'trompetes',
      1,
      `
      | C5! . C5 C5 F5! _ _ A5 | _ _ G5 F5 D5 _ F5 _ | G5! . G5 G5 Bb5! _ _ A5 | G5 _ E5 _ C5 D5 E5 G5 |
      | A5 . F5 A5 _ C6 . A5 | F#5 _ A5 _ Eb5 _ D5 . | Bb5 . G5 Bb5 _ D6 . Bb5 | G5 _ E5 _ D5 _ C5 . |
      | A5 C6 A5 F5 Eb5 _ F5 A5 | Bb5 D6 Bb5 F5 B4 D5 F5 Ab5 | A5 _ C6 _ Eb5 _ F#5 _ | G5 . Bb5 . A5 _ E5 G5 |
      | D6 _ Bb5 _ Db6 _ Bb5 _ | C6 _ A5 _ F#5 A5 C6 Eb6 | D6 . Bb5 G5 E5 . C6! . | F5! . . F5! . . C6! . | F6! _ _ _ _ _ _ _ |`,
    );
    s.melody(
      'saxes',
      1,
      `
      | A4 . A4 A4 C5 _ _ F5 | _ _ D5 D5 Bb4 _ D5 _ | C5 . C5 C5 F5 _ _ F5 | E5 _ C5 _ G4 Bb4 C5 E5 |`,
      { strength: 0.7 },
    );
    s.melody(
      'saxes',
      6,
      '| . . . . . . F#4 A4 | Bb4 _ _ _ . . . . | . . . . . G4 Bb4 C5 | A4 _ _ _ C5 _ _ _ | D5 _ _ _ D5 _ _ _ | C5 _ _ _ C5 _ _ _ | Bb4 _ _ _ Bb4 _ _ _ |',
      { strength: 0.6 },
    );
    s.melody(
      'saxes',
      13,
      '| Bb5 _ G5 _ Bb5 _ G5 _ | A5 _ F5 _ D5 F#5 A5 C6 | Bb5 . G5 D5 Bb4 . E5! . | A4! . . A4! . . G5! . | A5! _ _ _ _ _ _ _ |',
      { strength: 0.7 },
    );
    s.comp('trombones', h, 'X.xxX...', { bars: [1, 4], strength: 0.7, most: 3.5, strum: 0 });
    s.comp('trombones', h, '...x..x. .x.x....', { bars: [5, 12], strength: 0.62, most: 1.5, strum: 0 });
    s.comp('trombones', h, 'X...X...', { bars: [13, 15], strength: 0.7, most: 3, strum: 0 });
    s.comp('trombones', h, 'X..X..X.', { bars: [16, 16], strength: 0.8, most: 1.5, strum: 0 });
    s.comp('trombones', h, 'X.......', { bars: [17, 17], strength: 0.8, most: 8, sustain: 1, strum: 0 });
    s.comp('cavaquinho', h, 'xmxm.xmx m.xmxmx.', { bars: [5, 15], strength: 0.64, most: 1.5, strum: 0.006 });
    s.bass('baixo', h, '1...1...', { low: 33, bars: [1, 4] });
    s.bass('baixo', h, '1..55..a', { low: 33, bars: [5, 15] });
    s.bass('baixo', h, '1..1..5.', { low: 33, bars: [16, 16], sustain: 0.7 });
    s.bass('baixo', h, '1.......', { low: 34, bars: [17, 17], sustain: 1.2 });
    s.beat('surdo1', 1, 4, 'L..mL...');
    s.beat('surdo1', 5, 15, 'r...L...');
    s.beat('surdo1', 16, 16, 'L..L..R.');
    s.beat('surdo1', 17, 17, 'L.......');
    s.beat('surdo3', 5, 15, '..t..t.t ..tt.t.t');
    s.beat('caixa', 1, 3, 'X.xxX.gg');
    s.beat('caixa', 4, 4, 'ggooxxXX');
    s.beat('caixa', 5, 15, 'XgxXgxxg');
    s.beat('caixa', 16, 16, 'X..X..X.');
    s.beat('caixa', 17, 17, 'Xggggggg', { strength: 0.7 });
    s.beat('repique', 4, 4, 'a.xaxaxA');
    s.beat('repique', 5, 12, 'xaxaxxax');
    s.beat('repique', 13, 15, 'aaxaaxax');
    s.beat('tamborim', 5, 15, 'x.x.xx.x .x.x.xx.');
    s.beat('tamborim', 16, 16, 'X..X..X.');
    s.beat('agogo', 5, 15, 'a.a.xx.a .a.x.xa.');
    s.beat('ganza', 5, 15, 'xgoXxgoX');
    s.beat('cuica', 9, 15, 'A..a.x.. x..A..x.');
    s.melody('apito', 4, '| C5 . C5 . C5/C5 C5 . . |', { strength: 0.7 });
    s.melody('apito', 16, '| . C5 C5 . C5 C5 . . |', { strength: 0.6 });
    s.beat('prato', 1, 1, 'X.......');
    s.beat('prato', 5, 5, 'X.......');
    s.beat('prato', 13, 13, 'x.......');
    s.beat('prato', 17, 17, 'X.......');
  },
};
