import { ageClock, clockSentence } from './age-clock.ts';
import { buildApp } from './app.ts';
import { choresOn } from './chores.ts';
import { openDatabase } from './db/open.ts';
import { StartError, startFault } from './db/start-error.ts';
import { readSettings, type Settings } from './env.ts';
import { metrics } from './features/health/metrics.ts';
import { batchWrites } from './http/log.ts';
import { firstAddress, localNetworkText, ownAddresses, phoneAddresses } from './local-network.ts';
import { startMaintenance } from './maintenance.ts';
import { looseSettings, misspeltSettings, oldNode } from './setting-warnings.ts';

/** Milliseconds between two writings of what was counted for the operator's desk. */
const KEEP_COUNTS_EVERY = 60_000;
/** Milliseconds that running requests get to finish after the server was told to stop. */
const DRAIN = 10_000;

/** On Windows a closed window says SIGHUP; elsewhere that is `nohup`'s to answer. */
const STOPS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGBREAK'] : ['SIGTERM', 'SIGINT'];

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Ends with one sentence that says what to do. Anything else is our own mistake and keeps its stack. */
function fail(error: unknown): never {
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
}

/** Says in a sentence why the address cannot be listened on. */
function explainListen(error: unknown, { host, port }: Settings): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} on ${host} is taken: stop what listens there, or set PORT to another one.`);
    case 'EACCES':
      // Windows keeps some of the others for itself.
      return new StartError(`Port ${port} may not be used by this user: set PORT to another one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${host} is no address of this machine: set HOST to one that is, such as 127.0.0.1.`);
    default:
      return error;
  }
}

async function start(): Promise<void> {
  const own = await ownAddresses();
  const settings = readSettings(process.env, () => firstAddress(own()));
  const reached = () => phoneAddresses(settings, own);
  const database = await openDatabase(settings, 'serve', say);
  const ages = await ageClock({ database, now: Date.now });
  const refused = ages.refused();
  if (refused !== null) say(clockSentence(refused, Date.now()));
  const log = batchWrites((text) => process.stdout.write(text));
  process.on('exit', log.flush);
  const measured = metrics(Date.now);
  const app = await buildApp({
    database,
    settings,
    ages,
    log,
    metrics: measured,
    keepCountsEvery: KEEP_COUNTS_EVERY,
    phoneAddresses: reached,
  });
  for (const sentence of [
    ...misspeltSettings(process.env),
    ...looseSettings(settings),
    ...oldNode(process.versions.node),
  ])
    app.log.warn(sentence);
  const chores = [ages.chore, ...choresOn(database, settings, { ages, log: app.log, metrics: measured })];
  measured.showChores(chores.map(({ name }) => name));
  const maintenance = startMaintenance(chores, (chore, error) => {
    measured.countMaintenanceFailure(chore);
    app.log.warn({ err: error, chore }, 'chore failed');
  });
  app.addHook('preClose', () => maintenance.stop());
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), DRAIN).unref();
    app.close().then(() => process.exit(0), fail);
  };
  for (const signal of STOPS) process.on(signal, stop);
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await app.close();
    throw explainListen(error, settings);
  }
  say(`Vai de Consórcio: ${settings.publicUrl}`);
  const shown = { platform: process.platform, isTerminal: process.stdout.isTTY === true };
  if (settings.lan) say(localNetworkText([...new Set([settings.publicUrl, ...reached()])], settings.port, shown));
}

start().catch(fail);
