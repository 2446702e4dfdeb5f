/**
 * The server with one thing settled beforehand: the root of every campaign (32 bytes as hex, setting CAMPAIGN_ROOT), given
 * through the wall by which chance comes in. All draws follow from it by the real rules. Whoever started it may set its clock
 * ahead, by a message: milliseconds. Nothing else is different.
 */
import { randomBytes } from 'node:crypto';
import { buildApp } from '@consorcio/server';
import { openDatabase } from '@consorcio/server/database';
import { readSettings } from '@consorcio/server/settings';

const root = Buffer.from(process.env.CAMPAIGN_ROOT ?? '', 'hex');
if (root.length !== 32) throw new Error('CAMPAIGN_ROOT wants 32 bytes as hex');
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
process.on('message', (milliseconds) => {
  ahead = milliseconds;
  process.send?.(milliseconds);
});
const settings = readSettings(process.env);
const app = await buildApp({
  database: await openDatabase(settings),
  settings,
  now: () => Date.now() + ahead,
  randomBytes: (count) => new Uint8Array(count === root.length ? root : randomBytes(count)),
});
process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
await app.listen({ port: settings.port, host: settings.host });
