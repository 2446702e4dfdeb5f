import type { InstrumentName } from '../instruments/index.ts';
import type { FilterStep } from '../sound/filter.ts';

/** A part of a piece on the desk. Levels in LUFS of the part alone, `room` and `echo` in dB of what is sent there. */
export interface Part {
  /** The instrument, when the part's name is not one. */
  readonly play?: InstrumentName;
  readonly level: number;
  /** -1 left to 1 right. */
  readonly pan?: number;
  /** How far the voices of a chord stand apart. */
  readonly spread?: number;
  readonly room?: number;
  readonly echo?: number;
  readonly tone?: readonly FilterStep[];
  /** Seconds late on purpose, and seconds of unevenness. */
  readonly push?: number;
  readonly loose?: number;
}

export interface Room {
  readonly seconds: number;
  /** Hz above which the room swallows. */
  readonly dark: number;
  readonly seed?: string;
}

/** All of a piece but its notes: instruments and levels. A cell is a sixteenth. */
export interface PieceSettings {
  readonly name: string;
  readonly tag: string;
  readonly key: string;
  readonly bpm: number;
  readonly bars: number;
  /** Cells a bar; 8 (2/4) unless told. */
  readonly cells?: number;
  readonly loop: boolean;
  /** Ratio of the gentle compression of the whole. */
  readonly glue?: number;
  /** How late each sixteenth of a beat comes, in cells. */
  readonly swing?: readonly number[];
  readonly loose?: number;
  /** Stretches the cells of an ending. */
  readonly slowing?: { readonly from: number; readonly to: number; readonly factor: number };
  /** Seconds of ringing after the last bar, and of fading at the end; for a piece that does not loop. */
  readonly tail?: number;
  readonly fade?: number;
  readonly room?: Room;
  readonly tone?: readonly FilterStep[];
  readonly parts: Readonly<Record<string, Part>>;
}

export const cellsOf = (piece: PieceSettings): number => piece.cells ?? 8;

/** Seconds of a place in cells, the slowing of an ending included. */
export function tempo({ bpm, slowing }: Pick<PieceSettings, 'bpm' | 'slowing'>): (at: number) => number {
  const cell = 15 / bpm;
  if (slowing === undefined) return (at) => at * cell;
  const { from, to, factor } = slowing;
  return (at) => {
    const inside = Math.min(Math.max(at - from, 0), to - from);
    const grow = (factor - 1) / (2 * (to - from));
    const beyond = Math.max(0, at - to) * (factor - 1);
    return (at + inside * inside * grow + beyond) * cell;
  };
}
