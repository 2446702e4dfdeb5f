import type { Piece } from '../sequencer/score.ts';

/**
 * Pizzaria (runner): street frevo, brass asks and saxes answer in running sixteenths; the third section
 * breathes as samba-rock. Form A B C A = four times 16 bars of 2/4.
 */
export const runner: Piece = {
  name: 'runner',
  tag: 'RUNNER',
  key: 'F major',
  bpm: 144,
  bars: 64,
  loop: true,
  glue: 2,
  swing: [0, 0.01, -0.02, -0.01],
  loose: 0.004,
  room: { seconds: 1, dark: 5600, seed: 'ladeira' },
  parts: {
    trompetes: { play: 'trumpets', level: -19, pan: -0.18, room: -13 },
    saxes: { level: -20.5, pan: 0.3, room: -13 },
    trombones: { level: -24, pan: 0.1, spread: 0.4, room: -13 },
    flauta: { play: 'flute', level: -20, pan: -0.1, room: -11 },
    guitarra: { play: 'guitar', level: -24, pan: 0.4, spread: 0.1, room: -16 },
    piano: { play: 'rhodes', level: -25, pan: -0.3, spread: 0.4, room: -14, tone: [['highpass', 180, 0.7]] },
    baixo: { play: 'bass', level: -20.5, room: -28 },
    surdo: { level: -23, room: -20 },
    caixa: { level: -27.5, pan: -0.12, room: -16 },
    bumbo: { play: 'kick', level: -23.5, room: -30 },
    aro: { play: 'rim', level: -32, pan: -0.2, room: -14 },
    chimbal: { play: 'hat', level: -30, pan: 0.35, room: -20 },
    pandeiro: { level: -28.5, pan: -0.45, room: -16 },
    tamborim: { level: -29, pan: 0.5, room: -14 },
    ganza: { level: -32, pan: -0.5, room: -18 },
    prato: { play: 'crash', level: -31, pan: 0.3, room: -14 },
  },
  write(s) {
    const A = '| F | F | C7 | C7 | C7 | C7 | F | F | F7 | F7 | Bb | Bbm6 | F/C D7 | Gm7 C7 | F | C7 |';
    const B = '| Dm | Dm | A7 | A7 | A7 | A7 | Dm | D7 | Gm | Gm | Dm/F | Dm | Eø | A7 | Dm | C7 |';
    const C =
      '| Fmaj7 | Fmaj7 | D7(9) | D7(9) | Gm7 | Gm7 | C7(13) | C7(13) | Am7 | D7(b9) | Gm7 | C7(9) | Fmaj7 D7 | Gm7 C7 | F6 | C7 |';
    const h = s.chords(A + B + C + A, { low: 53, high: 74, centre: 63 });
    const ask = `
      | C5 F5 A5 F5 C6 _ A5 _ | F5 _ . . . . . . | C5 E5 G5 E5 Bb5 _ G5 _ | E5 _ . . . . . . |
      | D5 E5 G5 Bb5 _ A5 G5 E5 | C5 D5 E5 G5 _ F#5 G5 _ | A5 _ F5 A5 _ F5 C5 _ | - |
      | A5 C6 A5 F5 Eb5 _ F5 _ | A5 _ . . . . . . | Bb5 D6 Bb5 F5 D5 _ F5 _ | G5 _ F5 _ Db5 _ Bb4 _ |
      | C5 F5 A5 C6 _ A5 F#5 D5 | G5 Bb5 A5 G5 E5 _ C5 _ | F5! . F5! . A5! _ F5 . | - |`;
    const reply = `
      | - | . . A4 C5 F5 C5 A4 C5 | - | . . G4 Bb4 E5 Bb4 G4 Bb4 | - | - | - | F4 A4 C5 F5 A5 F5 C5 A4 |
      | - | . . Eb5 F5 A5 F5 Eb5 C5 | - | - | - | - | - | C4 D4 E4 G4 Bb4 G4 E4 G4 |`;
    for (const bar of [1, 49]) {
      s.melody('trompetes', bar, ask, { length: 0.78 });
      s.melody('saxes', bar, reply, { length: 0.85, strength: 0.84 });
      s.comp('trombones', h, 'X..x..x.', { bars: [bar, bar + 13], strength: 0.6, most: 1.3, strum: 0 });
      s.beat('prato', bar, bar, 'X.......');
    }
    s.melody('saxes', 57, '| - | - | D5 F5 D5 Bb4 F4 _ Bb4 _ | Db5 _ Bb4 _ G4 _ F4 _ |', {
      strength: 0.7,
      length: 0.8,
    });
    s.melody(
      'trompetes',
      17,
      `
      | . D5 F5 A5 _ G5 F5 E5 | D5 _ A4 _ . . . . | . C#5 E5 G5 _ F5 E5 C#5 | A4 _ _ _ . . . . |
      | . E5 G5 Bb5 _ A5 G5 E5 | C#5 _ _ _ . . . . | . D5 F5 A5 _ D6 _ A5 | F#5 _ _ _ . D5 F#5 A5 |
      | Bb5 _ _ A5 _ G5 _ D5 | Bb4 _ _ _ . G4 Bb4 D5 | F5 _ _ E5 _ D5 _ A4 | F4 _ _ _ . F4 A4 D5 |
      | G5 _ E5 _ Bb4 _ D5 _ | C#5 E5 G5 Bb5 A5 G5 E5 C#5 | D5! . D5! . F5! _ A5 _ | . . G5 E5 C5 D5 E5 G5 |`,
      { length: 0.86 },
    );
    s.melody(
      'saxes',
      17,
      `
      | - | . . . . F4 A4 D5 A4 | - | . . . . E4 G4 C#5 E5 | - | . . . . G4 Bb4 E5 C#5 | - | - |
      | D4 _ _ _ G4 _ _ _ | . . . . _ . . . | A4 _ _ _ D4 _ _ _ | - | E4 _ _ _ G4 _ _ _ | G4 _ _ _ E4 _ _ _ | F4! . F4! . A4! _ D5 _ | E4 G4 Bb4 G4 . . . . |`,
      { length: 0.85, strength: 0.8 },
    );
    s.comp('trombones', h, 'x...x...', { bars: [25, 30], strength: 0.56, most: 3.2, strum: 0 });
    s.melody(
      'flauta',
      33,
      `
      | C5 _ _ A4 _ G4 A4 _ | _ _ . . C5 _ D5 _ | F#5 _ _ E5 _ D5 C5 _ | A4 _ . . . . . . |
      | D5 _ _ Bb4 _ A4 Bb4 _ | _ _ . . D5 _ E5 _ | G5 _ _ F5 E5 _ D5 _ | A4 _ . . . . . . |
      | E5 _ _ C5 _ E5 G5 _ | F#5 _ _ Eb5 _ D5 C5 _ | Bb4 _ _ D5 _ F5 A5 _ | G5 _ _ E5 _ D5 Bb4 _ |
      | A4 _ C5 _ F#5 _ A5 _ | G5 _ F5 _ E5 _ D5 _ | C5 _ _ _ . C5 D5 F5 | G5 A5 Bb5 G5 E5 C5 D5 E5 |`,
      { strength: 0.86 },
    );
    s.comp('guitarra', h, '.x.x..x. x.x..x..', { bars: [33, 46], strength: 0.66, most: 1.2, strum: 0.006 });
    s.comp('guitarra', h, 'm.xmm.xm', { bars: [17, 31], strength: 0.5, most: 1, strum: 0.005 });
    s.comp('piano', h, 'x.....x. ...x....', { bars: [33, 47], strength: 0.6, most: 4, strum: 0.004 });
    s.comp('trombones', h, '.......x x.......', { bars: [41, 46], strength: 0.56, most: 1.4, strum: 0 });
    s.bass('baixo', h, '1...5...', { low: 34, bars: [1, 16], sustain: 0.7 });
    s.bass('baixo', h, '1..15..a', { low: 34, bars: [17, 32], sustain: 0.75 });
    s.bass('baixo', h, '1..1.5.8 1..1..5a', { low: 34, bars: [33, 48], sustain: 0.8 });
    s.bass('baixo', h, '1...5..a', { low: 34, bars: [49, 64], sustain: 0.7 });
    for (const [from, to] of [
      [1, 15],
      [17, 31],
      [49, 63],
    ] as const) {
      s.beat('caixa', from, to, 'XgxxXgxg XgxxgxXx');
      s.beat('surdo', from, to, 'm...L...');
      s.beat('pandeiro', from, to, 'pfsfpfSf');
      for (const bar of [16, 32, 64])
        if (bar === to + 1) {
          s.beat('caixa', bar, bar, 'xxXxxXxX');
          s.beat('surdo', bar, bar, 'l...L.tt');
        }
    }
    s.beat('bumbo', 33, 47, 'X..x..x. X..x.x..');
    s.beat('aro', 33, 47, '....X... ....X..x');
    s.beat('chimbal', 33, 48, 'xgxgxgxA');
    s.beat('ganza', 33, 48, 'xgoXxgoX');
    s.beat('tamborim', 41, 48, 'x.x.xx.x .x.x.xx.');
    s.beat('caixa', 48, 48, 'g.ooxxXX');
    s.beat('prato', 17, 17, 'x.......');
    s.beat('prato', 33, 33, 'x.......');
  },
};
