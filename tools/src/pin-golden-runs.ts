import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { Dice } from '@consorcio/kernel';
import * as games from '@consorcio/minigames';
import * as bots from '@consorcio/minigames/bots';
import { fail } from './rig/ending.ts';

/**
 * Pins the golden runs of one minigame's current version: `npm run tool -- pin dancer`. Written once, when a
 * version is new; a version that is pinned already is left as it is (GAMES section 9).
 */
const SEEDS = {
  average: 'e174cfa62c5ba4c815cbc5efcb4146d8',
  expert: '000102030405060708090a0b0c0d0e0f',
  givenUp: 'ffffffffffffffffffffffffffffffff',
} as const;
const GIVEN_UP_AT = 1000;
const CHECK_EVERY = 600;
const LATE_TICKS = 9;

const dice = (): Dice => {
  const fresh = new Dice([9, 9, 9, 9]);
  for (let i = 0; i < 20; i += 1) fresh.word();
  return fresh;
};

/** What a minigame's run 'corner' shows: something that seldom happens and how often it does, or a player of its own. */
interface Corner<State> {
  readonly event?: readonly [what: string, times: number];
  readonly player?: (novice: bots.Agent<State>) => bots.Agent<State>;
}
/** A minigame without a line here shows a novice's first run. */
const CORNERS: { readonly [Name in games.Game]?: Corner<games.StateOf[Name]> } = {
  tapper: { event: ['breather', 1] },
  matches: { event: ['shuffle', 1] },
  dancer: { player: (novice) => bots.late(novice, LATE_TICKS, true) },
  runner: { event: ['stumble', 5] },
};
const MOST_SEEDS = 500;

/** A novice's first run with the corner in it. */
function cornerRun<State extends games.CoreState>(
  core: games.Core<State>,
  novice: () => bots.Agent<State>,
  { event: [event, times] = ['', 0], player = (agent) => agent }: Corner<State>,
): games.Run {
  for (let n = 1; n <= MOST_SEEDS; n += 1) {
    const agent = player(novice());
    let seen = 0;
    const { run } = bots.drive(core, n.toString(16).padStart(32, '0'), (state) => {
      seen += state.events.filter(([what]) => what === event).length;
      return agent(state);
    });
    if (seen >= times) return run;
  }
  throw new Error(`no run of ${core.name} in ${MOST_SEEDS} seeds has '${event}' ${times} times`);
}

function calmRun({ calm }: games.CorePair<unknown, games.Calm | games.Matches>): games.Run {
  const rememberer = bots.calmHuman(bots.PEOPLE.average, dice(), bots.codesOf(calm).length);
  const shopper = bots.matchesHuman(bots.PEOPLE.average, dice(), false);
  const { run } = bots.drive(calm, SEEDS.average, (state) => ('rows' in state ? rememberer(state) : shopper(state)));
  const told: games.Input = [0, games.CALM_CODE];
  return { ...run, inputs: [told, ...run.inputs] };
}

function runsOf<Name extends games.Game>(game: Name): Record<string, games.Run> {
  const pair = games.corePairOf(game, games.newestVersion(game));
  if (pair === null) throw new Error(`${game} has no version`);
  const human = (level: bots.Level) => bots.BOTS[game].human(bots.PEOPLE[level], dice());
  return {
    average: bots.drive(pair.normal, SEEDS.average, human('average')).run,
    expert: bots.drive(pair.normal, SEEDS.expert, human('expert')).run,
    'given-up': bots.givenUp(bots.drive(pair.normal, SEEDS.givenUp, human('average')).run, GIVEN_UP_AT),
    corner: cornerRun(pair.normal, () => human('novice'), CORNERS[game] ?? {}),
    calm: calmRun(pair),
  };
}

function describe(game: games.Game, name: string, run: games.Run): string {
  const version = games.newestVersion(game);
  const pair = games.corePairOf(game, version);
  const outcomeOf = (ticks: number) => {
    const replayed = pair && games.replayRun(pair, bots.givenUp(run, ticks));
    if (!replayed?.ok) throw new Error(`${game} ${name}: ${replayed?.refusal ?? 'no such version'}`);
    return replayed.value;
  };
  const checkpoints: [number, number][] = [];
  for (let tick = CHECK_EVERY; tick < run.ticks; tick += CHECK_EVERY)
    checkpoints.push([tick, outcomeOf(tick).outcome.points]);
  const { outcome, state } = outcomeOf(run.ticks);
  const { points, scoreBp, over } = outcome;
  const { seed, ticks, inputs } = run;
  return JSON.stringify({
    game,
    version,
    name,
    seed,
    ticks,
    inputs,
    points,
    scoreBp,
    over,
    checkpoints,
    state: games.fingerprint(state),
  });
}

const [game = ''] = process.argv.slice(2);
if (!games.isGame(game)) fail(`Which minigame? One of ${games.GAMES.join(', ')}.`);
const name = `${game}-v${games.newestVersion(game)}`;
const folder = new URL(`../../packages/minigames/test/golden/${name}/`, import.meta.url);
if (existsSync(folder)) fail(`${name} is pinned already. A core that changes gets a new version.`);
const pinned = Object.entries(runsOf(game)).map(([run, log]) => [run, describe(game, run, log)] as const);
mkdirSync(folder, { recursive: true });
for (const [run, text] of pinned) writeFileSync(new URL(`${run}.json`, folder), `${text}\n`);
console.log(`pinned ${name}: ${pinned.map(([run]) => run).join(', ')}`);
