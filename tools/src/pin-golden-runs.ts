import { mkdirSync, writeFileSync } from 'node:fs';
import { Dice } from '@consorcio/kernel';
import {
  CALM_CODE,
  corePairOf,
  currentVersion,
  fingerprint,
  GAMES,
  type Game,
  type Input,
  type Run,
  replayRun,
} from '@consorcio/minigames';
import * as bots from '@consorcio/minigames/bots';

/**
 * Pins the golden runs of one game's current version: `npm run pin -- dancer`. Written once, when a
 * version is new; a file that exists already is never written over (GAMES section 9).
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

/** Only the dancer has had a second version so far; another game's corner is chosen when its second version comes. */
function runsOfDancer(): Record<string, Run> {
  const pair = corePairOf('dancer', currentVersion('dancer'));
  if (pair === null) throw new Error('the dancer has no current version');
  const human = (level: bots.Level) => bots.dancerHuman(bots.PEOPLE[level], dice());
  const calm = bots.drive(pair.calm, SEEDS.average, (state) => ('rows' in state ? rememberer(state) : [])).run;
  const told: Input = [0, CALM_CODE];
  return {
    average: bots.drive(pair.normal, SEEDS.average, human('average')).run,
    expert: bots.drive(pair.normal, SEEDS.expert, human('expert')).run,
    'given-up': bots.givenUp(bots.drive(pair.normal, SEEDS.givenUp, human('average')).run, GIVEN_UP_AT),
    corner: bots.drive(pair.normal, SEEDS.average, bots.late(human('average'), LATE_TICKS, true)).run,
    calm: { ...calm, inputs: [told, ...calm.inputs] },
  };
}
const rememberer = bots.calmHuman(bots.PEOPLE.average, dice(), 4);

function describe(game: Game, name: string, run: Run): string {
  const version = currentVersion(game);
  const pair = corePairOf(game, version);
  const outcomeOf = (ticks: number) => {
    const replayed = pair && replayRun(pair, bots.givenUp(run, ticks));
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
    ...{ game, version, name, seed, ticks, inputs, points, scoreBp, over, checkpoints },
    state: fingerprint(state),
  });
}

const [game] = process.argv.slice(2);
if (game !== 'dancer') {
  console.error(`Which game? 'dancer' is the only one with a second version (games: ${GAMES.join(', ')}).`);
  process.exit(1);
}
const folder = new URL(`../../packages/minigames/test/golden/${game}-v${currentVersion(game)}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, run] of Object.entries(runsOfDancer())) {
  writeFileSync(new URL(`${name}.json`, folder), `${describe(game, name, run)}\n`, { flag: 'wx' });
  console.log(`pinned ${game} ${name}`);
}
