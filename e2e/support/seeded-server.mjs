/**
 * The server with one thing settled beforehand: the seed of every campaign (32 bytes as hex, setting CAMPAIGN_SEED), given
 * through the wall by which chance comes in; and, where SEAL_RULEBOOK says 2, the rulebook that a seed is sealed for. All draws follow from it by the real rules; nothing else is different.
 */
import { randomBytes } from 'node:crypto';
import { buildApp } from '@consorcio/server';
import { openDatabase } from '@consorcio/server/database';
import { readSettings } from '@consorcio/server/settings';

const seed = Buffer.from(process.env.CAMPAIGN_SEED ?? '', 'hex');
if (seed.length !== 32) throw new Error('CAMPAIGN_SEED wants 32 bytes as hex');
const settings = readSettings(process.env);
const app = await buildApp({
  database: await openDatabase(settings),
  settings,
  ...(process.env.SEAL_RULEBOOK === '2' ? { newSealRulebook: () => 2 } : {}),
  randomBytes: (count) => new Uint8Array(count === seed.length ? seed : randomBytes(count)),
});
process.on('SIGTERM', () => app.close().then(() => process.exit(0)));
await app.listen({ port: settings.port, host: settings.host });
