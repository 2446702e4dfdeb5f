import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { KNOWN_ROOT } from './seeds.ts';

const PROGRAM = fileURLToPath(new URL('./seeded-server.mjs', import.meta.url));
const OPERATE = fileURLToPath(new URL('../../apps/server/dist/operate.js', import.meta.url));
/** Milliseconds; the first start of an empty data folder takes two minutes on a machine under heavy load. */
const START_LIMIT = 280_000;

export interface RunningServer {
  readonly origin: string;
  /** Ends the server as an operator would, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Runs `npm run admin -- …` on the stopped server's data and starts it again; returns what was printed. */
  admin(...words: readonly string[]): Promise<string>;
  /** Moves the server's clock ahead by a number of milliseconds; it continues from there, after a restart too. */
  passTime(milliseconds: number): Promise<void>;
  /** Ends the server as an operator would, and removes its data. */
  remove(): Promise<void>;
}

async function whenReady(origin: string, hasEnded: () => string | null): Promise<void> {
  const until = Date.now() + START_LIMIT;
  while (Date.now() < until) {
    const ended = hasEnded();
    if (ended !== null) throw new Error(`the server ended: ${ended}`);
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server was not ready in time');
}

interface Launched {
  stop(): Promise<void>;
  setAhead(milliseconds: number): Promise<void>;
}

/** Starts the program. */
async function launch(origin: string, env: NodeJS.ProcessEnv): Promise<Launched> {
  const output: string[] = [];
  let ended: string | null = null;
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text.toString()));
  const end = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      ended = `code ${code}\n${output.join('').slice(-2_000)}`;
      resolve();
    });
  });
  await whenReady(origin, () => ended).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await end;
    },
    async setAhead(milliseconds) {
      const isSet = once(child, 'message');
      child.send(milliseconds);
      await isSet;
    },
  };
}

/**
 * The real server on the embedded database in a folder of its own. The root of campaigns is known (seeds.ts); the wall-clock
 * check and the limits are off. `more` settings come on top.
 */
export async function startServer(more: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'consorcio-e2e-'));
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    CAMPAIGN_ROOT: KNOWN_ROOT,
    PORT: String(port),
    DATA_DIR: join(dataDir, 'data'),
    DATABASE_URL: '',
    PUBLIC_URL: origin,
    REPLAY_CLOCK: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // Nobody listens there: mails are asked for, and none is sent.
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...more,
  };
  let ahead = 0;
  let program = await launch(origin, env);
  return {
    origin,
    restart: async () => {
      await program.stop();
      program = await launch(origin, { ...env, CLOCK_AHEAD: String(ahead) });
    },
    admin: async (...words) => {
      await program.stop();
      const printed = execFileSync(process.execPath, [OPERATE, 'admin', ...words], { env, encoding: 'utf8' });
      program = await launch(origin, { ...env, CLOCK_AHEAD: String(ahead) });
      return printed;
    },
    passTime: async (milliseconds) => {
      ahead += milliseconds;
      await program.setAhead(ahead);
    },
    remove: async () => {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
