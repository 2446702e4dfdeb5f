/**
 * `node start.mjs [--open] [--lan]`: serves the game; `--open` says so in Portuguese and opens it in the browser: for a room,
 * where live groups begin.
 */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { at, checkNode, fail } from './scripts/steps.mjs';

checkNode();
const options = process.argv.slice(2);
if (options.some((option) => !['--lan', '--open'].includes(option))) {
  fail('start.mjs takes --open and --lan: `node start.mjs --lan` opens the game to the local network.');
}
const isForRoom = options.includes('--lan');
if (isForRoom) process.env.LAN = 'on';
process.env.DATA_DIR ||= at('data');

const address = `http://localhost:${process.env.PORT || 3000}`;
/** Whether it is this game that answers there. */
const isServed = () =>
  fetch(`${address}/manifest.webmanifest`).then(
    async (reply) => reply.ok && (await reply.text()).includes('Consórcio'),
    () => false,
  );

const BROWSERS = { win32: ['cmd', '/c', 'start', '""'], darwin: ['open'] };
function openBrowser() {
  const [program, ...args] = BROWSERS[process.platform] ?? ['xdg-open'];
  /* Who has no such program reads the address. */
  spawn(program, [...args, isForRoom ? `${address}/ao-vivo` : address], {
    stdio: 'ignore',
    detached: true,
    windowsVerbatimArguments: true,
  })
    .on('error', () => {})
    .unref();
}

async function openWhenServed(words) {
  while (!(await isServed())) await pause(200);
  const untried = process.platform === 'darwin' ? [words.untried] : [];
  for (const line of [words.opens(address), words.ends, ...untried]) process.stdout.write(`\n${line}\n`);
  openBrowser();
}

if (options.includes('--open')) {
  const { releaseCopy: words } = await import('@consorcio/copy/operator');
  process.env.LOG_LEVEL ||= 'error';
  if (await isServed()) {
    process.stdout.write(`${words.already}\n${isForRoom ? `${words.alreadyForRoom}\n` : ''}`);
    openBrowser();
  } else {
    await import('./apps/server/dist/main.js');
    await openWhenServed(words);
  }
} else await import('./apps/server/dist/main.js');
