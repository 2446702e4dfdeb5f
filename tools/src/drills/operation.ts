import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commandsBySetup, type Setup } from './operation/blocks.ts';
import { type Machine, throwAwayMachine, whyNoMachine } from './operation/throw-away-machine.ts';

/**
 * `npm run drill -- operation [clone|systemd|container]`: runs every command of docs/operation.md as an operator would, each setup
 * in a machine of its own that is thrown away, with a player whose account must be there at the end.
 */
const CLONE = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');
const PAGE = readFileSync(`${CLONE}/docs/operation.md`, 'utf8');
const PLACE = '/opt/vai-de-consorcio';
/** Milliseconds in which the game must be ready. */
const READY = 120_000;

const PLAYER = { email: 'aluna@example.com', password: 'Segredo1!' };
const SIGN_UP = { ...PLAYER, name: 'Ana', characterName: 'Bia' };
const status = (path: string, body?: object): string =>
  `curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:3000${path}${
    body === undefined ? '' : ` -H 'content-type: application/json' -d '${JSON.stringify(body)}'`
  }`;

/** How the game of each setup is started and stopped where the page does not say it by a command of its own. */
const START = `cd ${PLACE}; setsid npm start > /run/game.log 2>&1 & echo $! > /run/game.pid`;
const STOP = `kill -INT -- -$(cat /run/game.pid); while kill -0 $(cat /run/game.pid) 2>/dev/null; do sleep 0.1; done`;
const AROUND: Readonly<Record<Setup, { readonly start: string; readonly stop: string }>> = {
  clone: { start: START, stop: STOP },
  systemd: { start: '', stop: '' },
  container: { start: '', stop: '' },
};
/** What the machine has not, in the shape that the page uses. */
const STAND_INS = `
if ! command -v sudo > /dev/null; then
  printf '#!/bin/sh\\nif [ "$1" = -u ]; then user=$2; shift 2; exec runuser -u "$user" -- "$@"; fi\\nexec "$@"\\n' > /usr/local/bin/sudo
fi
printf '#!/bin/sh\\nexec node ${PLACE}/tools/dist/drills/operation/podman.js "$@"\\n' > /usr/local/bin/podman
chmod 755 /usr/local/bin/sudo /usr/local/bin/podman`;

async function whenReady(machine: Machine, setup: Setup): Promise<void> {
  const until = Date.now() + READY;
  while (machine.ask(status('/readyz')) !== '200') {
    if (Date.now() > until)
      throw new Error(
        `the game is not ready (${setup}): ${machine.ask(`cat /run/game.log /var/lib/containers/*.log; journalctl -n 20 --no-pager -u vai-de-consorcio; systemctl status --no-pager vai-de-consorcio`)}`,
      );
    await pause(200);
  }
}

function mustRun(machine: Machine, script: string): void {
  const code = machine.run(script);
  if (code !== 0) throw new Error(`these commands end with ${code}:\n${script}`);
}

async function trySetup(setup: Setup, scripts: readonly string[]): Promise<void> {
  console.log(`\n── ${setup} ──`);
  const machine = await throwAwayMachine(CLONE, [PLACE]);
  try {
    machine.ask(STAND_INS);
    const { start, stop } = AROUND[setup];
    const [first = '', ...others] = scripts;
    mustRun(machine, start || `cd ${PLACE}\n${first}`);
    await whenReady(machine, setup);
    const signedUp = machine.ask(status('/api/auth/register', SIGN_UP));
    if (signedUp !== '201') throw new Error(`the sign-up answers ${signedUp}`);
    if (stop !== '') machine.ask(stop);
    // One terminal for all: what a block defines the next ones use.
    mustRun(machine, `cd ${PLACE}\n${(start === '' ? others : scripts).join('\n')}`);
    if (start !== '') mustRun(machine, start);
    await whenReady(machine, setup);
    const entered = machine.ask(status('/api/auth/login', PLAYER));
    if (entered !== '200') throw new Error(`after the restore the player's login answers ${entered}`);
  } finally {
    await machine.remove();
  }
}

const found = commandsBySetup(PAGE);
const [only = ''] = process.argv.slice(2);
const setups = (Object.keys(found) as Setup[]).filter((setup) => only === '' || setup === only);
const reason = whyNoMachine();
if (setups.length === 0) throw new Error('Usage: npm run drill -- operation [clone|systemd|container]');
if (reason === null) {
  for (const setup of setups) await trySetup(setup, found[setup]);
  console.log(`\nEvery command of docs/operation.md did what it says: ${setups.join(', ')}.`);
} else {
  console.log(`Nothing was tried: a throw-away machine needs root and systemd-nspawn, and ${reason}.`);
  process.exitCode = 1;
}
