import { describe, expect, test } from 'vitest';
import { isInstrument } from '../instruments/index.ts';
import { sounding } from '../sequencer/harmony.ts';
import type { WrittenNote } from '../sequencer/note.ts';
import { cellsOf } from '../sequencer/piece.ts';
import { Score } from '../sequencer/score.ts';
import { NAMES } from '../sequencer/theory.ts';
import { tunes } from './index.ts';

/** Parts that carry a tune; the others only accompany. */
const LEADS = [
  'flauta',
  'clarinete',
  'bandolim',
  'marimba',
  'pizz',
  'trompetes',
  'saxes',
  'sanfona',
  'pifanos',
  'vibrafone',
  'lead',
  'metais',
];

type TuneNote = WrittenNote & { readonly midi: number };

/** Melody notes that last and lie a semitone above a tone of their chord, or a semitone from another tune. */
function clashes(score: Score): string[] {
  const tunes = [...score.parts]
    .filter(([part]) => LEADS.includes(part))
    .flatMap(([part, notes]) => notes.filter(isTune).map((note) => ({ part, note })));
  const found = tunes.flatMap(({ part, note }) => {
    const clash = againstChord(score, note);
    return clash === null ? [] : [`bar ${barOf(score, clash.at)} ${part} ${nameOf(note)} over ${clash.symbol}`];
  });
  for (const a of tunes) {
    for (const b of tunes) {
      if (a.part < b.part && isHarshPair(a.note, b.note)) {
        const bar = barOf(score, Math.max(a.note.at, b.note.at));
        found.push(`bar ${bar} ${a.part} ${nameOf(a.note)} against ${b.part} ${nameOf(b.note)}`);
      }
    }
  }
  return found;
}

const isTune = (note: WrittenNote): note is TuneNote => note.voice === undefined && note.midi !== undefined;
const nameOf = (note: TuneNote): string => NAMES[note.midi % 12] ?? '?';
const barOf = (score: Score, at: number): number => Math.floor(at / score.cells) + 1;

function againstChord(score: Score, note: TuneNote): { at: number; symbol: string } | null {
  for (let cell = 0; cell < note.cells; cell++) {
    const at = Math.floor(note.at + cell);
    const { chord } = sounding(score.harmonies, at, score.piece.loop);
    const pitch = note.midi % 12;
    const below = (pitch + 11) % 12;
    const tones = [...chord.tones, chord.root];
    const isDominant = [4, 10].every((step) => chord.tones.includes((chord.root + step) % 12));
    const isOnRoot = pitch === chord.root && chord.tones.includes(below) && note.cells >= 3;
    const isNinth = isDominant && below === chord.root;
    const isHarsh = isOnRoot || (tones.includes(below) && !tones.includes(pitch) && !isNinth);
    const lasts = note.cells - cell >= 2;
    if (isHarsh && lasts && (cell === 0 || at % 4 === 0)) return { at, symbol: chord.symbol };
  }
  return null;
}

function isHarshPair(a: TuneNote, b: TuneNote): boolean {
  const together = Math.min(a.at + a.cells, b.at + b.cells) - Math.max(a.at, b.at);
  const gap = Math.abs(a.midi - b.midi);
  return together >= 1.5 && (gap === 1 || gap === 13);
}

describe.each(tunes)('$name', (piece) => {
  const score = new Score(piece);

  test('every part has an instrument and something to play', () => {
    for (const [part, { play }] of Object.entries(piece.parts)) {
      expect(isInstrument(play ?? part), part).toBe(true);
      expect(score.parts.get(part)?.length ?? 0, part).toBeGreaterThan(0);
    }
  });

  test('no note begins outside the piece', () => {
    for (const notes of score.parts.values()) {
      for (const { at } of notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(piece.bars * cellsOf(piece));
      }
    }
  });

  test('no melody note that lasts clashes with its chord or with another tune', () => {
    expect(clashes(score)).toEqual([]);
  });

  test('the voices of the chords never walk far', () => {
    for (const [i, { shape }] of score.harmonies.entries()) {
      const before = score.harmonies[i - 1]?.shape;
      if (before === undefined) continue;
      const walk = shape.reduce((sum, note, k) => sum + Math.abs(note - (before[k] ?? note)), 0) / shape.length;
      expect(walk).toBeLessThan(3);
    }
  });
});
