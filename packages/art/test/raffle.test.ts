import { ASSEMBLY_SIDE_BOX, assemblySide, globe, MIX, ROLL } from '@consorcio/art';
import { describe, expect, test } from 'vitest';

const ballsIn = (svg: string): number[] => Array.from(svg.matchAll(/data-words="(\d\d)"/g), ([, n]) => Number(n));
const WAITING = [3, 8, 13, 21, 28];

describe('the globe shows the true odds', () => {
  test.each([0, 1.5])('one ball for every quota that waits, at %d seconds', (t) => {
    expect(ballsIn(globe({ numbers: WAITING, own: 28, t })).toSorted((a, b) => a - b)).toEqual(WAITING);
  });
  test('the drawn ball leaves the globe and is still there', () => {
    const balls = ballsIn(globe({ numbers: WAITING, own: 28, drawn: 13, t: MIX + ROLL }));
    expect(balls.toSorted((a, b) => a - b)).toEqual(WAITING);
    expect(balls[0]).toBe(13);
  });
  test("the player's ball is drawn last, so that none covers it", () => {
    expect(ballsIn(globe({ numbers: WAITING, own: 8 })).at(-1)).toBe(8);
  });
});

describe('the hall beside the assembly', () => {
  test.each(['left', 'right'] as const)('to the %s is light and has no words', (side) => {
    const svg = assemblySide(side);
    expect(svg.length).toBeLessThan(250_000);
    expect(svg).not.toContain('data-words');
    expect(svg).toContain(`width="${ASSEMBLY_SIDE_BOX[side].width}"`);
  });
  test('celebrates with the hall', () => {
    expect(assemblySide('left', { mood: 'festa' })).not.toBe(assemblySide('left'));
  });
});
