import { type InstrumentName, instruments, isInstrument } from '../instruments/index.ts';
import { loudness } from '../sound/loudness.ts';
import { addInto, type Mono, RATE } from '../sound/samples.ts';
import type { PlayedNote, Stroke } from './note.ts';
import type { Part, PieceSettings } from './piece.ts';
import { seeded } from './random.ts';

/** One part, played, and the fader in dB that brings it to its written level. */
export interface Track {
  readonly part: string;
  readonly settings: Part;
  readonly left: Mono;
  readonly right: Mono;
  readonly fader: number;
}

/** Takes of every note, used in turn, so that repeats are not identical. */
const TAKES = 3;
/** Where the voices of a chord stand, as shares of the part's spread. */
const PLACES = [-0.6, 0.5, -0.2, 0.8, 0];

/** The players on their places: takes are played once and kept. */
export class Stage {
  readonly #kept = new Map<string, Mono>();

  /**
   * Plays every part into a stereo track of its own. `length` in samples; in a loop of `loopSamples` a note that comes
   * before the beginning is played at the end.
   */
  play(piece: PieceSettings, notes: readonly PlayedNote[], { loopSamples, length }: PlayOptions): Track[] {
    const parts = new Map<string, PlayedNote[]>();
    for (const note of notes) {
      const own = parts.get(note.part);
      if (own === undefined) parts.set(note.part, [note]);
      else own.push(note);
    }
    return [...parts].map(([part, own]) => {
      const settings = piece.parts[part];
      if (settings === undefined) throw new Error(`${piece.name}: no part ${part}`);
      const name = settings.play ?? part;
      if (!isInstrument(name)) throw new Error(`${piece.name}: no instrument ${name}`);
      const left = new Float32Array(length);
      const right = new Float32Array(length);
      for (const [i, note] of own.entries()) {
        const data = this.#take(name, note, (i + 1) % TAKES);
        const at = Math.round(note.seconds * RATE);
        const start = at >= 0 ? at : loopSamples > 0 ? at + loopSamples : 0;
        const [l, r] = pan(settings, note.voice);
        const gain = note.strength ** 1.35;
        addInto(left, data, l * gain, start);
        addInto(right, data, r * gain, start);
      }
      return { part, settings, left, right, fader: settings.level - loudness([left, right]) };
    });
  }

  #take(name: InstrumentName, note: PlayedNote, take: number): Mono {
    const stroke: Stroke = {
      midi: note.midi ?? 0,
      stroke: note.stroke,
      slide: note.slide,
      duration: Math.round(note.duration * 50) / 50 || 0.02,
      strength: Math.round(note.strength * 8) / 8 || 0.125,
    };
    const words = [name, note.midi ?? '', stroke.stroke, stroke.slide ? 1 : 0, stroke.duration, stroke.strength, take];
    const key = words.join('/');
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const data = instruments[name](stroke, seeded(key));
    this.#kept.set(key, data);
    return data;
  }
}

interface PlayOptions {
  /** 0 for a piece that does not loop. */
  readonly loopSamples: number;
  readonly length: number;
}

/** Gains of the two sides with equal power. */
function pan({ pan: side = 0, spread = 0 }: Part, voice: number | undefined): [left: number, right: number] {
  const place = side + (voice === undefined ? 0 : spread * (PLACES[voice % PLACES.length] ?? 0));
  const angle = ((Math.max(-1, Math.min(1, place)) + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
}
