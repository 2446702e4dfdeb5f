import { loadavg } from 'node:os';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import { mean, median, quantile, rounded } from '@consorcio/tools/rig';
import type { CDPSession, Page } from 'playwright-core';
import { test } from 'vitest';
import { ApiPlayer } from '../../e2e/support/api-player.ts';
import { signIn, useSite } from '../../e2e/support/site.ts';
import { drawnAfter, PRESS } from './drawn-pictures.ts';
import { traceFrames } from './frame-cost.ts';

/** Issue 18: 60 pictures a second on a processor four times slower. */
const SLOWER = 4;
const LINE = { 'pictures a second': 60 };
/** Milliseconds: how long something at rest is watched, and the whole of a camera's way with the roof's or the signs'. */
const REST = 5_000;
const WAY = { there: 520, back: 300 };
const ROUNDS = 2;
/** Milliseconds after which the last picture of a way has been drawn. */
const AFTERWARDS = 250;
/** px of the window; nothing is to be pressed there. */
const SKY = { x: 180, y: 130 };
/** Milliseconds of a frame that is felt as a hitch. */
const HITCH = 25;
const WINDOWS = ['phone', 'desktop'] as const;

const site = useSite();

/** Runs in the page: milliseconds from picture to picture, for so long, from the next one on. */
const gapsFor = (page: Page, milliseconds: number): Promise<number[]> =>
  page.evaluate(
    (length) =>
      new Promise<number[]>((done) => {
        const gaps: number[] = [];
        let [first, last] = [0, 0];
        const look = (time: number): void => {
          if (first === 0) first = time;
          else gaps.push(time - last);
          last = time;
          if (time - first < length) requestAnimationFrame(look);
          else done(gaps);
        };
        requestAnimationFrame(look);
      }),
    milliseconds,
  );

/** What the page's own clock and the screen show of a press and the camera's way after it, slowed down. */
async function watchWay(page: Page, cdp: CDPSession, selector: string, milliseconds: number) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  let gaps: number[] = [];
  const drawn = await drawnAfter(browser, milliseconds, () =>
    slowly(cdp, async () => {
      /* Done in the page, so that nothing waits between the press and the first picture. */
      const press = page.evaluate(
        ([button, mark]) => {
          performance.mark(mark);
          document.querySelector<HTMLElement>(button)?.click();
        },
        [selector, PRESS] as const,
      );
      [gaps] = await Promise.all([gapsFor(page, milliseconds), press]);
      await page.waitForTimeout(AFTERWARDS);
    }),
  );
  return { gaps, drawn };
}

const rowOf = (gaps: readonly number[]): Record<string, number> => ({
  pictures: gaps.length,
  'pictures a second': rounded(1_000 / mean(gaps), 1),
  'gap p50 ms': rounded(median(gaps), 1),
  'p95 ms': rounded(quantile(gaps, 0.95), 1),
  'most ms': rounded(quantile(gaps, 0.9999), 1),
  'over 25 ms, %': rounded((100 * gaps.filter((gap) => gap > HITCH).length) / gaps.length, 1),
});

async function slowly<Found>(cdp: CDPSession, watch: () => Promise<Found>): Promise<Found> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const found = await watch();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}

/**
 * `npm run bench -- town-frames`. Figures for people, never asserted. Pictures are those of the page's own clock at a
 * quarter of the processor, and fewer on a busy machine; 'drawn on the screen' are all that the browser drew from the first
 * one on that shows the press, 'answer' is how long that one took; 'CPU' is the main thread's own time of a frame at full
 * pace.
 */
test.each(WINDOWS)('frames of the town, of the camera and of an open place, on a %s', async (size) => {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.learnEverything();
  const { page, context } = await site().newPlayer(size);
  const browser = context.browser();
  if (browser === null) throw new Error('the page has no browser');
  await signIn(context, api);
  await page.goto('/mapa');
  const cdp = await context.newCDPSession(page);
  await page.locator('nav button').first().waitFor();
  await page.waitForTimeout(REST);
  /* The sound begins with the first touch of a page, which on the way to the map was another one. */
  await page.mouse.click(SKY.x, SKY.y);
  await page.waitForTimeout(REST);
  const gaps = {
    'map at rest': [] as number[],
    'camera there': [] as number[],
    'open place': [] as number[],
    'camera back': [] as number[],
  };
  const answers = { there: [] as number[], back: [] as number[] };
  const seen = { there: [] as number[], back: [] as number[] };
  const take = async (way: keyof typeof WAY, selector: string): Promise<void> => {
    const { gaps: own, drawn } = await watchWay(page, cdp, selector, WAY[way]);
    gaps[`camera ${way}`].push(...own);
    if (drawn === null) return;
    answers[way].push(drawn.answer);
    seen[way].push(...drawn.gaps);
  };
  const cpu: Record<string, number[]> = { 'map at rest': [], 'open place': [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    gaps['map at rest'].push(...(await slowly(cdp, () => gapsFor(page, REST))));
    cpu['map at rest']?.push((await traceFrames(browser, REST)).whole);
    for (const { place } of MINIGAMES) {
      const button = page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button', { name: place });
      await button.evaluate((each) => each.setAttribute('data-pressed', ''));
      await take('there', '[data-pressed]');
      await button.evaluate((each) => each.removeAttribute('data-pressed'));
      await page.locator('#town > [data-there]').waitFor();
      gaps['open place'].push(...(await slowly(cdp, () => gapsFor(page, REST / 2))));
      cpu['open place']?.push((await traceFrames(browser, REST / 2)).whole);
      const close = 'dialog[open] button[aria-label="Fechar"]';
      await take('back', close);
      await page.locator('#town > [data-place]').waitFor({ state: 'detached' });
    }
    console.log(`${size}, round ${round + 1}: load of the machine ${loadavg()[0]?.toFixed(1)}`);
  }
  const rows = Object.entries(gaps).map(([name, each]) => {
    const cost = cpu[name];
    return [name, { ...rowOf(each), ...(cost && { 'CPU ms': rounded(mean(cost)) }) }];
  });
  const ways = (['there', 'back'] as const).map((way) => [
    `${way}, drawn on the screen`,
    { ...rowOf(seen[way]), 'answer p50 ms': Math.round(median(answers[way])) },
  ]);
  console.table({ ...Object.fromEntries([...rows, ...ways]), 'the line': LINE });
  await context.close();
});
