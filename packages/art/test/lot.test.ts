import { brotliCompressSync } from 'node:zlib';
import { lotPerson, lotPicture } from '@consorcio/art';
import { dreamCycles } from '@consorcio/rules/queries';
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { describe, expect, test } from 'vitest';
import { renderPixels } from '../bin/render.ts';
import { fileForm } from '../src/core/file-form.ts';
import { picture } from '../src/core/svg.ts';
import { SHADOW } from '../src/core/tokens.ts';
import { LOT_BOX, LOT_FRAME } from '../src/plans/boxes.ts';
import { BLOCK, blockCorner, LOT_BLOCK, VIEW } from '../src/plans/plan.ts';
import { atHome } from '../src/scenes/lot/at-home.ts';
import { LOT_DREAMS, type LotState, lotModel, lotStanding, lotStates } from '../src/scenes/lot/lot.ts';
import { PAPER } from '../src/scenes/lot/paper-model.ts';
import { L, NEAR } from '../src/scenes/lot/view.ts';

const { x: LEFT, y: TOP, width: WIDTH, height: HEIGHT } = LOT_FRAME;
/** Pixels of what stands on the lot, one a unit: premultiplied RGBA, row by row. */
const pixelsOf = (body: string): Uint8Array =>
  renderPixels(
    picture('x', { width: WIDTH, height: HEIGHT, viewBox: `${LEFT} ${TOP} ${WIDTH} ${HEIGHT}` }, body),
    WIDTH,
  );
/** How near the near street anything reaches, in units of the lot. */
const nearestOf = (pixels: Uint8Array): number =>
  Math.max(
    ...Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
      if ((pixels[at * 4 + 3] ?? 0) < 128) return 0;
      const [u, v] = [LEFT + (at % WIDTH), TOP + Math.floor(at / WIDTH)];
      return v / L.S - u / (2 * L.S);
    }),
  );

describe.each(DREAM_IDS)('the lot of dream %d', (dream) => {
  const cycles = dreamCycles(dream);
  const states: readonly LotState[] = [...lotStates(dream), 'lost'];
  const drawn = new Map(states.map((state) => [state, pixelsOf(lotStanding(dream, state))]));

  test('has a picture for every number of instalments and for what comes after', () => {
    expect(states).toEqual([...Array.from({ length: cycles + 1 }, (_, n) => n), 'real', 'home', 'lost']);
  });
  test('changes enough to be seen with every instalment and with the letter', () => {
    const changed = states.slice(1, -1).map((state, i) => {
      const [now, before] = [drawn.get(state), drawn.get(states[i] ?? 0)];
      let count = 0;
      for (let at = 0; at < WIDTH * HEIGHT; at++) {
        const difference = [0, 1, 2, 3].map((c) => Math.abs((now?.[at * 4 + c] ?? 0) - (before?.[at * 4 + c] ?? 0)));
        if (Math.max(...difference) > 40) count++;
      }
      return { state, percent: (100 * count) / (WIDTH * HEIGHT) };
    });
    expect(changed.filter(({ percent }) => percent < 0.5)).toEqual([]);
  });
  test('leaves the strip at the near street free, where the person waits', () => {
    const faults = [...drawn].filter(([, pixels]) => nearestOf(pixels) > NEAR + 0.1);
    expect(faults.map(([state]) => state)).toEqual([]);
  });
  test('is paper alone until the letter', () => {
    for (let n = 0; n <= cycles; n++) {
      const colours = Array.from(lotModel(dream, n).matchAll(/#[0-9a-f]{6}/gi), ([colour]) => colour);
      expect(colours.filter((colour) => colour !== SHADOW && !PAPER.includes(colour))).toEqual([]);
    }
  });
  test('weighs at most 3 kB as it is sent', () => {
    const pictures = [
      ...states.map((state) => lotPicture(dream, state)),
      ...PERSONA_IDS.map((persona) => lotPerson(dream, persona)),
    ];
    const weights = pictures.map((svg) => brotliCompressSync(fileForm(svg)).length);
    expect(Math.max(...weights)).toBeLessThanOrEqual(3000);
  });
  test('is home to each persona, who stands on it as large as the people of the streets', () => {
    for (const persona of PERSONA_IDS) {
      const pixels = pixelsOf(atHome(LOT_DREAMS[dream].atHome, persona));
      const rows = Array.from({ length: HEIGHT }, (_, row) => row).filter((row) =>
        Array.from({ length: WIDTH }, (_, x) => x).some((x) => (pixels[(row * WIDTH + x) * 4 + 3] ?? 0) > 128),
      );
      const high = (rows.at(-1) ?? 0) - (rows[0] ?? 0);
      expect(high, `persona ${persona}`).toBeGreaterThan(20);
      expect(high, `persona ${persona}`).toBeLessThan(66);
      expect(nearestOf(pixels), `persona ${persona}`).toBeLessThanOrEqual(NEAR + 0.1);
    }
  });
});

test('the picture lies on the block of the lot', () => {
  const [x, y] = blockCorner(...LOT_BLOCK);
  const [left, top] = VIEW.P(x, y);
  expect([LOT_BOX.x, LOT_BOX.y]).toEqual([left + LOT_FRAME.x, top + LOT_FRAME.y].map((n) => Math.round(n * 10) / 10));
  const [cx, cy] = VIEW.P(x + BLOCK, y + BLOCK);
  expect(cx).toBeCloseTo(LOT_BOX.x + LOT_BOX.width / 2, 5);
  expect(LOT_BOX.y + LOT_BOX.height).toBeGreaterThan(cy - 30);
  expect(LOT_BOX.y + LOT_BOX.height).toBeLessThan(cy);
});
