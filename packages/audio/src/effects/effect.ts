import { type Random, seeded } from '../sequencer/random.ts';
import type { Mono } from '../sound/samples.ts';

/** A sound with its gain (1), its place in seconds (0) and its side (-1 left to 1 right, 0), unless told. */
export type EffectLayer = readonly [data: Mono, gain?: number, at?: number, pan?: number];

export interface Effect {
  readonly name: string;
  /** The loudest 400 ms in LUFS; music is at -16. */
  readonly level: number;
  /** When it is heard. */
  readonly use: string;
  readonly layers: () => readonly EffectLayer[];
  /** dB of what the room gets. */
  readonly room: number;
  /** Whole length; without it, as long as it can be heard with so much ringing added. */
  readonly seconds?: number;
  readonly tail?: number;
  /** Seconds of fading at the end. */
  readonly fade?: number;
}

type Recipe = (random: Random) => readonly EffectLayer[];

/** An effect whose chance comes from its name. */
export const effect = (facts: Omit<Effect, 'layers'>, recipe: Recipe): Effect => ({
  ...facts,
  layers: () => recipe(seeded(`efeito/${facts.name}`)),
});
