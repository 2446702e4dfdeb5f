import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plans } from '@consorcio/players';
import getPort from 'get-port';
import { GamePlayer } from '../rig/game-player.ts';
import { BUILT_SERVER } from '../rig/game-rig.ts';
import { playOn } from '../rig/play-on.ts';
import { ServerProcess } from '../rig/server-process.ts';
import { stopOnSignals } from '../rig/stop-on-signals.ts';
import { WireClient } from '../rig/wire-client.ts';
import { textOf, Visitor } from './moodle/visitor.ts';

/**
 * A pupil and a teacher of a Moodle that is installed here open the game by LTI 1.3: `npm run drill -- moodle FOLDER`, the folder with
 * Moodle's config.php, whose site must answer. tools/moodle_school.php makes a course, an activity and two people in it, and takes
 * them away again. The pupil launches twice, plays one campaign to its end, and must be one player with one grade in
 * Moodle; the teacher must see the class. Exits 1 otherwise, 0 with a line that says so where there is no Moodle.
 */
const SCHOOL = fileURLToPath(new URL('../../moodle_school.php', import.meta.url));
/** Milliseconds until Moodle must have the grade, and between two looks. */
const [GRADE_LIMIT, LOOK] = [120_000, 3_000];

interface Person {
  readonly id: number;
  readonly name: string;
}
interface Made {
  readonly release: string;
  readonly site: string;
  readonly client: string;
  readonly type: number;
  readonly module: number;
  readonly password: string;
  readonly people: { readonly pupil: Person; readonly teacher: Person };
}

stopOnSignals();
const [folder = ''] = process.argv.slice(2);
const hasPhp = spawnSync('php', ['--version']).error === undefined;
if (!existsSync(join(folder, 'config.php')) || !hasPhp) {
  const missing = hasPhp ? `no config.php in "${folder}"` : 'no php';
  console.log(`There is no installed Moodle (${missing}): nothing was tested. Usage: npm run drill -- moodle FOLDER`);
  process.exit(0);
}

function school<Answer>(act: 'make' | 'grade' | 'remove', given: string): Answer {
  const { status, stdout, stderr } = spawnSync('php', [SCHOOL, folder, act, given], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`php ${act}: ${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Answer;
}

const port = await getPort();
const origin = `http://127.0.0.1:${port}`;
const made = school<Made>('make', origin);
const { site, people } = made;
const dataDir = mkdtempSync(join(tmpdir(), 'consorcio-moodle-'));
const platform = {
  issuer: site,
  clientId: made.client,
  deploymentIds: [String(made.type)],
  authUrl: `${site}/mod/lti/auth.php`,
  tokenUrl: `${site}/mod/lti/token.php`,
  jwksUrl: `${site}/mod/lti/certs.php`,
};
const server = new ServerProcess(BUILT_SERVER, port, {
  DATA_DIR: dataDir,
  PUBLIC_URL: origin,
  LTI_PLATFORMS: JSON.stringify([platform]),
  INTRANET: '127.0.0.0/8,::1',
  // A Moodle at home has a certificate of its own authority.
  ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS }),
  RATE_LIMITS: 'off',
  REPLAY_CLOCK: 'off',
});

/** Signs in to Moodle in a browser of their own, opens the activity, and gives the game's page. */
async function launch({ name }: Person): Promise<string> {
  const visitor = new Visitor();
  const login = await visitor.open(`${site}/login/index.php`);
  await visitor.sendFrom(login, 'logintoken', { username: name, password: made.password });
  const begun = await visitor.open(`${site}/mod/lti/launch.php?id=${made.module}`);
  const signed = await visitor.sendFrom(begun, 'login_hint');
  return (await visitor.sendFrom(signed, 'id_token')).html;
}

/** The token in the page that a pupil's launch ends with. */
function tokenIn(html: string): string {
  const [, token] = /data-token="([^"]+)"/.exec(html) ?? [];
  if (token === undefined) throw new Error(`the pupil was not let in: ${textOf(html)}`);
  return token;
}

const faults: string[] = [];
try {
  await server.start();
  console.log(`Moodle ${made.release} at ${site}`);
  const player = new GamePlayer();
  player.token = tokenIn(await launch(people.pupil));
  /* The first 21 characters of a token are its player's. */
  const [first, again] = [player.token, tokenIn(await launch(people.pupil))].map((token) => token.slice(0, 21));
  if (first !== again) faults.push('a second launch is another player');

  const client = await WireClient.to(origin);
  await player.ask(client, 'personaChoose', { body: { personaId: 1 } });
  for (let isOver = false; !isOver; ) isOver = (await playOn(player, client, plans.saver)).kind === 'see results';
  client.close();

  const until = Date.now() + GRADE_LIMIT;
  let told: { grade: number | null; comment: string };
  do {
    await pause(LOOK);
    told = school('grade', JSON.stringify(made));
  } while (told.grade === null && Date.now() < until);
  console.log(`grade ${told.grade} of 100: ${told.comment}`);
  if (told.grade === null || !told.comment.includes('Nota das escolhas')) faults.push('Moodle has no grade');

  const seen = textOf((await launch(people.teacher)).replace(/^[\s\S]*<main/, '<main'));
  console.log(`the teacher sees: ${seen}`);
  if (!seen.includes('Uma pessoa abriu a atividade.')) faults.push('the teacher does not see the class');
} catch (error) {
  faults.push(String(error));
} finally {
  await server.kill();
  school('remove', JSON.stringify(made));
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
