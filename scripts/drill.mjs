/**
 * `npm run drill -- NAME [arguments]`: the long trials of the game, each at full size by default. Exits 1 when a
 * trial finds a fault.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './browser.mjs';
import { build } from './build.mjs';
import { choose } from './choose.mjs';
import { at, fail, install, program as nodeProgram, run, runProgram, TSC, VITEST } from './steps.mjs';

/** A program of tools/src/drills, compiled with the projects it needs. */
const program =
  (name, ...projects) =>
  (args) => {
    runProgram(TSC, ['-b', 'tools', ...projects]);
    return run(process.execPath, [at(`tools/dist/drills/${name}.js`), ...args], { mayFail: true });
  };
/** An hour for each test, which is as long as a drill of full size may need. */
const PATIENT = ['--testTimeout', '3600000'];
const vitest = (args, env) => runProgram(VITEST, ['run', ...args, ...PATIENT], { env, mayFail: true });

function fuzz([requests = '10000', seed]) {
  if (!/^\d+$/.test(requests) || !/^([0-9a-f]{32})?$/.test(seed ?? ''))
    fail('Use: npm run drill -- fuzz [requests] [seed of 32 hex digits]');
  const env = { FUZZ_REQUESTS: requests, ...(seed === undefined ? {} : { FUZZ_SEED: seed }) };
  return vitest(['--project', 'integration', 'apps/server/test/fuzz.test.ts'], env);
}

function disk([schedules = '10000', first = '1']) {
  if (!/^[1-9]\d*$/.test(schedules) || !/^[1-9]\d*$/.test(first))
    fail('Use: npm run drill -- disk [schedules] [first]');
  const env = { DISK_SCHEDULES: schedules, DISK_FIRST: first };
  return vitest(['--project', 'integration', 'apps/server/test/power-cut.test.ts'], env);
}

function clocks([schedules = '10000', first = '1']) {
  if (!/^[1-9]\d*$/.test(schedules) || !/^[1-9]\d*$/.test(first))
    fail('Use: npm run drill -- clocks [schedules] [first]');
  const env = { CLOCK_SCHEDULES: schedules, CLOCK_FIRST: first };
  return vitest(['--project', 'integration', 'apps/server/test/wrong-clocks.test.ts'], env);
}

/** `laws live` plays random live groups instead of campaigns: the laws of LIVE 3.8, and what a phone says of 10,000 months. */
function laws(args) {
  const [name, count, ...tests] =
    args[0] === 'live'
      ? [
          'LIVE_GROUPS',
          args[1] ?? '20000',
          'packages/rules/test/live/laws.test.ts',
          'live/seat/month/true-sums.test.tsx',
        ]
      : ['LAW_GAMES', args[0] ?? '5000', 'packages/rules/test/laws'];
  if (!/^[1-9]\d*$/.test(count)) fail('Use: npm run drill -- laws [games] | live [groups]');
  return vitest(['--project', 'unit', ...tests], { [name]: count, FRESH_SEED: 'on' });
}

function races([count = '200']) {
  if (!/^[1-9]\d*$/.test(count)) fail('Use: npm run drill -- races [closings]');
  return vitest(['--project', 'operation', 'apps/server/test/wide/live-closing-race.test.ts'], { LIVE_RACES: count });
}

function study([studies = '4000']) {
  if (!/^[1-9]\d{3,}$/.test(studies)) fail('Use: npm run drill -- study [studies, 1000 at least]');
  return vitest(['--project', 'unit', 'packages/rules/test/study'], { STUDIES: studies });
}

function parity([random = '10000', played = '1000']) {
  if (!/^\d+$/.test(random + played)) fail('Use: npm run drill -- parity [random logs] [logs of model players]');
  const env = { CHROMIUM: findChromium(), PARITY_RANDOM: random, PARITY_PLAYED: played };
  return vitest(['--project', 'e2e', 'replay-parity'], env);
}

const isOnPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** The display and the session bus are this run's own; both end with it. */
function orca([scene = '1']) {
  if (!/^[1-9]\d*$/.test(scene)) fail('Use: npm run drill -- orca [scene]');
  const missing = ['orca', 'openbox', 'xdotool', 'xvfb-run', 'dbus-run-session'].filter((name) => !isOnPath(name));
  if (missing.length > 0) {
    console.log(`There is no ${missing.join(', no ')} on this machine: nothing was tested.`);
    return 0;
  }
  build();
  const [node, first] = nodeProgram(VITEST);
  const screen = ['-a', '-s', '-screen 0 1280x960x24', 'dbus-run-session', '--'];
  const env = { CHROMIUM: findChromium(), ORCA: 'on', PLAY_FROM: scene };
  return run('xvfb-run', [...screen, node, ...first, 'run', '--project', 'wide', 'heard-play', ...PATIENT], {
    env,
    mayFail: true,
  });
}

function operation(args) {
  install();
  build();
  return program('operation')(args);
}

const release = () => run(process.execPath, [at('scripts/release-starts.mjs')], { mayFail: true });
const container = (args) => run(process.execPath, [at('scripts/container-steps.mjs'), ...args], { mayFail: true });

choose('drill', {
  crash: {
    args: '[rounds] [embedded|postgres]',
    help: 'kills server and database under load, then looks for every acknowledged command',
    run: program('crash', 'apps/server'),
  },
  outage: {
    args: '[seconds]',
    help: 'stops, hangs and cuts off PostgreSQL under load, 30 s each',
    run: program('outage', 'apps/server'),
  },
  failover: {
    args: '[rounds] [async]',
    help: 'kills the PostgreSQL primary under load and promotes its replica',
    run: program('failover', 'apps/server'),
  },
  servers: {
    args: '[rounds]',
    help: 'two servers behind nginx on one PostgreSQL, one killed under load',
    run: program('servers', 'apps/server'),
  },
  rolling: {
    args: 'FOLDER [seconds]',
    help: 'replaces servers of the previous version (FOLDER, a built clone) by this one under load',
    run: (args) => program('servers', 'apps/server')(['rolling', ...args]),
  },
  distributed: {
    args: '[suite|worker] [test …]',
    help: 'the game on Citus: integration tests and query plans, a worker killed under load',
    run: program('distributed', 'apps/server'),
  },
  races: {
    args: '[closings]',
    help: 'forty seats seal their moves while a live month closes, 200 times on each database by default',
    run: races,
  },
  live: {
    args: '[seats] [months] [times faster] [embedded|postgres]',
    help: 'a whole class plays a live group, with cuts, reloads and kills; compares every acknowledged command with the audit',
    run: program('live', 'apps/server'),
  },
  moodle: {
    args: 'FOLDER',
    help: 'a pupil and a teacher open the game from a Moodle that is installed in FOLDER, up to the grade; says so where there is none',
    run: program('moodle', 'apps/server'),
  },
  orca: {
    args: '[scene]',
    help: 'the screen reader Orca speaks a play along the game, from a scene on, compared sentence by sentence; needs orca, openbox, xdotool, xvfb and dbus of Debian, and says so where they are missing',
    run: orca,
  },
  abuse: {
    args: '[part]',
    help: 'attacks a running server: slow clients, many password hashes, ugly requests, a script beside a class',
    run: program('abuse', 'apps/server'),
  },
  fuzz: {
    args: '[requests] [seed]',
    help: 'malformed requests to every call, 10,000 on each database by default',
    run: fuzz,
  },
  disk: {
    args: '[schedules] [first]',
    help: 'cuts the power under the embedded database on a simulated disk, 10,000 times; resumes at schedule FIRST',
    run: disk,
  },
  clocks: {
    args: '[schedules] [first]',
    help: 'sets clocks wrong in every way, 10,000 times, and looks for anything that is deleted early; resumes at schedule FIRST',
    run: clocks,
  },
  laws: {
    args: '[games] | live [groups]',
    help: 'checks each law of the rules after every move of 5,000 random games of its own, 100,000 in all; live: of 20,000 random live groups',
    run: laws,
  },
  study: {
    args: '[studies]',
    help: 'plays 4,000 studies of each kind with players who answer by a model: the quiz must find what was planted',
    run: study,
  },
  parity: {
    args: '[random] [played]',
    help: 'replays minigame logs in Node and in every browser on this machine',
    run: parity,
  },
  operation: {
    args: '[clone|systemd|container]',
    help: 'runs every command of docs/operation.md in a throw-away machine, with the real systemd; as root, with systemd-nspawn',
    run: operation,
  },
  release: {
    args: '',
    help: 'starts the archive of a release in an empty folder, backs up and restores there, on each supported line of Node',
    run: release,
  },
  windows: {
    args: '[archive]',
    help: "starts the release archive under Windows' Node.js in wine: guest, share picture, backup, restore, closed windows",
    run: program('windows'),
  },
  container: {
    args: '[made]',
    help: 'runs the steps of the Containerfile one by one, without a container engine',
    run: container,
  },
});
