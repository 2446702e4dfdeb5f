import { fileURLToPath } from 'node:url';
import { currentVersion, GAMES, type Game } from '@consorcio/minigames';
import { BOTS } from '@consorcio/minigames/bots';
import { runOf } from '@consorcio/players';
import { mean, median, quantile, rounded } from '@consorcio/tools/rig';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launch } from '../../e2e/support/browser.ts';
import { type StaticPages, serveFolders } from '../../e2e/support/static-pages.ts';
import { openWithStubApi } from '../../e2e/support/stub-api.ts';
import { type FrameCost, traceFrames } from './frame-cost.ts';

/** QUALITY: a minigame's frame is measured on a processor six times slower. */
const SLOWER = 6;
/** Milliseconds: how long each game is watched in a round, and when the watching begins after its start. */
const WATCHED = 15_000;
const SETTLING = 2_500;
/** Milliseconds of each game that are traced at the processor's own pace. */
const TRACED = 6_000;
const ROUNDS = 2;
/** Milliseconds of a frame that is felt as a hitch. */
const HITCH = 25;
const PHONE = { width: 375, height: 667 };
const ARCADE = fileURLToPath(new URL('../../apps/arcade/dist', import.meta.url));
const SEED = '00112233445566778899aabbccddeeff';
const TICK = 1_000 / 60;

/** What the page's own clock saw: milliseconds of script in each frame, and from frame to frame; and what it cost. */
interface Frames {
  readonly script: readonly number[];
  readonly gaps: readonly number[];
  readonly costs: readonly FrameCost[];
}

let browser: Browser;
let pages: StaticPages;

beforeAll(async () => {
  browser = await launch();
  pages = await serveFolders([ARCADE]);
});

afterAll(async () => {
  await browser?.close();
  pages?.stop();
});

/** Runs in the page before its own scripts: times what is called back for each frame. */
function watchFrames(): void {
  const frames = { script: [] as number[], gaps: [] as number[], isOn: false };
  (window as unknown as { frames: typeof frames }).frames = frames;
  const original = window.requestAnimationFrame.bind(window);
  let [frame, spent, last] = [0, 0, 0];
  window.requestAnimationFrame = (callback) =>
    original((time) => {
      if (time !== frame) {
        if (frames.isOn && last > 0) {
          frames.script.push(spent);
          frames.gaps.push(time - last);
        }
        [frame, spent, last] = [time, 0, time];
      }
      const from = performance.now();
      callback(time);
      spent += performance.now() - from;
    });
}

interface Started {
  readonly page: Page;
  /** Presses until the page is closed. */
  play(): Promise<void>;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));

/** Where the shelves stand on this phone: the game is shown larger, and some of its left edge is left out. */
const SHELVES = { x: 69 - 28.4, y: 320, wide: 90, high: 94, larger: 1.08 } as const;

/** A game, played as an expert would by touches and keys; a slow page hears them a little late. */
async function open(game: Game): Promise<Started> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  await openWithStubApi(page, pages.origin, { game, seed: SEED });
  await page.getByRole('button', { name: 'JOGAR', exact: true }).click();
  const plan = runOf({ game, version: currentVersion(game), seed: SEED }, 'expert');
  const scale = PHONE.width / 768;
  const top = (PHONE.height - 1024 * scale) / 2;
  const press = async (code: number): Promise<void> => {
    const key = BOTS[game].keys[code];
    if (key !== undefined) return page.keyboard.press(key);
    const cell = code >> 1;
    for (const at of [cell, code % 2 === 0 ? cell + 1 : cell + 7])
      await page.touchscreen.tap(
        (SHELVES.x + SHELVES.wide * (0.5 + (at % 7))) * SHELVES.larger * scale,
        top + (SHELVES.y + SHELVES.high * (0.5 + Math.floor(at / 7))) * SHELVES.larger * scale,
      );
  };
  return {
    page,
    async play() {
      const from = Date.now() + (game === 'dancer' ? 0 : SETTLING);
      for (const [tick, code] of plan.inputs) {
        await pause(from + tick * TICK - Date.now());
        await press(code).catch(() => undefined);
      }
    },
  };
}

async function watch({ page, play }: Started): Promise<Frames> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  void play();
  await pause(SETTLING + 1_000);
  const turn = (isOn: boolean) =>
    page.evaluate((on) => {
      const { frames } = window as unknown as { frames: Omit<Frames, 'costs'> & { isOn: boolean } };
      frames.isOn = on;
      return { script: frames.script, gaps: frames.gaps };
    }, isOn);
  await turn(true);
  await pause(WATCHED);
  const seen = await turn(false);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const cost = await traceFrames(browser, TRACED);
  await page.context().close();
  return { ...seen, costs: [cost] };
}

const rowOf = ({ script, gaps, costs }: Frames): Record<string, number> => ({
  frames: script.length,
  'script p50 ms': rounded(median(script)),
  'mean ms': rounded(mean(script)),
  'p95 ms': rounded(quantile(script, 0.95)),
  'frame p50 ms': rounded(median(gaps)),
  'CPU script ms': rounded(mean(costs.map((cost) => cost.script))),
  'CPU whole ms': rounded(mean(costs.map((cost) => cost.whole))),
  'over 25 ms, %': rounded((100 * gaps.filter((gap) => gap > HITCH).length) / gaps.length),
});

/**
 * `npm run bench -- frames`. Figures for people, never asserted. The first columns are the clock's at a sixth of the
 * processor, and longer on a busy machine; 'CPU' is the main thread's own time at full pace, which bears neighbours.
 */
test('frames of the minigames at a sixth of the processor', async () => {
  const all = new Map<Game, Frames>();
  for (let i = 0; i < ROUNDS; i += 1) {
    for (const name of GAMES) {
      const known = all.get(name) ?? { script: [], gaps: [], costs: [] };
      const { script, gaps, costs } = await watch(await open(name));
      all.set(name, {
        script: [...known.script, ...script],
        gaps: [...known.gaps, ...gaps],
        costs: [...known.costs, ...costs],
      });
      console.log(`round ${i + 1}, ${name}: ${script.length} frames`);
    }
  }
  console.table(Object.fromEntries([...all].map(([name, frames]) => [name, rowOf(frames)])));
});
