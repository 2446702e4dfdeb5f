import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, type ReplyOf, type RouteName } from '@consorcio/contract';
import { buildApp } from '@consorcio/server';
import { openDatabase } from '@consorcio/server/database';
import { readSettings } from '@consorcio/server/settings';

/** Milliseconds of CPU of the server a request (QUALITY, Performance); the database's own comes on top. */
const BUDGETS = { stageCurrent: 0.5, stageBegin: 0.8, stageFinish: 0.8 } as const;
type Measured = keyof typeof BUDGETS;

/** Campaigns begun one after the other; the first third warms the server up. */
const CAMPAIGNS = 150;
/** Looks at each stage, since players look more often than they act. */
const LOOKS = 4;
/** The longest dream: the largest campaign. */
const DREAM = 7;
/** A room whose game is given up at once: the replay has a bench of its own. */
const ROOM = 2;

interface Sample {
  readonly wall: number;
  readonly cpu: number;
  readonly statements: number;
}

/** A server without a socket, and one player who calls it. */
async function serverOn(databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'consorcio-bench-'));
  let statements = 0;
  const app = await buildApp({
    database: await openDatabase({ databaseUrl, dataDir }),
    settings: readSettings({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', REPLAY_CLOCK: 'off' }),
    onStatement: () => {
      statements += 1;
    },
  });
  let token = '';
  const call = async <Name extends RouteName>(name: Name, payload?: object): Promise<ReplyOf<Name>> => {
    const { method, path } = endpoints[name];
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.inject({ method, url: `/api${path}`, headers, ...(payload ? { payload } : {}) });
    if (response.statusCode >= 400) throw new Error(`${name} answered ${response.body}`);
    return response.json();
  };
  const email = `${Date.now()}@exemplo.com.br`;
  token = (await call('register', { email, name: 'Ana', characterName: 'Bia', password: 'Segredo-9x!' })).token;
  await call('personaChoose', { personaId: 1 });

  const samples: Record<Measured, Sample[]> = { stageCurrent: [], stageBegin: [], stageFinish: [] };
  const timed = async <Name extends Measured>(name: Name, payload?: object): Promise<ReplyOf<Name>> => {
    statements = 0;
    const [from, cpu] = [performance.now(), process.cpuUsage()];
    const reply = await call(name, payload);
    const { user, system } = process.cpuUsage(cpu);
    samples[name].push({ wall: performance.now() - from, cpu: (user + system) / 1_000, statements });
    return reply;
  };
  const close = async (): Promise<void> => {
    await app.close();
    rmSync(dataDir, { recursive: true });
  };
  return { call, timed, samples, close };
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Plays the first month's minigames of many campaigns and takes the time of every call. */
async function measure(engine: string, databaseUrl: string | null) {
  const { call, timed, samples, close } = await serverOn(databaseUrl);
  for (let campaign = 0; campaign < CAMPAIGNS; campaign += 1) {
    await call('dreamChoose', { dreamId: DREAM });
    for (let position = 1; position <= 3; position += 1) {
      for (let look = 1; look < LOOKS; look += 1) await timed('stageCurrent');
      const { id: stageId } = (await timed('stageCurrent')).stage;
      const { run } = await timed('stageBegin', { stageId, roomId: ROOM });
      const results = { game: run?.game, version: run?.version, ticks: 0, inputs: [] };
      await timed('stageFinish', { stageId, results });
    }
    await call('giveUp');
  }
  await close();
  return (Object.keys(BUDGETS) as Measured[]).map((name) => {
    const warm = samples[name].slice(samples[name].length / 3);
    const figure = (of: keyof Sample): number => Number(median(warm.map((sample) => sample[of])).toFixed(2));
    return {
      engine,
      call: name,
      requests: warm.length,
      statements: figure('statements'),
      'median ms': figure('wall'),
      'median CPU ms': figure('cpu'),
      'budget CPU ms': BUDGETS[name],
    };
  });
}

const postgres = process.env.TEST_DATABASE_URL;
console.table([
  ...(await measure('embedded', null)),
  ...(postgres === undefined ? [] : await measure('postgres', postgres)),
]);
if (postgres === undefined) console.log('Set TEST_DATABASE_URL to measure PostgreSQL as well.');
