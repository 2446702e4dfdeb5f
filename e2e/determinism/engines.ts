import { fileURLToPath } from 'node:url';
import type { Run } from '@consorcio/minigames';
import { build } from 'vite';
import { sharedBrowser } from '../support/browser.ts';
import { otherBrowsers } from '../support/other-browsers/installed.ts';
import { RemotePage } from '../support/other-browsers/remote-page.ts';
import type { ReplayResult, replayAll, replayRandom } from './engine.ts';

/** A JavaScript engine that replays what it is given. */
export interface Engine {
  readonly name: string;
  replayAll(game: string, version: number, runs: readonly Run[]): Promise<readonly ReplayResult[]>;
  replayRandom(game: string, version: number, batch: number, count: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

interface EngineWindow {
  readonly engine: { replayAll: typeof replayAll; replayRandom: typeof replayRandom };
}

const SIZE = { width: 800, height: 600 };

/** The replay as one script for a browser: the sources that Node runs, bundled as the pages are. */
async function bundledEngine(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('./engine.ts', import.meta.url)), formats: ['iife'], name: 'engine' },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = outputs.find((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('the replay could not be bundled');
  return script.code;
}

async function chromium(script: string): Promise<Engine> {
  const page = await (await sharedBrowser()).newPage();
  await page.addScriptTag({ content: script });
  return {
    name: 'Chromium',
    replayAll: (game, version, runs) =>
      page.evaluate(
        ([name, number, logs]) => (window as unknown as EngineWindow).engine.replayAll(name, number, logs),
        [game, version, runs] as const,
      ),
    replayRandom: (...asked) =>
      page.evaluate(
        (args) => (window as unknown as EngineWindow).engine.replayRandom(...args),
        asked as [string, number, number, number],
      ),
    close: () => page.close(),
  };
}

async function remote({ name, start }: ReturnType<typeof otherBrowsers>[number], script: string): Promise<Engine> {
  const browser = await start(SIZE);
  const page = new RemotePage(browser);
  await page.goto('about:blank');
  await page.load(script, 'engine');
  return {
    name,
    replayAll: (game, version, runs) =>
      page.evaluate((...args) => (window as unknown as EngineWindow).engine.replayAll(...args), game, version, runs),
    replayRandom: (game, version, batch, count) =>
      page.evaluate(
        (...args) => (window as unknown as EngineWindow).engine.replayRandom(...args),
        game,
        version,
        batch,
        count,
      ),
    close: () => browser.close(),
  };
}

/** Every browser of this machine; what is missing is said aloud. */
export async function startEngines(): Promise<readonly Engine[]> {
  const script = await bundledEngine();
  return Promise.all([chromium(script), ...otherBrowsers().map((browser) => remote(browser, script))]);
}
