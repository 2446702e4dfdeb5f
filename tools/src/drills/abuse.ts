import { fail, stopOnSignals } from '../rig/ending.ts';
import { openRig } from '../rig/game-rig.ts';
import type { ServerProcess } from '../rig/server-process.ts';
import { oneDevice } from './abuse/one-device.ts';
import { passwords } from './abuse/passwords.ts';
import { OPEN_SETTINGS, shapes } from './abuse/shapes.ts';
import { slowClients } from './abuse/slow-clients.ts';
import type { Verdict } from './abuse/verdict.ts';

/**
 * Attacks the built server as a stranger on the network would, over real connections, where only real time and a real processor
 * show what holds (QUALITY): `npm run drill -- abuse [part [minutes]]`; minutes: of 'one-device'. All other attacks are integration
 * tests. Exits 1 when an attack succeeds.
 */
const [only = '', length] = process.argv.slice(2);
const minutes = length === undefined ? undefined : Number(length);
const PARTS = {
  passwords,
  'one-device': (origin: string) => oneDevice(origin, minutes),
  'slow-clients': slowClients,
  shapes: (_origin: string, open: ServerProcess) => shapes(open),
} as const;
type Part = keyof typeof PARTS;

stopOnSignals();
if ((only !== '' && !(only in PARTS)) || Number.isNaN(minutes))
  fail(`Usage: npm run drill -- abuse [${Object.keys(PARTS).join('|')}] [minutes]`);
const trusting = await openRig('embedded', { settings: { TRUST_PROXY: '127.0.0.1' } });
const open = await openRig('embedded', { settings: OPEN_SETTINGS });
if (trusting === null || open === null) throw new Error('the embedded database is always there');
const rows: Verdict[] = [];
try {
  await trusting.server.start();
  await open.server.start();
  for (const part of Object.keys(PARTS) as Part[]) {
    if (only !== '' && only !== part) continue;
    console.log(`${part} …`);
    rows.push(...(await PARTS[part](trusting.server.origin, open.server)));
  }
} finally {
  await trusting.remove();
  await open.remove();
}
console.table(rows.map(({ isRight, ...row }) => ({ ...row, verdict: isRight ? 'held' : 'BROKEN' })));
process.exitCode = rows.every(({ isRight }) => isRight) ? 0 : 1;
