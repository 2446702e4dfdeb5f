import { openRig } from '../rig/game-rig.ts';
import type { ServerProcess } from '../rig/server-process.ts';
import { stopOnSignals } from '../rig/stop-on-signals.ts';
import { cheating } from './abuse/cheating.ts';
import { floods } from './abuse/floods.ts';
import { guessing } from './abuse/guessing.ts';
import { hashing } from './abuse/hashing.ts';
import { live } from './abuse/live.ts';
import { liveFloods } from './abuse/live-floods.ts';
import { oneDevice } from './abuse/one-device.ts';
import { OPEN_SETTINGS, shapes } from './abuse/shapes.ts';
import { slowClients } from './abuse/slow-clients.ts';
import type { Verdict } from './abuse/verdict.ts';

/**
 * Attacks the built server as a stranger on the network would, over real connections and in real time (QUALITY): `npm run
 * drill -- abuse [part [minutes]]`; minutes: of 'one-device'. What needs no clock is also among the integration tests. Exits 1 when an attack succeeds.
 */
const [only = '', length] = process.argv.slice(2);
const minutes = length === undefined ? undefined : Number(length);
const PARTS = {
  guessing,
  floods,
  cheating: (origin: string) => cheating(origin),
  hashing,
  live: (origin: string) => live(origin),
  'live-floods': (origin: string) => liveFloods(origin),
  'one-device': (origin: string) => oneDevice(origin, minutes),
  'slow-clients': slowClients,
  shapes: (_trusting: string, _plain: string, open: ServerProcess) => shapes(open),
} as const;
type Part = keyof typeof PARTS;

stopOnSignals();
if ((only !== '' && !(only in PARTS)) || Number.isNaN(minutes)) {
  console.error(`Usage: npm run drill -- abuse [${Object.keys(PARTS).join('|')}] [minutes]`);
  process.exit(1);
}
const trusting = await openRig('embedded', { settings: { TRUST_PROXY: '127.0.0.1' } });
const plain = await openRig('embedded');
const open = await openRig('embedded', { settings: OPEN_SETTINGS });
if (trusting === null || plain === null || open === null) throw new Error('the embedded database is always there');
const rows: Verdict[] = [];
try {
  await trusting.server.start();
  await plain.server.start();
  await open.server.start();
  for (const part of Object.keys(PARTS) as Part[]) {
    if (only !== '' && only !== part) continue;
    console.log(`${part} …`);
    rows.push(...(await PARTS[part](trusting.server.origin, plain.server.origin, open.server)));
  }
} finally {
  await trusting.remove();
  await plain.remove();
  await open.remove();
}
console.table(rows.map(({ isRight, ...row }) => ({ ...row, verdict: isRight ? 'held' : 'BROKEN' })));
process.exitCode = rows.every(({ isRight }) => isRight) ? 0 : 1;
