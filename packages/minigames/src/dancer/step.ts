import type { Draft } from '../core.ts';
import { div } from '../fixed.ts';
import { keepEarned, takePenalty } from '../penalty.ts';
import type { Note } from './chart.ts';
import * as C from './config.ts';
import type { Dancer } from './state.ts';

export function step(before: Dancer, codes: readonly number[]): Dancer {
  const after: Draft<Dancer> = { ...before, events: [] };
  advance(after, codes);
  return after;
}

/** Order within a tick: inputs one by one, then the notes that nobody can reach any more (GAMES section 4). */
export function advance(state: Dancer, codes: readonly number[]): void {
  const s = state as Draft<Dancer>;
  if (s.events.length > 0) s.events = [];
  for (const code of codes) {
    if (code >= C.CALIBRATION) calibrate(s, code);
    else press(s, code);
  }
  passNotes(s);
  s.best = Math.max(s.best, s.combo);
  keepEarned(s);
  s.tick += 1;
}

/** The calibration is set once, in the first tick. */
function calibrate(s: Draft<Dancer>, code: number): void {
  if (s.tick === 0) s.calibration = code - C.CALIBRATION + C.CALIBRATION_MIN;
}

function press(s: Draft<Dancer>, lane: number): void {
  const at = s.tick - s.calibration;
  const found = nearestNote(s, lane, at);
  const note = s.notes[found];
  if (note === undefined) stray(s, lane);
  else hit(s, found, note, Math.abs(note.at - at));
}

function hit(s: Draft<Dancer>, found: number, note: Note, off: number): void {
  const word = wordFor(off);
  if (word !== 'okay') s.combo += 1;
  const worth = noteWorth(word, s.combo);
  s.points += worth;
  judge(s, found, JUDGEMENT[word]);
  s.events.push([word, note.lane, worth]);
}

/** Of the lane's notes that can be reached and are not judged yet the nearest, the earlier on a tie; or -1. */
function nearestNote(s: Dancer, lane: number, at: number): number {
  let found = -1;
  let nearest = C.OKAY + 1;
  for (let i = s.next; i < s.notes.length; i += 1) {
    const note = s.notes[i];
    if (note === undefined || note.at > at + C.OKAY) break;
    const off = Math.abs(note.at - at);
    if (note.lane === lane && s.judged[i] === C.TO_COME && off < nearest) {
      found = i;
      nearest = off;
    }
  }
  return found;
}

/** A press that judges nothing: this is what makes drumming on all keys worthless. */
function stray(s: Draft<Dancer>, lane: number): void {
  s.combo = 0;
  s.strays += 1;
  s.events.push(['stray', lane, -takePenalty(s, C.STRAY_COST)]);
}

function passNotes(s: Draft<Dancer>): void {
  const reach = C.OKAY + Math.max(0, s.calibration);
  for (let note = s.notes[s.next]; note !== undefined && note.at + reach <= s.tick; note = s.notes[s.next]) {
    if (s.judged[s.next] === C.TO_COME) {
      judge(s, s.next, C.MISSED);
      s.combo = 0;
      s.events.push(['missed', note.lane, 0]);
    }
    s.next += 1;
  }
}

function judge(s: Draft<Dancer>, note: number, judgement: number): void {
  s.judged = s.judged.map((each, i) => (i === note ? judgement : each));
}

type Word = 'perfect' | 'good' | 'okay';

/** How a press `off` ticks from its note is judged; `off` is within the outermost window. */
const wordFor = (off: number): Word => (off <= C.PERFECT ? 'perfect' : off <= C.GOOD ? 'good' : 'okay');

/** What `judged` holds for a word. */
const JUDGEMENT: Readonly<Record<Word, number>> = {
  perfect: C.WAS_PERFECT,
  good: C.WAS_GOOD,
  okay: C.WAS_OKAY,
};

const WORTH: Readonly<Record<Word, number>> = {
  perfect: C.PERFECT_WORTH,
  good: C.GOOD_WORTH,
  okay: C.OKAY_WORTH,
};

/** Points of a note; `combo` counts it already. */
const noteWorth = (word: Word, combo: number): number => WORTH[word] + Math.min(C.COMBO_MAX, div(combo, C.COMBO_STEP));
