import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { embeddedEngine, engines, type TestPlace } from '../support/engines.ts';

/** The built server: these tests start it as an operator does. */
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const PASSWORD = 'Segredo1!';

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Exit code and all that it said on its error output. */
  readonly ended: Promise<{ code: number | null; said: string }>;
}

const running = new Set<ChildProcess>();

function start(environment: Record<string, string>, port: number): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  child.stdout?.resume();
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, said });
    });
  });
  return { child, origin: `http://127.0.0.1:${port}`, ended };
}

async function whenReady({ origin }: Started): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { interval: 50 },
    )
    .toBe(200);
}

const post = (origin: string, path: string, body: unknown) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

beforeAll(() => {
  if (!existsSync(MAIN)) throw new Error('The server is not built: run npm run build first.');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

describe('a server that cannot start prints what to do in one message, and exits with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consorcio-start-'));
  const file = join(folder, 'a-file');
  let made: TestPlace;
  beforeAll(async () => {
    writeFileSync(file, '');
    made = await embeddedEngine.make();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await made.remove();
  });

  test.each([
    ['a wrong setting', { RATE_LIMITS: 'maybe' }, /^RATE_LIMITS is "maybe", but must be on or off: [^\n]+\.\n$/],
    [
      'a data folder that cannot be made',
      { DATA_DIR: join(file, 'data') },
      /^The data folder [^\n]+ cannot be written [^\n]+\.\n$/,
    ],
    ['no address of a database', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like [^\n]+\.\n$/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://ana:segredo@127.0.0.1:9/jogo' },
      /^PostgreSQL at 127\.0\.0\.1:9\/jogo cannot be used \(nothing listens there\): [^\n]+\.\n$/,
    ],
  ])('%s', async (_what, environment, sentence) => {
    const { code, said } = await start(environment, await getPort()).ended;
    expect(said).toMatch(sentence);
    expect(said).not.toContain('segredo');
    expect(code).toBe(1);
  });

  test('a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, said } = await start({ DATA_DIR: made.place.dataDir }, port).ended;
    taken.close();
    expect(said).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken: [^\n]+\.\n$/);
    expect(code).toBe(1);
    expect(existsSync(join(made.place.dataDir, 'server.lock'))).toBe(false);
  });

  test('a second server on the same data folder', async () => {
    const first = start({ DATA_DIR: made.place.dataDir }, await getPort());
    await whenReady(first);
    const { code, said } = await start({ DATA_DIR: made.place.dataDir }, await getPort()).ended;
    expect(said).toMatch(/^Another server \(process \d+\) uses the data folder [^\n]+\.\n$/);
    expect(code).toBe(1);
    first.child.kill('SIGTERM');
    expect(await first.ended).toEqual({ code: 0, said: '' });
  });
});

describe.each(engines)('a running server on $name', (engine) => {
  let made: TestPlace;
  beforeAll(async () => {
    made = await engine.make();
  });
  afterAll(() => made.remove());
  const environment = (): Record<string, string> =>
    made.place.databaseUrl === null ? { DATA_DIR: made.place.dataDir } : { DATABASE_URL: made.place.databaseUrl };

  test('that is stopped answers its open requests, exits with 0 and can start again', async () => {
    const server = start(environment(), await getPort());
    await whenReady(server);
    const account = { email: 'fim@exemplo.com.br', name: 'Ana', characterName: 'Bia', password: PASSWORD };
    const body = JSON.stringify(account);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(`${server.origin}/api/auth/register`, {
      method: 'POST',
      headers: { ...headers, expect: '100-continue' },
    });
    call.flushHeaders();
    // The server has begun to read it.
    await once(call, 'continue');
    server.child.kill('SIGTERM');
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(201);
    answer.resume();
    expect(await server.ended).toEqual({ code: 0, said: '' });
    const again = start(environment(), await getPort());
    await whenReady(again);
    expect((await post(again.origin, '/auth/login', account)).status).toBe(200);
    again.child.kill('SIGINT');
    expect((await again.ended).code).toBe(0);
  });

  test('that is killed in the middle of its work has kept all that it answered', async () => {
    const server = start(environment(), await getPort());
    await whenReady(server);
    const kept: string[] = [];
    const signUps = Array.from({ length: 40 }, async (_, i) => {
      const email = `morte${i}@exemplo.com.br`;
      const answer = await post(server.origin, '/auth/register', {
        email,
        name: 'Ana',
        characterName: 'Bia',
        password: PASSWORD,
      }).catch(() => null);
      if (answer?.status === 201) kept.push(email);
      if (kept.length === 5) server.child.kill('SIGKILL');
    });
    await Promise.all(signUps);
    await server.ended;
    const again = start(environment(), await getPort());
    await whenReady(again);
    expect(kept.length).toBeGreaterThanOrEqual(5);
    for (const email of kept) {
      expect((await post(again.origin, '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    }
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  });
});
