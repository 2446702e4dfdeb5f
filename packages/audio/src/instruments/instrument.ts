import type { Stroke } from '../sequencer/note.ts';
import type { Random } from '../sequencer/random.ts';
import type { Mono } from '../sound/samples.ts';

/** Plays one stroke. The same stroke with the same stream of chance is the same sound. */
export type Instrument = (stroke: Stroke, random: Random) => Mono;
