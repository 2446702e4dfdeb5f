import { describe, expect, test } from 'vitest';
import { dashed, inked, toneOf } from './ink.ts';
import { circ, line, rect } from './svg.ts';
import { PALETTE } from './tokens.ts';

const GREY = /^#(..)\1\1$/;
const coloursOf = (svg: string): readonly string[] => svg.match(/#[0-9A-Fa-f]{6}/g) ?? [];
const ball = circ(0, 0, 9, PALETTE.flamboyant);

describe('a drawing for paper', () => {
  test.each(Object.values(PALETTE))('prints %s as a grey', (colour) => {
    expect(toneOf(colour)).toMatch(GREY);
  });
  test('leaves light colours white and keeps darker ones darker', () => {
    expect(toneOf(PALETTE.papel)).toBe('#ffffff');
    expect(toneOf(PALETTE.tinta) < toneOf(PALETTE.mar)).toBe(true);
  });
  test('has an outline around what is filled, and no other colour', () => {
    const drawn = inked(ball, 2);
    expect(drawn).toContain(`stroke="${PALETTE.tinta}" stroke-width="2"`);
    expect(coloursOf(drawn).filter((colour) => colour !== PALETTE.tinta && !GREY.test(colour))).toEqual([]);
  });
  test('leaves lines and shine as they are', () => {
    expect(inked(line('M0 0 H9', PALETTE.tinta, 3), 2)).toContain('stroke-width="3"');
    expect(inked(rect(0, 0, 9, 9, 0, PALETTE.branco, { opacity: 0.4 }), 2)).not.toContain('stroke');
  });
  test('is a plan of dashes where nothing is paid yet', () => {
    expect(dashed(ball, 2)).toContain('stroke-dasharray="8 6"');
    expect(coloursOf(dashed(ball, 2)).every((colour) => GREY.test(colour))).toBe(true);
  });
});
