/**
 * `npm run bench`: figures of server and replays as tables, in a few minutes; `npm run bench -- NAME` measures one thing at its
 * full size. Figures are read by people, never asserted: times are noisy. bench/README.md says what each one measures.
 */
import { findChromium } from './browser.mjs';
import { build } from './build.mjs';
import { choose } from './choose.mjs';
import { at, run, runProgram, TSC, VITEST } from './steps.mjs';

const node = (file, ...args) => run(process.execPath, [at(file), ...args], { mayFail: true });

function compile(...words) {
  runProgram(TSC, ['-b', 'bench', 'tools']);
  build(...words);
}

/** A program of bench/src. `usual`: its arguments when none are given. */
const program =
  (name, ...usual) =>
  (args) => {
    compile();
    return node(`bench/dist/${name}.js`, ...(args.length > 0 ? args : usual));
  };

/** Measurements of bench/browser, in Chromium; of the folder of files too. */
const browser =
  (...names) =>
  () => {
    const CHROMIUM = findChromium();
    compile('site');
    const files = names.map((name) => `bench/browser/${name}.bench.ts`);
    return runProgram(VITEST, ['run', '--project', 'bench-web', ...files], { env: { CHROMIUM }, mayFail: true });
  };

function bundles() {
  compile();
  return node('tools/dist/check-bundles.js');
}

/** Stops at the first that fails. */
const SHORT_ROUND = [
  ['bench/dist/replays.js'],
  ['bench/dist/calls.js'],
  ['bench/dist/growth.js', 'postgres', '1000', '100000'],
  ['bench/dist/concurrent-players.js', '60'],
  ['tools/dist/check-bundles.js'],
];
function shortRound() {
  compile();
  return SHORT_ROUND.reduce((status, command) => status || node(...command), 0);
}

choose(
  'bench',
  {
    replays: { args: '', help: 'how long the replay of a whole minigame takes', run: program('replays') },
    calls: {
      args: '[rounds] [embedded|postgres]',
      help: "CPU time of a stage's calls, and requests a second",
      run: program('calls'),
    },
    growth: {
      args: '[engine] [campaigns …]',
      help: 'the same with 1,000, 100,000 and 1,000,000 campaigns in the database (hours)',
      run: program('growth'),
    },
    players: {
      args: '[seconds] [stages/s] [engine]',
      help: 'how many players two cores hold; a minute',
      run: program('concurrent-players'),
    },
    memory: {
      args: '[seconds] [stages/s] [engine]',
      help: "the server's memory over an hour at 3 stages a second",
      run: program('concurrent-players', '3600', '3'),
    },
    live: {
      args: '[streams …]',
      help: 'live groups: memory and CPU of streams, CPU of a seat’s calls, a class at play; minutes',
      run: program('live'),
    },
    pages: {
      args: '',
      help: 'what the pages weigh and how soon they stand, on a mobile network as Lighthouse has it',
      run: browser('pages'),
    },
    minigames: { args: '', help: "from 'Jogar' to the first picture of a minigame", run: browser('minigame') },
    frames: {
      args: '',
      help: "the minigames' frames at a sixth of the processor, and the dance's clock beside its track",
      run: browser('frames', 'drift'),
    },
    'town-frames': {
      args: '',
      help: 'frames of the map, of the camera to a place and of the open place, at a quarter of the processor',
      run: browser('town-frames'),
    },
    bytes: {
      args: '',
      help: 'all bytes of a first campaign, of a server and of the folder of files',
      run: browser('campaign-bytes'),
    },
    device: {
      args: '',
      help: 'a command in the worker of a device at a sixth of the processor, and what it keeps of a campaign',
      run: browser('device'),
    },
    decision: {
      args: '',
      help: "a guest's taps, seconds and bytes from a link to the first decision; forty phones on one line",
      run: browser('first-decision', 'room'),
    },
    'first-play': {
      args: '',
      help: 'taps, seconds and words of a new player from the city welcome to the first play, on a slow processor',
      run: browser('first-play'),
    },
    'what-if': {
      args: '',
      help: "seconds until 'E se?' has compared both ways under 100 and 1,000 draws, on a slow processor",
      run: browser('what-if'),
    },
    'first-start': {
      args: '[revision …]',
      help: '`npm start` on a fresh clone of each revision until the game is ready: when each part begins; minutes',
      run: (args) => node('scripts/first-start.mjs', ...args),
    },
    bundles: { args: '', help: "size of each page's first scripts", run: bundles },
  },
  { run: shortRound },
);
