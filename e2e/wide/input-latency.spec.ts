import { fileURLToPath } from 'node:url';
import type { Game } from '@consorcio/minigames';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { press } from '../support/open-minigame.ts';
import { useStaticPages } from '../support/static-pages.ts';
import { installSteppedClock, type SteppedWindow } from '../support/stepped-clock.ts';
import { openWithStubApi } from '../support/stub-api.ts';

const ARCADE = fileURLToPath(new URL('../../apps/arcade/dist', import.meta.url));
const SEED = '00112233445566778899aabbccddeeff';

/** A finger comes down, and where it goes then; in px of a window that is as large as the layout. */
interface Touch {
  readonly game: Game;
  /** A tick at which that means something. */
  readonly tick: number;
  readonly code: number;
  readonly at: readonly [x: number, y: number];
  /** The shelves swap when the finger has moved off a box. */
  readonly to?: readonly [x: number, y: number];
}
const TOUCHES: readonly Touch[] = [
  { game: 'tapper', tick: 200, code: 1, at: [400, 550] },
  { game: 'runner', tick: 120, code: 0, at: [150, 960] },
  { game: 'dancer', tick: 120, code: 2, at: [450, 800] },
  { game: 'matches', tick: 60, code: -1, at: [384, 635], to: [474, 635] },
];

const pages = useStaticPages([ARCADE]);

/** The page of a run that stands still at a tick; the same one each time. */
async function standing(page: Page, { game }: Touch): Promise<void> {
  await openWithStubApi(page, pages().origin, { game, seed: SEED });
  await page.waitForFunction(() => (window as SteppedWindow).__arcade !== undefined);
  /* Only the first time on a device there is help to be put away. */
  if (await page.getByRole('button', { name: 'JOGAR', exact: true }).isVisible()) await press(page, 'JOGAR');
  await page.evaluate(() => (window as SteppedWindow).__stepper?.stands);
}

/** Touches, or does not, and draws one frame, all in one go: nothing else can happen between. */
const oneFrame = (page: Page, touch: Touch | null) =>
  page.evaluate((given) => {
    const { __arcade: arcade, __stepper: hand } = window as SteppedWindow;
    const field = document.querySelector('canvas');
    const say = (kind: string, [clientX, clientY]: readonly [number, number]): void => {
      const event = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, clientX, clientY };
      field?.dispatchEvent(new PointerEvent(kind, event));
    };
    const before = arcade?.state.tick ?? -1;
    if (given !== null) say('pointerdown', given.at);
    if (given?.to !== undefined) say('pointermove', given.to);
    hand?.frame();
    const picture = [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join();
    return { before, ticks: arcade?.state.tick ?? -1, inputs: arcade?.log.inputs ?? [], picture };
  }, touch);

describe.each(TOUCHES)('a touch of $game', (touch) => {
  test('counts in the tick in which it happens, and is visible in the next frame', async () => {
    const { page, context } = await pages().visit('tablet');
    await context.addInitScript(installSteppedClock, touch.tick);
    await standing(page, touch);
    const untouched = await oneFrame(page, null);
    await standing(page, touch);
    const again = await oneFrame(page, null);
    await standing(page, touch);
    const touched = await oneFrame(page, touch);
    await context.close();
    // The picture is the run's alone: what differs is the touch.
    expect(again.picture === untouched.picture, 'the same run draws the same picture').toBe(true);
    expect(untouched).toMatchObject({ before: touch.tick, ticks: touch.tick + 1 });
    const mine = touched.inputs.filter(([tick]) => tick === touch.tick);
    expect(mine).toHaveLength(1);
    if (touch.code >= 0) expect(mine[0]?.[1]).toBe(touch.code);
    expect(touched.picture === untouched.picture, 'the picture shows no touch').toBe(false);
  });
});
