import type { PlayedNote } from '../sequencer/note.ts';
import { cellsOf, type PieceSettings } from '../sequencer/piece.ts';
import { type Chart, type Charts, drawCharts, type MelodyNote } from './charts.ts';

/** Ticks a second of the rhythm game. Source: GAMES, words. */
const TICKS_PER_SECOND = 60;

/** How strongly each part marks its cell. */
const WEIGHT: Readonly<Record<string, number>> = {
  bumbo: 3,
  palmas: 2.4,
  caixa: 1.6,
  surdo: 2.2,
  baixo: 1.5,
  lead: 3.2,
  clarinete: 3,
  metais: 2.6,
  piano: 0.5,
  cavaquinho: 0.5,
  agogo: 1.2,
  tamborim: 0.5,
  prato: 2.5,
  chimbal: 0.3,
  ganza: 0.1,
};
/** Parts that carry the tune, the most important first. */
const MELODY = ['lead', 'clarinete', 'metais', 'agogo'];
/** Share of the cells that may be stronger than the digit 9. */
const FULL = 0.97;

/** The rhythm of a piece, read from its score and not guessed from its sound; places in ticks of 1/60 s. */
export interface BeatMap {
  readonly version: 1;
  readonly sound: string;
  readonly bpm: number;
  readonly ticksPerSecond: number;
  readonly ticksPerBeat: number;
  readonly ticksPerCell: number;
  readonly cellsPerBar: number;
  readonly bars: number;
  readonly ticks: number;
  /** Seconds in the file. */
  readonly firstBeatSeconds: number;
  readonly lanes: readonly string[];
  readonly sections: readonly { name: string; bar: number; bars: number; tick: number; ticks: number }[];
  /** A digit a cell, a text a bar: 0 silent to 9 strongest. */
  readonly accents: readonly string[];
  /** Tick, length in ticks, pitch. */
  readonly melody: readonly (readonly [tick: number, length: number, midi: number])[];
  readonly charts: Readonly<Record<keyof Charts, Chart>>;
}

export function beatMap(piece: PieceSettings, notes: readonly PlayedNote[], firstBeatSeconds: number): BeatMap {
  const cells = cellsOf(piece);
  const ticks = (cell: number): number => Math.round((cell * TICKS_PER_SECOND * 15) / piece.bpm);
  const total = piece.bars * cells;
  const accents = accentsOf(notes, total);
  const tune = tuneOf(notes, total);
  const charts = drawCharts(accents, tune);
  const inTicks = (chart: Chart): Chart => chart.map(([cell, lane]) => [ticks(cell), lane]);
  return {
    version: 1,
    sound: piece.name,
    bpm: piece.bpm,
    ticksPerSecond: TICKS_PER_SECOND,
    ticksPerBeat: ticks(4),
    ticksPerCell: ticks(1),
    cellsPerBar: cells,
    bars: piece.bars,
    ticks: ticks(total),
    firstBeatSeconds,
    lanes: ['left', 'down', 'up', 'right'],
    sections: (piece.sections ?? []).map(([name, from, to]) => ({
      name,
      bar: from,
      bars: to - from + 1,
      tick: ticks((from - 1) * cells),
      ticks: ticks((to - from + 1) * cells),
    })),
    accents: Array.from({ length: piece.bars }, (_, bar) => accents.slice(bar * cells, (bar + 1) * cells).join('')),
    melody: tune.flatMap((one, cell) => (one === null ? [] : [[ticks(cell), ticks(one.cells), one.midi] as const])),
    charts: { easy: inTicks(charts.easy), normal: inTicks(charts.normal), hard: inTicks(charts.hard) },
  };
}

/** Share of a voice of a chord, which counts as one stroke. */
const VOICE = 0.25;

function accentsOf(notes: readonly PlayedNote[], total: number): number[] {
  const power = Array<number>(total).fill(0);
  for (const note of notes) {
    const cell = Math.round(note.at) % total;
    const many = note.voice === undefined ? 1 : VOICE;
    power[cell] = (power[cell] ?? 0) + (WEIGHT[note.part] ?? 0) * note.strength * many;
  }
  const full = [...power].sort((a, b) => a - b)[Math.floor(total * FULL)] ?? 1;
  return power.map((p) => Math.min(9, Math.round((9 * p) / full)));
}

/** Pitches that stand for the two bells, which have none. */
const HIGH_BELL = 84;
const LOW_BELL = 79;

function tuneOf(notes: readonly PlayedNote[], total: number): (MelodyNote | null)[] {
  const tune = Array<MelodyNote | null>(total).fill(null);
  for (const note of notes) {
    const rank = MELODY.indexOf(note.part);
    if (rank < 0) continue;
    const cell = Math.round(note.at) % total;
    const midi = note.midi ?? (note.stroke === 'a' ? HIGH_BELL : LOW_BELL);
    const top = tune[cell] ?? null;
    if (top === null || rank < top.rank || (rank === top.rank && (note.midi ?? Number.NaN) > top.midi)) {
      tune[cell] = { rank, midi, cells: note.cells };
    }
  }
  return tune;
}

/** The map as the text of its file: one line for each bar, section and list. */
export function beatMapText({ sections, accents, melody, charts, ...facts }: BeatMap): string {
  const line = (list: readonly unknown[]): string => `[${list.map((one) => JSON.stringify(one)).join(',')}]`;
  const rows = (list: readonly unknown[]): string => list.map((one) => `\n  ${JSON.stringify(one)}`).join(',');
  const head = Object.entries(facts).map(([key, value]) => ` "${key}": ${JSON.stringify(value)},\n`);
  const tail = Object.entries(charts).map(([name, chart]) => `\n  "${name}": ${line(chart)}`);
  return `{\n${head.join('')} "sections": [${rows(sections)}\n ],\n "accents": [${rows(accents)}\n ],\n "melody": ${line(melody)},\n "charts": {${tail.join(',')}\n }\n}\n`;
}
