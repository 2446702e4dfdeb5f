import { fileURLToPath } from 'node:url';
import { mean, median, quantile, rounded } from '@consorcio/tools/rig';
import { build } from 'vite';
import { test } from 'vitest';
import { launch } from '../../e2e/support/browser.ts';

/** Milliseconds that the dance's clock is watched, how often the page is held up meanwhile, and for how long. */
const WATCHED = 30_000;
const HELD_EVERY = 7_000;
const HELD = 350;
const MILLISECONDS_A_TICK = 1_000 / 60;
const CLOCK = fileURLToPath(new URL('../../apps/arcade/src/games/dancer/track-clock.ts', import.meta.url));

const TRACK = fileURLToPath(new URL('../../packages/audio/media/dancer.webm', import.meta.url));

interface Clock {
  start(tick: number, time: number): void;
  stop(): void;
  follow(time: number): void;
  positionAt(time: number): number;
}
interface DriftWindow extends Window {
  readonly dance: { readonly TrackClock: new (pace: () => number) => Clock };
}

/** The page's own clock of the dance, its track inside, as one script. */
async function bundledClock(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: { write: false, target: 'es2022', lib: { entry: CLOCK, formats: ['iife'], name: 'dance' } },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = outputs.find((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error("the dance's clock could not be bundled");
  return script.code;
}

/**
 * Runs in the page: how many ticks the game's clock is off what the loudspeaker plays, picture by picture. What is heard
 * is computed from the browser's own calls, not from the clock that is judged.
 */
function watchDrift([watched, heldEvery, held, pace]: readonly [number, number, number, number]): Promise<number[]> {
  let audio: AudioContext | null = null;
  let from: { offset: number; at: number } | null = null;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0, ...rest) {
    audio = this.context as AudioContext;
    from = { offset, at: Math.max(when, audio.currentTime) };
    return start.call(this, when, offset, ...rest);
  };
  const { TrackClock } = (window as unknown as DriftWindow).dance;
  const clock = new TrackClock(() => pace);
  const begun = performance.now();
  clock.start(0, begun);
  const off: number[] = [];
  let heldAt = begun;
  return new Promise((done) => {
    const look = (): void => {
      const time = performance.now();
      clock.follow(time);
      if (audio !== null && from !== null) {
        const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp();
        const seconds = from.offset + (contextTime + (time - performanceTime) / 1_000 - from.at) * pace;
        off.push(clock.positionAt(time) - seconds * 60);
      }
      if (time - heldAt > heldEvery) {
        heldAt = time;
        while (performance.now() - time < held);
      }
      if (time - begun < watched) requestAnimationFrame(look);
      else {
        clock.stop();
        done(off);
      }
    };
    look();
  });
}

test("the dance's clock stays with its track", async () => {
  const script = await bundledClock();
  const rows: Record<string, unknown> = {};
  for (const pace of [1, 0.5]) {
    const browser = await launch();
    const page = await browser.newPage();
    // A page of an origin of its own: settings and track are asked for there.
    await page.route('http://dance.test/**', (route) =>
      route.request().url().endsWith('.webm')
        ? route.fulfill({ path: TRACK, contentType: 'audio/webm' })
        : route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
    );
    await page.goto('http://dance.test/');
    await page.addScriptTag({ content: script });
    const off = await page.evaluate(watchDrift, [WATCHED, HELD_EVERY, HELD, pace] as const);
    await browser.close();
    // The file holds the loop's end before its first beat: this much is no fault, and what strays from it is.
    const middle = median(off);
    const strays = off.map((ticks) => Math.abs(ticks - middle) * MILLISECONDS_A_TICK);
    const third = Math.floor(off.length / 3);
    rows[`pace ${pace * 100} %`] = {
      pictures: off.length,
      'file before the first beat, ms': rounded(-middle * MILLISECONDS_A_TICK, 1),
      'off p50 ms': rounded(median(strays), 1),
      'p95 ms': rounded(quantile(strays, 0.95), 1),
      'most ms': rounded(quantile(strays, 0.9999), 1),
      'first to last third, ms': rounded(
        (mean(off.slice(-third)) - mean(off.slice(0, third))) * MILLISECONDS_A_TICK,
        1,
      ),
    };
  }
  console.table(rows);
});
