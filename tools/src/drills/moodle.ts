import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { plans } from '@consorcio/players';
import getPort from 'get-port';
import { stopOnSignals } from '../rig/ending.ts';
import { GamePlayer } from '../rig/game-player.ts';
import { BUILT_SERVER } from '../rig/game-rig.ts';
import { ServerProcess } from '../rig/server-process.ts';
import { WireClient } from '../rig/wire-client.ts';
import { textOf, Visitor } from './moodle/visitor.ts';

/**
 * A pupil and a teacher of a Moodle that is installed here open the game by LTI 1.3: `npm run drill -- moodle FOLDER`, the folder with
 * Moodle's config.php, whose site must answer. tools/moodle_school.php makes a course, two activities and two people in it, and takes
 * them away again. The teacher's choice must come back though the game's cookies are blocked. The pupil launches twice, plays one
 * campaign to its end, and must be one player with one grade in Moodle, and again after a reset; in the second activity another
 * player, whose grade arrives when Moodle asks for one later. The teacher must see the class, and again by its address. Exits 1
 * otherwise, 0 with a line that says so where there is no Moodle.
 */
const SCHOOL = fileURLToPath(new URL('../../moodle_school.php', import.meta.url));
/** Milliseconds until Moodle must have the grade, and between two looks. */
const [GRADE_LIMIT, LOOK] = [120_000, 3_000];

interface Person {
  readonly id: number;
  readonly name: string;
}
type Kind = 'graded' | 'ungraded';
interface Made {
  readonly release: string;
  readonly site: string;
  readonly client: string;
  readonly type: number;
  readonly course: number;
  readonly activities: Readonly<Record<Kind, { readonly module: number }>>;
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

function school<Answer>(act: 'make' | 'grade' | 'reset' | 'switch' | 'remove', given: string): Answer {
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

async function signIn({ name }: Person, visitor: Visitor): Promise<Visitor> {
  const login = await visitor.open(`${site}/login/index.php`);
  await visitor.sendFrom(login, 'logintoken', { username: name, password: made.password });
  return visitor;
}
/** From a page of Moodle that begins a launch to the game's own. */
async function launchFrom(visitor: Visitor, path: string) {
  const signed = await visitor.sendFrom(await visitor.open(site + path), 'login_hint');
  return visitor.sendFrom(signed, 'id_token');
}
/** Opens an activity in a browser of their own. */
async function launch(person: Person, kind: Kind = 'graded') {
  const visitor = await signIn(person, new Visitor());
  const page = await launchFrom(visitor, `/mod/lti/launch.php?id=${made.activities[kind].module}`);
  return { visitor, page };
}

async function tokenIn(kind: Kind = 'graded'): Promise<string> {
  const { html } = (await launch(people.pupil, kind)).page;
  const [, token] = /data-name="token" data-kept="([^"]+)"/.exec(html) ?? [];
  if (token === undefined) throw new Error(`the pupil was not let in: ${textOf(html)}`);
  return token;
}
/* The first 21 characters of a token are its player's. */
const playerOf = (token: string): string => token.slice(0, 21);

const faults: string[] = [];
const must = (isSo: boolean, fault: string): void => void (isSo || faults.push(fault));

/** Chooses in Moodle's form what an activity opens, with the game's cookies blocked. */
async function select(): Promise<void> {
  const visitor = await signIn(people.teacher, new Visitor(origin));
  const choice = await launchFrom(visitor, `/mod/lti/contentitem.php?id=${made.type}&course=${made.course}`);
  const back = await visitor.sendFrom(choice, 'pedido', { alvo: 'live-5' });
  must((await visitor.sendFrom(back, 'JWT')).html.includes('ao_vivo=5'), 'the choice did not come back to Moodle');
}

/** Plays one campaign to its end. */
async function play(token: string): Promise<void> {
  const player = new GamePlayer();
  player.token = token;
  const client = new WireClient(origin);
  await player.ask(client, 'personaChoose', { body: { personaId: 1 } });
  for (let isOver = false; !isOver; ) isOver = (await player.playOn(client, plans.saver)).kind === 'see results';
  client.close();
}

async function graded(kind: Kind, when: string): Promise<void> {
  const until = Date.now() + GRADE_LIMIT;
  let told: { grade: number | null; comment: string };
  do {
    await pause(LOOK);
    told = school<Record<Kind, typeof told>>('grade', JSON.stringify(made))[kind];
  } while (told.grade === null && Date.now() < until);
  console.log(`${when}: grade ${told.grade} of 100: ${told.comment}`);
  must(told.grade !== null && told.comment.includes('Nota das escolhas'), `Moodle has no grade ${when}`);
}

try {
  await server.start();
  console.log(`Moodle ${made.release} at ${site}`);
  await select();
  const first = await tokenIn();
  must(playerOf(first) === playerOf(await tokenIn()), 'a second launch is another player');
  await play(first);
  await graded('graded', 'after the campaign');
  school('reset', JSON.stringify(made));
  await tokenIn();
  await graded('graded', 'after a reset');

  const other = await tokenIn('ungraded');
  must(playerOf(first) !== playerOf(other), 'a second activity is the same player');
  await play(other);
  school('switch', JSON.stringify(made));
  await tokenIn('ungraded');
  await graded('ungraded', 'where grading was switched on later');

  const { visitor, page } = await launch(people.teacher);
  for (const { html } of [page, await visitor.open(page.address)]) {
    const seen = textOf(html.replace(/^[\s\S]*<main/, '<main'));
    console.log(`the teacher sees: ${seen}`);
    must(seen.includes('Uma pessoa abriu a atividade.'), 'the teacher does not see the class');
  }
} catch (error) {
  faults.push(String(error));
} finally {
  await server.kill();
  school('remove', JSON.stringify(made));
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
