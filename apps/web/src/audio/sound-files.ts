import { mediaUrl, type RenderedSound, sounds } from '@consorcio/audio/media';
import { healSeam } from '@consorcio/audio/seam';
import { ABORTED, NO_FILE_TYPE, NOT_DECODED, NOT_REGISTERED, notLoaded } from './developer-messages.ts';

/** A decoded sound, ready to be played; the times in seconds of the buffer. */
export interface SoundFile {
  readonly buffer: AudioBuffer;
  readonly start: number;
  /** Null for a sound that is played once. */
  readonly loop: { readonly start: number; readonly end: number } | null;
}

/** Decoded themes kept; a minute of music takes 26 MB of memory. Effects are small and all kept. */
const THEMES_KEPT = 3;
/** Seconds by which a file may be longer than it says without being shifted. */
const EXACT = 0.001;

const MIME = 'audio/webm; codecs=opus';
const byName = new Map(sounds.map((sound) => [sound.name, sound]));

/** Fetches and decodes sounds when they are first asked for. */
export class SoundFiles {
  readonly #context: AudioContext;
  readonly #kept = new Map<string, Promise<SoundFile>>();

  constructor(context: AudioContext) {
    this.#context = context;
  }

  /** Rejects with a developer message. What failed is tried again the next time. */
  load(name: string): Promise<SoundFile> {
    const kept = this.#kept.get(name);
    this.#kept.delete(name);
    const file = kept ?? this.#fetch(name);
    this.#kept.set(name, file);
    file.catch(() => {
      if (this.#kept.get(name) === file) this.#kept.delete(name);
    });
    this.#forgetOldThemes();
    return file;
  }

  async #fetch(name: string): Promise<SoundFile> {
    const sound = byName.get(name);
    const url = mediaUrl(name);
    if (sound === undefined || url === undefined) throw new Error(NOT_REGISTERED);
    return this.#decode(sound, await download(url));
  }

  async #decode(sound: RenderedSound, bytes: ArrayBuffer): Promise<SoundFile> {
    /* Some versions of Safari decode WebM although `canPlayType` denies it: decode first, ask only after a failure. */
    const buffer = await this.#context.decodeAudioData(bytes).catch(() => {
      throw new Error(document.createElement('audio').canPlayType(MIME) === '' ? NO_FILE_TYPE : NOT_DECODED);
    });
    const { seconds, loopStart, loopEnd } = sound;
    if (loopStart === undefined || loopEnd === undefined) return { buffer, start: 0, loop: null };
    /*
     * A file holds as much of the loop before it as after it (SPEC section 9, padding). Some decoders leave the codec's
     * own delay in front; the file is periodic, so all points just move.
     */
    const surplus = buffer.duration - (loopStart + seconds + loopStart);
    const shift = surplus > EXACT ? surplus : 0;
    const points = { loopStart: loopStart + shift, loopEnd: loopEnd + shift };
    const channels = Array.from({ length: buffer.numberOfChannels }, (_, c) => buffer.getChannelData(c));
    healSeam(channels, points, buffer.sampleRate);
    return { buffer, start: points.loopStart, loop: { start: points.loopStart, end: points.loopEnd } };
  }

  #forgetOldThemes(): void {
    const themes = [...this.#kept.keys()].filter((name) => byName.get(name)?.kind === 'music');
    for (const name of themes.slice(0, -THEMES_KEPT)) this.#kept.delete(name);
  }
}

async function download(url: string): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(notLoaded(response.status));
    return await response.arrayBuffer();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw new Error(ABORTED);
    if (error instanceof TypeError) throw new Error(notLoaded(0));
    throw error;
  }
}
