import { ROUTES, type RouteName } from '@consorcio/contract/wire';
import { type CallInput, plans, type StageReply, takeTurn } from '@consorcio/players';
import { mean, quantile } from '@consorcio/tools/rig';
import { test } from 'vitest';
import { beginOnDevice, callsIn, textIn } from '../../e2e/support/device-player.ts';
import { useStaticPages } from '../../e2e/support/static-pages.ts';
import { workerThreads } from './worker-time.ts';

/** How many times slower than this machine. */
const SLOW_CPU = 6;
/** Issue 53: milliseconds of a command in the worker, and bytes of the record of a finished campaign. */
const LINES = { 'mean ms': 20, bytes: 12_000 };
const CAMPAIGNS = 3;

const folder = useStaticPages(['dist/site']);

/** How long commands took, in ms. */
const summary = (times: readonly number[]): Record<string, number> => ({
  commands: times.length,
  'mean ms': mean(times),
  'p95 ms': quantile(times, 0.95),
  'longest ms': Math.max(...times),
});

/* Chromium slows down no worker. So commands count by their thread's processor time, times six. */
test('commands in the worker of a device, on a processor six times slower, and what it keeps of a finished campaign', async () => {
  const table: Record<string, Record<string, number>> = {};
  for (let campaign = 1; campaign <= CAMPAIGNS; campaign += 1) {
    const { page, context } = await folder().visit('phone', { isCalm: true });
    const browser = context.browser();
    if (browser === null) throw new Error('the browser is gone');
    /* Its own worker has a thread by a name of its own. */
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    /* The longest dream. */
    await beginOnDevice(page, '/', /Casa própria/);
    const spent = async (): Promise<number> => 1_000 * SLOW_CPU * Math.max(...(await workerThreads(browser)).values());
    const times: number[] = [];
    const replays: number[] = [];
    const call = async (name: RouteName, given?: CallInput): Promise<never> => {
      const before = await spent();
      const reply = await callsIn(page)(name, given);
      const isReplay = JSON.stringify(given?.body ?? {}).includes('"ticks"');
      if (ROUTES[name].method !== 'GET') (isReplay ? replays : times).push((await spent()) - before);
      return reply;
    };
    for (;;) {
      const now = (await call('stageCurrent')) as StageReply;
      if (now.campaign.status !== 'ACTIVE') break;
      await takeTurn(now, plans.regular, call);
    }
    const { length: bytes } = await textIn(page, '/file');
    table[`campaign ${campaign}`] = { ...summary(times), bytes };
    table[`${campaign}: minigames, replayed`] = summary(replays);
    await context.close();
  }
  console.table({ ...table, 'the line': LINES });
});
