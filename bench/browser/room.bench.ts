import { Agent, get } from 'node:http';
import { median, quantile } from '@consorcio/tools/rig';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { ApiPlayer } from '../../e2e/support/api-player.ts';
import { fromLinkToDecision } from '../../e2e/support/link-to-decision.ts';
import { useSite } from '../../e2e/support/site.ts';
import { shapedLine } from './shaped-line.ts';

/** Issue 17: phones that open the game at once, Mbit/s of their line, seconds to the map for 19 of 20. */
const PHONES = 40;
const MBIT = 10;
const LINE = 40;
/** Connections that a browser holds to one server. */
const CONNECTIONS = 6;
/** Milliseconds after which a question counts as asked in answer to those before. */
const NEXT_WAVE = 150;

const site = useSite();

/** The files that a guest's browser fetches between link and map, in the waves in which it asked for them. */
async function filesToMap(page: Page): Promise<readonly (readonly string[])[]> {
  const asked: { readonly path: string; readonly at: number }[] = [];
  let isOnMap = false;
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (isOnMap || origin !== site().origin || request.method() !== 'GET' || pathname.startsWith('/api/')) return;
    asked.push({ path: pathname + search, at: Date.now() });
  });
  await fromLinkToDecision(page, {
    link: 'code',
    reading: 500,
    onMap: () => {
      isOnMap = true;
    },
  });
  const waves: string[][] = [];
  for (const [index, { path, at }] of asked.entries()) {
    if (index === 0 || at - (asked[index - 1]?.at ?? 0) > NEXT_WAVE) waves.push([]);
    waves.at(-1)?.push(path);
  }
  return waves;
}

/** The bytes of a file's body, as they come over the wire. */
function fetchFile(agent: Agent, url: string): Promise<number> {
  return new Promise((done, failed) => {
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => done(bytes)).on('error', failed);
    }).on('error', failed);
  });
}

/** One phone: the files wave by wave, and between them the calls of a guest who chooses. */
async function openOnce(origin: string, waves: readonly (readonly string[])[]): Promise<{ ms: number; bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begun = performance.now();
  let bytes = 0;
  for (const wave of waves) {
    const sizes = await Promise.all(wave.map((path) => fetchFile(agent, origin + path)));
    bytes += sizes.reduce((all, each) => all + each, 0);
  }
  const guest = new ApiPlayer(origin);
  await guest.startAsGuest(1, 2);
  await guest.call('stageCurrent');
  agent.destroy();
  return { ms: performance.now() - begun, bytes };
}

test('forty phones open the game at once on one line', async () => {
  const { page, context } = await site().newPlayer('phone');
  const waves = await filesToMap(page);
  await context.close();
  const line = await shapedLine(Number(new URL(site().origin).port), MBIT);
  const opened = await Promise.all(Array.from({ length: PHONES }, () => openOnce(line.origin, waves)));
  line.close();
  const seconds = opened.map(({ ms }) => ms / 1_000);
  console.table({
    'kB a phone': { measured: Math.round((opened[0]?.bytes ?? 0) / 1_000), line: 300 },
    'seconds to the map, median': { measured: median(seconds) },
    'seconds to the map, 95th percentile': { measured: quantile(seconds, 0.95), line: LINE },
  });
});
