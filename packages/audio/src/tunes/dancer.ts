import type { Piece } from '../sequencer/score.ts';

/**
 * Unique House (dancer): samba-disco with a clear beat, straight grid (no swing) as the grid of the rhythm game has it.
 * 112.5 BPM = 32 ticks of 1/60 s per beat. Form: intro 4, verse 8, chorus 8, break 4, chorus 8 bars of 4/4.
 */
export const dancer: Piece = {
  name: 'dancer',
  tag: 'DANCER',
  key: 'A minor / C major',
  bpm: 112.5,
  bars: 32,
  cells: 16,
  loop: true,
  glue: 2,
  loose: 0.0012,
  room: { seconds: 1.1, dark: 6000, seed: 'pista' },
  parts: {
    lead: { level: -19.5, pan: 0.05, room: -13, echo: -17 },
    metais: { play: 'trumpets', level: -22, pan: -0.22, spread: 0.4, room: -12 },
    clarinete: { play: 'clarinet', level: -21, pan: 0.15, room: -11, echo: -17 },
    piano: { play: 'rhodes', level: -23, pan: 0.2, spread: 0.5, room: -14, tone: [['highpass', 180, 0.7]] },
    cavaquinho: { level: -26, pan: -0.42, spread: 0.1, room: -16, tone: [['highpass', 350, 0.7]] },
    cordas: { play: 'pad', level: -26, spread: 0.9, room: -10, tone: [['highpass', 250, 0.7]] },
    baixo: { play: 'discoBass', level: -19.5, room: -30, tone: [['lowpass', 2600, 0.6]] },
    bumbo: { play: 'kick', level: -18.5, room: -32 },
    palmas: { play: 'clap', level: -26, pan: 0.05, room: -14 },
    caixa: { play: 'snare', level: -27, room: -16 },
    chimbal: { play: 'hat', level: -29.5, pan: 0.25, room: -22 },
    ganza: { level: -32.5, pan: -0.5, room: -18 },
    tamborim: { level: -31, pan: 0.55, room: -14 },
    agogo: { level: -31, pan: -0.5, room: -12 },
    surdo: { level: -22, room: -20 },
    prato: { play: 'crash', level: -31, pan: 0.3, room: -14 },
    subida: { play: 'riser', level: -29, room: -12 },
  },
  write(s) {
    const h = s.chords(
      `
      | Am9 | Am9 | D7(9) | E7sus E7(b9) |
      | Am9 | D7(9) | Gmaj9 | Cmaj9 | Fmaj9 | Bø | E7(b9) | Am9 E7(b13) |
      | Fmaj9 | G7(9) | Em7 | Am9 | Dm9 | G7(13) | Cmaj9 | Bø E7(b9) |
      | Am9 | Am9 | D7(9) | E7sus E7(b9) |
      | Fmaj9 | G7(9) | Em7 | Am9 | Dm9 | G7(13) | Cmaj9 | Bø E7(b9) |`,
      { low: 54, high: 74, centre: 64 },
    );
    const chorus = `
      | A5 _ . A5 _ . G5 _ E5 _ C5 _ E5 _ . . | F5 _ . D5 _ . B4 _ D5 _ F5 _ G5 _ A5 _ | G5 _ . G5 _ . E5 _ D5 _ B4 _ D5 _ . . | E5 _ _ _ . . C5 _ B4 _ A4 _ C5 _ E5 _ |
      | F5 _ . F5 _ . E5 _ C5 _ A4 _ C5 _ . . | D5 _ . B4 _ . D5 _ E5 _ F5 _ A5 _ G5 _ | E5 _ _ _ . . G5 _ B5 _ A5 _ G5 _ E5 _ | D5 _ . F5 _ . A5 _ G#5 _ . E5 _ . B4 _ |`;
    s.melody(
      'clarinete',
      5,
      `
      | . . . . E5 _ C5 _ . B4 _ A4 _ . . . | . . . . F#5 _ E5 _ . C5 _ A4 _ . . . | . . . . D5 _ B4 _ . A4 _ G4 _ . B4 _ | E5 _ _ _ _ . . . . . . . G4 _ B4 _ |
      | C5 _ . A4 _ . C5 _ E5 _ . . . . . . | D5 _ . B4 _ . D5 _ F5 _ . . . . . . | E5 _ . G#4 _ . B4 _ D5 _ . F5 _ . E5 _ | C5 _ _ _ A4 _ . . G#4 _ B4 _ D5 _ E5 _ |`,
      { strength: 0.86 },
    );
    s.melody('lead', 13, chorus, { length: 0.9 });
    s.melody('lead', 25, chorus, { length: 0.9, strength: 0.9 });
    s.melody('lead', 21, '| - | . . . . . . . . E5 _ G5 _ A5 _ . . | - | . . . . . . . . B4 _ D5 _ F5 _ G#5 _ |', {
      strength: 0.7,
    });
    const stabs = '............x... x..x..x.........';
    s.comp('metais', h, stabs, { bars: [9, 12], strength: 0.66, most: 2, strum: 0, early: 0 });
    s.comp('metais', h, 'x..x........x.x. x..x............', {
      bars: [13, 20],
      strength: 0.66,
      most: 2,
      strum: 0,
      early: 0,
    });
    s.comp('metais', h, 'x..x........x.x. x..x..x.........', {
      bars: [25, 32],
      strength: 0.74,
      most: 2,
      strum: 0,
      early: 0,
    });
    s.comp('piano', h, '..x...x...x...x.', { bars: [5, 12], strength: 0.6, most: 1.6, strum: 0, early: 0 });
    s.comp('piano', h, '..x...x...x...x.', { bars: [13, 20], strength: 0.64, most: 1.6, strum: 0, early: 0 });
    s.comp('piano', h, 'x..x..x...x.x...', { bars: [25, 32], strength: 0.66, most: 2, strum: 0, early: 0 });
    s.comp('piano', h, 'x...............', { bars: [1, 4], strength: 0.6, most: 14, strum: 0.01, early: 0 });
    s.comp('cavaquinho', h, 'xmxm.xmxm.xmxmx.', { bars: [13, 20], strength: 0.6, most: 1.2, strum: 0.004, early: 0 });
    s.comp('cavaquinho', h, 'xmxm.xmxm.xmxmx.', { bars: [25, 32], strength: 0.64, most: 1.2, strum: 0.004, early: 0 });
    s.comp('cordas', h, 'x...............', {
      bars: [17, 24],
      strength: 0.6,
      most: 16,
      sustain: 1,
      strum: 0,
      early: 0,
    });
    s.comp('cordas', h, 'x...............', {
      bars: [25, 32],
      strength: 0.66,
      most: 16,
      sustain: 1,
      strum: 0,
      early: 0,
    });
    s.bass('baixo', h, '1.....1.......5. 1.....1...1.5.a.', { low: 33, bars: [1, 4], sustain: 0.7 });
    s.bass('baixo', h, '1..8..1.1..8..5. 1..8..1.1.8.5.a.', { low: 33, bars: [5, 12], sustain: 0.7 });
    s.bass('baixo', h, '1.8.1.8.1.8.1.58', { low: 33, bars: [13, 20], sustain: 0.75 });
    s.bass('baixo', h, '1.......1..1....', { low: 33, bars: [21, 24], sustain: 0.5 });
    s.bass('baixo', h, '1.8.1.8.1.8.1.58', { low: 33, bars: [25, 32], sustain: 0.75 });
    for (const [from, to] of [
      [1, 19],
      [25, 31],
    ] as const)
      s.beat('bumbo', from, to, 'X...X...X...X...');
    for (const bar of [20, 32]) s.beat('bumbo', bar, bar, 'X...X...X.......');
    s.beat('bumbo', 21, 24, 'X..x..x....x..x.');
    s.beat('palmas', 5, 19, '....X.......X...');
    s.beat('palmas', 25, 31, '....X.......X...');
    s.beat('palmas', 21, 23, '....X..x....X...');
    s.beat('caixa', 13, 19, '....x.......x..g');
    s.beat('caixa', 25, 31, '....x.......x.gx');
    for (const bar of [12, 20, 24, 32]) s.beat('caixa', bar, bar, '....x...x.x.xxXX');
    s.beat('chimbal', 3, 12, '..A...A...A...A.');
    s.beat('chimbal', 13, 20, 'x.Ax.xAxx.Ax.xAx');
    s.beat('chimbal', 25, 32, 'x.Ax.xAxx.Ax.xAx');
    s.beat('ganza', 1, 32, 'xgoXxgoXxgoXxgoX');
    s.beat('tamborim', 3, 4, 'x.x.xx.x.x.x.xx.');
    s.beat('tamborim', 13, 20, 'x.x.xx.x.x.x.xx.');
    s.beat('tamborim', 21, 32, 'x.x.xx.x.x.x.xx.');
    s.beat('agogo', 21, 24, 'a..a..x.a..a.x..');
    s.beat('agogo', 29, 32, 'a.a.xx.a.a.x.xa.');
    s.beat('surdo', 21, 24, 'm...L..tm...L.t.');
    for (const bar of [5, 13, 21, 25]) s.beat('prato', bar, bar, 'X...............');
    s.add('subida', { at: s.start(24), cells: 16, midi: 60, strength: 0.9 });
    s.add('subida', { at: s.start(12), cells: 16, midi: 60, strength: 0.8 });
  },
};
