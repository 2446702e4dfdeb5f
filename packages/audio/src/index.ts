/** The whole music and all effects as notes, and what is needed to play and to measure them. */
export type { Effect, EffectLayer } from './effects/effect.ts';
export { effects } from './effects/index.ts';
export { FILE_TYPE, type Manifest, type RenderedSound } from './manifest.ts';
export { attackLag } from './measure/attacks.ts';
export { agreement, edgeRank } from './measure/seam-edge.ts';
export { healSeam, type LoopPoints } from './playback/seam.ts';
export { perform } from './sequencer/performance.ts';
export { cellsOf, type Part, type PieceSettings, type Room, tempo } from './sequencer/piece.ts';
export { type Piece, Score } from './sequencer/score.ts';
export { Stage, type Track } from './sequencer/stage.ts';
export type { FilterStep } from './sound/filter.ts';
export { hall } from './sound/hall.ts';
export { fold, PADDING, padded } from './sound/loop.ts';
export { loudness, momentary } from './sound/loudness.ts';
export { level, MOST_PEAK, MUSIC_LOUDNESS, master } from './sound/master.ts';
export { decibels, fadeEdges, type Mono, RATE, type Stereo, samples } from './sound/samples.ts';
export { samplePeak, truePeak } from './sound/true-peak.ts';
export { tunes } from './tunes/index.ts';
