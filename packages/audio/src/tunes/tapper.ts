import type { Piece } from '../sequencer/score.ts';

/**
 * Lanchonete (tapper): quick baião. Sanfona over zabumba, triangle and bass on the 3-3-2; pífanos in thirds answer. Form A A' B
 * A C B = six times 8 bars of 2/4. The C chord of the vamp and the raised fourth over it give the mixed scale of the
 * north-east.
 */
export const tapper: Piece = {
  name: 'tapper',
  tag: 'TAPPER',
  key: 'G mixolydian',
  bpm: 125,
  bars: 48,
  loop: true,
  swing: [0, 0.04, -0.03, -0.02],
  loose: 0.005,
  room: { seconds: 0.8, dark: 5200, seed: 'lanchonete' },
  parts: {
    sanfona: { level: -18.5, pan: 0.12, room: -14, tone: [['lowpass', 6500, 0.6]] },
    fole: { play: 'sanfona', level: -26, pan: 0.12, spread: 0.25, room: -15, tone: [['lowpass', 4200, 0.6]] },
    pifanos: { play: 'pifano', level: -23, pan: -0.35, spread: 0.3, room: -11 },
    violao: { play: 'guitar', level: -26, pan: -0.4, spread: 0.1, room: -16 },
    baixo: { play: 'bass', level: -21.5, room: -26 },
    zabumba: { level: -22.5, pan: -0.05, room: -20 },
    triangulo: { level: -32, pan: 0.5, room: -16 },
    ganza: { level: -33, pan: -0.55, room: -18 },
    agogo: { level: -34, pan: -0.5, room: -12 },
  },
  write(s) {
    const A = '| G7 | G7 | F6 | G7 | G7 | C7(9) | D7 | G7 |';
    const B = '| Em7 | A7 | Dm7 | G7 | C6 | G/B | Am7 D7 | G7 |';
    const C = '| C7 | C7 | G7 | G7 | A7 | A7 | D7 | D7 |';
    const h = s.chords(A + A + B + A + C + B, { low: 55, high: 76, centre: 65 });
    const first = `
      | G4 B4 D5 E5 F5 _ D5 B4 | D5 _ B4 G4 _ . D5 D5 | C5 _ A4 F4 A4 C5 D5 F5 | D5 _ B4 _ G4 _ . . |
      | G4 B4 D5 E5 F5 _ D5 F5 | E5 _ C5 D5 E5 _ Bb4 C5 | A4 C5 D5 F#5 E5 D5 C5 A4 | B4 _ G4 _ . . . . |`;
    const second = `
      | D5 D5 E5 F5 _ D5 B4 D5 | E5 _ D5 B4 G4 _ . . | F5 F5 E5 C5 _ A4 C5 A4 | B4 _ D5 _ G5 _ . . |
      | D5 D5 E5 F5 _ D5 F5 A5 | G5 _ E5 C5 Bb4 _ C5 E5 | F#5 E5 D5 C5 A4 F#4 A4 C5 | B4 G4 . B4 G4 . G4 . |`;
    const bridge = `
      | . B4 E5 G5 _ F#5 E5 _ | C#5 _ E5 _ A4 _ . . | . A4 D5 F5 _ E5 D5 _ | B4 _ D5 _ G4 _ . . |
      | . G4 C5 E5 _ D5 C5 _ | D5 _ B4 _ G4 B4 D5 G5 | E5 C5 A4 E5 D5 C5 A4 F#4 | G4 _ . D5 G5 _ . . |`;
    const riff = `
      | C4 . E4 G4 . Bb4 . G4 | A4 . G4 . E4 . C4 . | G4 . B4 D5 . F5 . D5 | E5 . D5 . B4 . G4 . |
      | A4 . C#5 E5 . G5 . E5 | F#5 . E5 . C#5 . A4 . | D5 F#5 A5 C6 _ A5 F#5 D5 | C5 A4 F#4 _ D4 _ . . |`;
    const tunes = [first, second, bridge, first, riff, bridge];
    for (const [i, tune] of tunes.entries()) {
      s.melody('sanfona', 1 + i * 8, tune, { length: 0.84, strength: i === 4 ? 0.9 : 0.8 });
    }
    for (const bar of [1, 25]) {
      s.melody('pifanos', bar, '| - | - | - | . . . . B5 D6 B5 G5 | - | - | - | . . . D6 B5 G5 B5 D6 |', {
        strength: 0.8,
        length: 0.8,
      });
      s.melody('pifanos', bar, '| - | - | - | . . . . G5 B5 G5 D5 | - | - | - | . . . B5 G5 D5 G5 B5 |', {
        strength: 0.66,
        length: 0.8,
      });
    }
    const long =
      '| . . . . . . B5 C6 | C#6 _ _ . . . . . | . . . . . . A5 B5 | B5 _ _ . . . . . | . . . . . . G5 A5 | B5 _ _ . . . . . | C6 _ _ _ A5 _ _ _ | B5 _ . . . . . . |';
    s.melody('pifanos', 41, long, { strength: 0.7 });
    s.melody(
      'pifanos',
      33,
      '| . . . . . . . . | . C6 . Bb5 . A5 . G5 | - | . D6 . B5 . A5 . G5 | - | . E6 . C#6 . B5 . A5 | - | - |',
      { strength: 0.7, length: 0.7 },
    );
    s.comp('fole', h, '..x..x..', { bars: [9, 24], strength: 0.5, most: 1.2, strum: 0 });
    s.comp('fole', h, '..x..x..', { bars: [41, 48], strength: 0.54, most: 1.2, strum: 0 });
    s.comp('violao', h, 'xm.xmmxm', { bars: [1, 32], strength: 0.6, most: 1.4, strum: 0.008 });
    s.comp('violao', h, 'xm.xmmxm', { bars: [41, 48], strength: 0.66, most: 1.4, strum: 0.008 });
    s.bass('baixo', h, '1..1..5.', { low: 36, bars: [1, 16], sustain: 0.8 });
    s.bass('baixo', h, '1..5..a.', { low: 36, bars: [17, 24], sustain: 0.85 });
    s.bass('baixo', h, '1..1..5.', { low: 36, bars: [25, 32], sustain: 0.8 });
    s.bass('baixo', h, '1.....1.', { low: 36, bars: [33, 38], sustain: 0.6 });
    s.bass('baixo', h, '1..5..a.', { low: 36, bars: [41, 48], sustain: 0.85 });
    s.beat('zabumba', 1, 32, 'z..Z.bkb');
    s.beat('zabumba', 33, 38, 'Z..Zb.Zb');
    s.beat('zabumba', 39, 40, 'zbzbzbzb zkzkZZZZ');
    s.beat('zabumba', 41, 48, 'z..Z.bkb z..Zkbkb');
    s.beat('triangulo', 1, 38, 'xgogxgog');
    s.beat('triangulo', 41, 48, 'xgOgxgOg');
    s.beat('ganza', 9, 32, 'xgogxgoX');
    s.beat('ganza', 41, 48, 'xgogxgoX');
    s.beat('agogo', 17, 24, 'a..x..x.');
    s.beat('agogo', 33, 48, 'a..a..x. a..x..x.');
  },
};
