import { describe, expect, test } from 'vitest';
import { DetailLevel, PARTICLES } from './detail.ts';
import { Effects } from './effects.ts';

const slowDevice = (): DetailLevel => {
  const detail = new DetailLevel();
  for (let i = 0; i < 40; i += 1) detail.recordFrame(30);
  return detail;
};

describe('a slow device', () => {
  test('is one whose pictures take more than 22 ms in the mean of a second', () => {
    expect(slowDevice().isLight).toBe(true);
  });

  test('is none for a single long picture among quick ones', () => {
    const detail = new DetailLevel();
    detail.recordFrame(120);
    for (let i = 0; i < 200; i += 1) detail.recordFrame(16.7);
    expect(detail.isLight).toBe(false);
  });

  test('is sent once, and does not repeat', () => {
    const detail = new DetailLevel();
    const told = Array.from({ length: 400 }, () => detail.recordFrame(30)).filter(Boolean);
    expect(told).toHaveLength(1);
    expect(detail.pixelRatio).toBe(1);
    for (let i = 0; i < 200; i += 1) detail.recordFrame(10);
    expect(detail.isLight).toBe(true);
  });

  test('that only hitches now and then draws fewer pixels first, and everything else', () => {
    const detail = new DetailLevel();
    const ratios = new Set<number>();
    for (let i = 0; i < 120; i += 1) {
      detail.recordFrame(i % 6 === 0 ? 40 : 16.7);
      ratios.add(detail.pixelRatio);
    }
    expect([...ratios]).toEqual([2, 1.5]);
    expect(detail.isLight).toBe(false);
  });

  test('is begun with what an earlier game found out', () => {
    expect(new DetailLevel(1.5).pixelRatio).toBe(1.5);
  });

  test('does not count the time of a pause', () => {
    const detail = new DetailLevel();
    for (let i = 0; i < 20; i += 1) {
      detail.recordFrame(40);
      detail.reset();
    }
    expect(detail.isLight).toBe(false);
  });
});

describe('particles', () => {
  test('are at most forty, and twelve on a slow device', () => {
    const [full, light] = [new Effects(new DetailLevel(), false), new Effects(slowDevice(), false)];
    for (let tick = 0; tick < 5; tick += 1) for (const effects of [full, light]) effects.burst(tick, 'x', 0, 0, 30);
    expect(full.particles).toBe(PARTICLES.full);
    expect(light.particles).toBe(PARTICLES.light);
  });

  test('make room when they are gone', () => {
    const effects = new Effects(slowDevice(), false);
    effects.burst(0, 'x', 0, 0, 30);
    effects.burst(200, 'x', 0, 0, 5);
    expect(effects.particles).toBe(5);
  });

  test('are none with reduced motion', () => {
    const effects = new Effects(new DetailLevel(), true);
    effects.burst(0, 'x', 0, 0, 30);
    expect(effects.particles).toBe(0);
  });
});

describe('a shake', () => {
  const farthest = (effects: Effects, from: number): number =>
    Math.max(...Array.from({ length: 200 }, (_, i) => Math.abs(effects.shakeAt(from + i / 10))));

  test('moves the picture by six units at most', () => {
    const effects = new Effects(new DetailLevel(), false);
    effects.shake(100);
    expect(farthest(effects, 100)).toBeGreaterThan(2);
    expect(farthest(effects, 100)).toBeLessThanOrEqual(6);
  });

  test('comes once in two seconds at most', () => {
    const effects = new Effects(new DetailLevel(), false);
    effects.shake(100);
    effects.shake(200);
    expect(farthest(effects, 200)).toBe(0);
    effects.shake(220);
    expect(farthest(effects, 220)).toBeGreaterThan(2);
  });

  test('does not come with reduced motion', () => {
    const effects = new Effects(new DetailLevel(), true);
    effects.shake(100);
    expect(farthest(effects, 100)).toBe(0);
  });
});
