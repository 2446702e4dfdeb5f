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
  /** dBTP before coding, and of the decoded file. */
  readonly truePeak: number;
  readonly decodedTruePeak: number;
  readonly bytes: number;
  /** Hashes of the files that make it, and of the rendered file itself. */
  readonly source: string;
  readonly file: string;
}

/** Opus in WebM, which Web Audio decodes in every browser that can show the game (docs/sound.md). */
export const FILE_TYPE = 'webm';

export interface Manifest {
  readonly version: 2;
  readonly sounds: readonly RenderedSound[];
}
