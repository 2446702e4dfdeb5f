import type { ArpeggioOptions, Range } from './accompaniment.ts';
import { accompany, arpeggiate, type BassOptions, bassLine, type CompOptions } from './accompaniment.ts';
import { type Harmony, readHarmony } from './harmony.ts';
import { readMelody, stepsOf } from './notation.ts';
import { strengthOf, type WrittenNote } from './note.ts';
import { cellsOf, type PieceSettings } from './piece.ts';
import { toMidi } from './theory.ts';
import { lead, type VoicingRange } from './voicing.ts';

interface MelodyOptions {
  readonly strength?: number;
  readonly octave?: number;
  /** Share of its cells that a note really sounds. */
  readonly length?: number;
}

/** A whole piece as written: its settings, and what writes its notes. */
export interface Piece extends PieceSettings {
  readonly write: (score: Score) => void;
}

/** Collects the notes of a piece, in cells (sixteenths). Bars are counted from 1. */
export class Score {
  readonly piece: Piece;
  readonly cells: number;
  readonly parts = new Map<string, WrittenNote[]>();
  readonly harmonies: Harmony[] = [];

  constructor(piece: Piece) {
    this.piece = piece;
    this.cells = cellsOf(piece);
    piece.write(this);
  }

  /** First cell of a bar. */
  start(bar: number): number {
    return (bar - 1) * this.cells;
  }

  add(part: string, note: WrittenNote): void {
    if (this.piece.parts[part] === undefined) throw new Error(`${this.piece.name}: no part ${part}`);
    const notes = this.parts.get(part);
    if (notes === undefined) this.parts.set(part, [note]);
    else notes.push(note);
  }

  /** A tune in the notation of `readMelody`, from a bar on. */
  melody(
    part: string,
    bar: number,
    text: string,
    { strength = 0.8, octave = 0, length = 0.96 }: MelodyOptions = {},
  ): void {
    let open: WrittenNote | null = null;
    for (const [b, tokens] of readMelody(text, this.cells).entries()) {
      for (const [c, { names, isHold, isAccent, isGhost, slide }] of tokens.entries()) {
        if (isHold) {
          if (open !== null) open.cells += 1;
          continue;
        }
        open = null;
        const at = this.start(bar + b) + c;
        for (const [n, name] of names.entries()) {
          const note: WrittenNote = {
            at: at + n / names.length,
            cells: 1 / names.length,
            length,
            midi: toMidi(name) + 12 * octave,
            strength: strength * (isAccent ? 1.22 : isGhost ? 0.6 : 1) * metricWeight(at),
            slide,
          };
          this.add(part, note);
          open = note;
        }
      }
    }
  }

  /** Percussion: a pattern of letters repeated over the bars, both ends counted; the letter is the stroke. */
  beat(part: string, from: number, to: number, pattern: string, { strength = 1 }: { strength?: number } = {}): void {
    const steps = stepsOf(pattern, this.cells);
    const first = this.start(from);
    for (let at = first; at < this.start(to + 1); at++) {
      const letter = steps.charAt((at - first) % steps.length);
      if (letter === '.') continue;
      const level = strengthOf(letter) ?? (letter === letter.toUpperCase() ? 1 : 0.7);
      this.add(part, { at, cells: 1, stroke: letter.toLowerCase(), strength: level * strength });
    }
  }

  /** Chord symbols bar by bar, voiced so that the whole progression moves least. */
  chords(text: string, range: VoicingRange): Harmony[] {
    const written = readHarmony(text, this.cells);
    const shapes = lead(
      written.map((one) => one.chord),
      range,
    );
    const voiced = written.map((one, i) => ({ ...one, shape: shapes[i] ?? [] }));
    this.harmonies.push(...voiced);
    return voiced;
  }

  /** Chords in a rhythm. */
  comp(part: string, chords: readonly Harmony[], pattern: string, options?: CompOptions): void {
    this.#write(part, accompany(this.#range(chords), pattern, options));
  }

  /** One voice of the led chords, counted from 0 at the bottom, as a counter-line. */
  line(part: string, chords: readonly Harmony[], voice: number, pattern: string, options: CompOptions = {}): void {
    this.#write(part, accompany(this.#range(chords), pattern, { ...options, only: voice, strum: 0 }));
  }

  /** Chord tones one after the other. */
  arpeggio(part: string, chords: readonly Harmony[], pattern: string, options?: ArpeggioOptions): void {
    this.#write(part, arpeggiate(this.#range(chords), pattern, metricWeight, options));
  }

  bass(part: string, chords: readonly Harmony[], pattern: string, options?: BassOptions): void {
    this.#write(part, bassLine(this.#range(chords), pattern, options));
  }

  #range(chords: readonly Harmony[]): Range {
    return { chords, cells: this.cells, isLoop: this.piece.loop };
  }

  #write(part: string, notes: readonly WrittenNote[]): void {
    for (const note of notes) this.add(part, note);
  }
}

/** Small metric accents: the beat and the syncopated last sixteenth speak a little louder. */
function metricWeight(at: number): number {
  return [1, 0.92, 0.96, 1.02][Math.trunc(((at % 4) + 4) % 4)] ?? 1;
}
