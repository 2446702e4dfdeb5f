/** What is known of a rendered sound; `media/manifest.json` holds one for each. Levels are those before coding. */
export interface RenderedSound {
  readonly name: string;
  /** Name by which the game asks for music; effects are asked for by cue (tags.ts). */
  readonly tag: string | null;
  readonly kind: 'music' | 'effect';
  /** Length of one round of a loop, or of the whole sound. */
  readonly seconds: number;
  /** Seconds in the file; only a loop has them. */
  readonly loopStart?: number;
  readonly loopEnd?: number;
  /** Seconds in the file where the first bar begins: the zero of a clock that follows the music. */
  readonly firstBeat?: number;
  readonly bpm?: number;
  /** Integrated loudness and loudest 400 ms, in LUFS. */
  readonly lufs: number;
  readonly momentary: number;
  /** dBTP before coding, and the higher one of the two decoded files. */
  readonly truePeak: number;
  readonly decodedTruePeak: number;
  readonly bytes: Readonly<Record<Codec, number>>;
  /** Of the files that make it, and of the rendered files themselves. */
  readonly source: string;
  readonly files: Readonly<Record<Codec, string>>;
}

/** A file for browsers that know Ogg Opus, and one for the others. */
export const CODECS = ['opus', 'm4a'] as const;
export type Codec = (typeof CODECS)[number];

export interface Manifest {
  readonly version: 1;
  readonly sounds: readonly RenderedSound[];
}
