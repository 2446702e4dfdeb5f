import { describe, expect, test } from 'vitest';
import { chord, toHz, toMidi } from './theory.ts';
import { lead, movement } from './voicing.ts';

describe('a note', () => {
  test.each([
    ['C4', 60],
    ['A4', 69],
    ['Bb3', 58],
    ['F#6', 90],
  ])('%s is %i', (name, midi) => expect(toMidi(name)).toBe(midi));

  test('A4 swings 440 times a second, an octave up twice as often', () => {
    expect([toHz(69), toHz(81)]).toEqual([440, 880]);
  });

  test('a word that is no note is our own mistake', () => expect(() => toMidi('H4')).toThrow('not a note'));
});

describe('a chord', () => {
  test.each([
    ['C', { root: 0, bass: 0, third: 4, fifth: 7 }],
    ['D7/F#', { root: 2, bass: 6, third: 6, fifth: 9 }],
    ['Bø', { root: 11, bass: 11, third: 2, fifth: 5 }],
    ['C#dim', { root: 1, bass: 1, third: 4, fifth: 7 }],
    ['E7(b13)', { root: 4, bass: 4, third: 8, fifth: 0 }],
  ])('%s has its root, bass, third and fifth', (symbol, tones) => expect(chord(symbol)).toMatchObject(tones));

  test('an unknown symbol is our own mistake', () => expect(() => chord('Cadd11')).toThrow('unknown chord'));
});

describe('voice leading', () => {
  const progression = ['Cmaj7', 'A7(b9)', 'Dm7', 'G7'].map(chord);
  const shapes = lead(progression, { low: 53, high: 74 });

  test('every shape has the tones of its chord and lies in the hand', () => {
    for (const [i, shape] of shapes.entries()) {
      expect(shape.map((note) => note % 12).sort()).toEqual([...(progression[i]?.tones ?? [])].sort());
      expect(Math.min(...shape)).toBeGreaterThanOrEqual(53);
      expect(Math.max(...shape)).toBeLessThanOrEqual(74);
    }
  });

  test('the voices walk a few semitones at most, round the loop as well', () => {
    for (const [i, shape] of shapes.entries()) {
      expect(movement(shape, shapes[(i + 1) % shapes.length] ?? [])).toBeLessThan(9);
    }
  });

  test('a chord that does not fit the hand is our own mistake', () => {
    expect(() => lead(progression, { low: 60, high: 62 })).toThrow('no position');
  });
});
