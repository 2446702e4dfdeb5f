import type { Dice } from '@consorcio/kernel';
import { corePairOf, type Game, matches, newestVersion } from '@consorcio/minigames';
import type { Agent, Human, Level } from '@consorcio/minigames/bots';
import * as bots from '@consorcio/minigames/bots';

/** One player of the calibration: how it plays, and what GAMES section 8 says of it. */
export interface Line {
  readonly player: string;
  /** A new player for each run: another person each time. */
  agent(dice: Dice): Agent<never>;
  /** Basis points: the median of the newest version, as last measured. */
  readonly measured?: number;
  readonly isCalm?: boolean;
  /** Plays without looking; must not score much. */
  readonly isLazy?: boolean;
  /** Touches nothing; must not be paid as honest. */
  readonly isIdle?: boolean;
  /** A first run without instructions; must be paid as honest. */
  readonly isBeginner?: boolean;
  readonly mostRuns?: number;
}

type MakeHuman = (human: Human, dice: Dice) => Agent<never>;
/** Ticks between two presses of who drums: the pace that the log's limits let through. */
const DRUM = 3;
const LANES = [0, 1, 2, 3];

const people = (make: MakeHuman, measured: Readonly<Partial<Record<Level, number>>>, isCalm = false): Line[] =>
  bots.LEVELS.map((level) => ({
    player: isCalm ? `calm ${level}` : level,
    agent: (dice) => make(bots.person(bots.PEOPLE[level], dice), dice),
    ...(measured[level] === undefined ? {} : { measured: measured[level] }),
    isCalm,
  }));

const atHalfPace = (make: MakeHuman, measured: number): Line => ({
  player: 'average at 50 %',
  agent: (dice) => make(bots.slowed(bots.person(bots.PEOPLE.average, dice), 0.5), dice),
  measured,
});

const script = (player: string, agent: Agent<never>, measured?: number): Line => ({
  player,
  agent: () => agent,
  ...(measured === undefined ? {} : { measured }),
});
const lazy = (player: string, agent: Agent<never>): Line => ({ player, agent: () => agent, isLazy: true });
const masher = (codes: readonly number[]): Line => ({
  player: 'mashing',
  agent: (dice) => bots.mashing(dice, codes, DRUM),
  isLazy: true,
});

const nothing: Line = { ...lazy('nothing', bots.nothing), isIdle: true };

/** Those of a first run, and of no run at all, in both modes. */
function firstRuns(game: Game, measured: readonly [normal: number, calm: number] | null): Line[] {
  const pair = corePairOf(game, newestVersion(game));
  if (pair === null) throw new Error(`${game} has no version`);
  const beginner = (i: 0 | 1, agent: Line['agent']): Line => ({
    player: i === 0 ? 'beginner' : 'calm beginner',
    agent,
    ...(measured === null ? {} : { measured: measured[i] }),
    isCalm: i === 1,
    isBeginner: true,
  });
  return [
    beginner(0, bots.BOTS[game].beginner),
    beginner(1, (dice) => bots.calmBeginner(pair, dice)),
    nothing,
    { ...nothing, player: 'calm nothing', isCalm: true },
  ];
}

const memory = (symbols: number): Line[] => [
  ...people((human, dice) => bots.calmHuman(human, dice, symbols), { novice: 4476, average: 5904, expert: 9190 }, true),
  { ...script('calm script', bots.calmScript, 10_000), isCalm: true },
  { ...masher(LANES.slice(0, symbols)), player: 'calm mashing', isCalm: true },
];

const tapperLines = (): Line[] => [
  ...people(bots.tapperHuman, { novice: 4455, average: 6441, expert: 8917 }),
  atHalfPace(bots.tapperHuman, 7544),
  script('script', bots.tapperScript, 9972),
  ...firstRuns('tapper', [1848, 1619]),
  lazy('one key', bots.held(1, DRUM)),
  lazy('one key, once a second', bots.held(1, 60)),
  lazy('round the lanes', bots.cycling(LANES, DRUM)),
  lazy('round the lanes, slow', bots.cycling(LANES, 30)),
  masher(LANES),
  ...memory(4),
];

const matchesLines = (): Line[] => {
  const swaps = bots.codesOf(matches);
  const calmly: MakeHuman = (human, dice) => bots.matchesHuman(human, dice, false);
  return [
    ...people(bots.matchesHuman, { novice: 5035, average: 6115, expert: 8633 }),
    script('sharp eyes', bots.matchesSharp, 9352),
    { ...script('script', bots.matchesScript, 10_000), mostRuns: 200 },
    ...firstRuns('matches', [2589, 2142]),
    masher(swaps),
    lazy('one swap', bots.held(42, DRUM)),
    lazy('through all swaps', bots.cycling(swaps, DRUM)),
    ...people(calmly, { novice: 5964, average: 6285, expert: 6785 }, true),
    { ...script('calm sharp eyes', bots.matchesSharp, 7000), isCalm: true },
    { ...masher(swaps), player: 'calm mashing', isCalm: true },
  ];
};

/** Ticks by which the sound comes late: 150 ms. */
const LATE = 9;
const lateDancer = (player: string, isTold: boolean, measured: number): Line => ({
  player,
  agent: (dice) => bots.late(bots.dancerHuman(bots.person(bots.PEOPLE.average, dice), dice), LATE, isTold),
  measured,
});

const dancerLines = (): Line[] => [
  ...people(bots.dancerHuman, { novice: 4810, average: 6140, expert: 9040 }),
  atHalfPace(bots.dancerHuman, 7570),
  lateDancer('average, sound 150 ms late', false, 2850),
  lateDancer('same, calibrated', true, 6100),
  script('script', bots.dancerScript, 10_000),
  ...firstRuns('dancer', [2460, 1619]),
  lazy('one key', bots.held(2, DRUM)),
  lazy('one key on the beat', bots.onTheBeat(2, 0, 32)),
  lazy('round the arrows', bots.cycling(LANES, DRUM)),
  masher(LANES),
  ...memory(4),
];

const runnerLines = (): Line[] => {
  const oneKey: MakeHuman = (human, dice) => bots.runnerHuman(human, dice, 'one');
  const level = (name: Level, measured: number): Line => ({
    player: `${name}, one key`,
    agent: (dice) => oneKey(bots.person(bots.PEOPLE[name], dice), dice),
    measured,
  });
  return [
    ...people(bots.runnerHuman, { novice: 4983, average: 6316, expert: 8883 }),
    atHalfPace(bots.runnerHuman, 7266),
    level('average', 5983),
    level('expert', 7916),
    script('script', bots.runnerScript, 9150),
    ...firstRuns('runner', [2333, 1714]),
    lazy('jump held', bots.held(0, DRUM)),
    lazy('duck held', bots.held(1, DRUM)),
    lazy('one key held', bots.held(2, DRUM)),
    lazy('one key, every 40', bots.held(2, 40)),
    lazy('jump and duck', bots.cycling([0, 1], 20)),
    masher([0, 1]),
    ...memory(3),
  ];
};

/** Of a minigame without a table of its own: what its bots do, and nothing. */
const newGameLines = (game: Game): Line[] => [
  ...people(bots.BOTS[game].human, {}),
  script('script', bots.BOTS[game].script),
  ...firstRuns(game, null),
];

const LINES: Readonly<Partial<Record<Game, () => Line[]>>> = {
  tapper: tapperLines,
  matches: matchesLines,
  dancer: dancerLines,
  runner: runnerLines,
};

/** The players that one game is calibrated with (GAMES 8.2). */
export const linesOf = (game: Game): readonly Line[] => LINES[game]?.() ?? newGameLines(game);
