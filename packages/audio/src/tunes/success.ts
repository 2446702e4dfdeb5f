import type { Piece } from '../sequencer/score.ts';

/** SUCCESS: ten seconds of "paid, well done". Circle of fifths home to C, three chords to close. */
export const success: Piece = {
  name: 'success',
  tag: 'SUCCESS',
  key: 'C major',
  bpm: 100,
  bars: 7,
  loop: false,
  tail: 1.6,
  fade: 0.9,
  swing: [0, 0.03, -0.05, -0.03],
  loose: 0.005,
  room: { seconds: 1.3, dark: 5600, seed: 'praca' },
  parts: {
    flauta: { play: 'flute', level: -20, pan: 0.15, room: -10 },
    marimba: { level: -22, pan: -0.25, room: -12 },
    metais: { play: 'trumpets', level: -22, pan: -0.1, spread: 0.4, room: -11 },
    cavaquinho: { level: -23, pan: 0.35, spread: 0.1, room: -14 },
    baixo: { play: 'upright', level: -20, room: -20 },
    pandeiro: { level: -26, pan: -0.35, room: -14 },
    surdo: { level: -23.5, room: -18, tone: [['lowpass', 900, 0.6]] },
    tamborim: { level: -31, pan: 0.5, room: -12 },
    prato: { play: 'crash', level: -30, pan: 0.25, room: -14 },
    brilho: { play: 'celesta', level: -27, pan: 0.1, room: -6 },
  },
  write(s) {
    const h = s.chords('| Cmaj7 | A7(b9) | Dm9 | G7(13) | Em7 A7 | Dm9 G7(b9) | C6/9 |', {
      low: 59,
      high: 78,
      centre: 68,
      loop: false,
    });
    const tune = `
      | G4 C5 E5 G5 _ E5 G5 A5 | _ G5 _ E5 _ C#5 E5 _ | F5 A5 G5 A5 _ F5 D5 F5 | _ E5 _ D5 _ B4 D5 _ |
      | E5 G5 F#5 G5 C#5 E5 A5 G5 | F5 _ A5 _ Ab5 G5 F5 D5 | E5 . G5 . C6! _ _ _ |`;
    s.melody('flauta', 1, tune);
    s.melody('marimba', 1, tune, { octave: -1, strength: 0.7 });
    s.comp('metais', h, '......x. ...x..x.', { bars: [1, 4], strength: 0.62, most: 1.6, strum: 0 });
    s.comp('metais', h, 'x..xx..x', { bars: [5, 6], strength: 0.66, most: 1.5, strum: 0 });
    s.comp('metais', h, 'X.X.X...', { bars: [7, 7], strength: 0.8, most: 4, strum: 0 });
    s.comp('cavaquinho', h, 'xmxm.xmx', { bars: [1, 6], strength: 0.64, most: 1.6, strum: 0.007 });
    s.comp('cavaquinho', h, 'X.X.X...', { bars: [7, 7], strength: 0.7, most: 8, strum: 0.014 });
    s.bass('baixo', h, '1..55..a', { low: 36, bars: [1, 6] });
    s.bass('baixo', h, '1.5.1...', { low: 36, bars: [7, 7], sustain: 1.6 });
    s.beat('pandeiro', 1, 6, 'pfhfTfhf');
    s.beat('pandeiro', 7, 7, 's.s.S...');
    s.beat('surdo', 1, 6, 'm...L..t');
    s.beat('surdo', 7, 7, 'm.r.L...');
    s.beat('tamborim', 1, 6, 'x.x.xx.x .x.x.xx.');
    s.beat('tamborim', 7, 7, 'X.X.X...');
    s.beat('prato', 7, 7, '....X...');
    s.melody('brilho', 7, '| . . . . E5/G5 C6/E6 G6 . |', { strength: 0.7 });
  },
};
