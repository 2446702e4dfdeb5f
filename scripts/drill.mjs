/**
 * `npm run drill -- NAME [arguments]`: the long trials of the game, each at its full size unless told otherwise. Exits 1
 * when one finds a fault.
 */
import { findChromium } from './browser.mjs';
import { choose } from './choose.mjs';
import { at, fail, run, runProgram, TSC, VITEST } from './steps.mjs';

/** A program of tools/src/drills, compiled with the projects it needs. */
const program =
  (name, ...projects) =>
  (args) => {
    runProgram(TSC, ['-b', 'tools', ...projects]);
    return run(process.execPath, [at(`tools/dist/drills/${name}.js`), ...args], { mayFail: true });
  };
const vitest = (args, env) => runProgram(VITEST, ['run', ...args], { env, mayFail: true });

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

/** `laws live` plays random live groups instead of campaigns: the laws of LIVE 3.8. */
function laws(args) {
  if (args[0] !== 'live') return program('laws')(args);
  const groups = args[1] ?? '20000';
  if (!/^[1-9]\d*$/.test(groups)) fail('Use: npm run drill -- laws live [groups]');
  return vitest(['--project', 'unit', 'packages/rules/test/live/laws.test.ts'], { LIVE_GROUPS: groups });
}

function races([count = '200']) {
  if (!/^[1-9]\d*$/.test(count)) fail('Use: npm run drill -- races [closings]');
  return vitest(['--project', 'integration', 'apps/server/test/live-closing-race.test.ts'], { LIVE_RACES: count });
}

function parity([random = '10000', played = '1000']) {
  if (!/^\d+$/.test(random + played)) fail('Use: npm run drill -- parity [random logs] [logs of model players]');
  const env = { CHROMIUM: findChromium(), PARITY_RANDOM: random, PARITY_PLAYED: played };
  return vitest(['--project', 'e2e', 'replay-parity'], env);
}

const container = (args) => run(process.execPath, [at('scripts/container-steps.mjs'), ...args], { mayFail: true });

choose('drill', {
  crash: {
    args: '[rounds] [embedded|postgres]',
    help: 'kills server and database at work, and looks for every answered command',
    run: program('crash', 'apps/server'),
  },
  outage: {
    args: '[seconds]',
    help: 'PostgreSQL stopped, hanging and cut off under load, 30 s each',
    run: program('outage', 'apps/server'),
  },
  failover: {
    args: '[rounds] [async]',
    help: 'PostgreSQL with a replica: the primary killed under load, the replica promoted',
    run: program('failover', 'apps/server'),
  },
  servers: {
    args: '[rounds]',
    help: 'two servers behind nginx on one PostgreSQL, one killed under load',
    run: program('servers', 'apps/server'),
  },
  rolling: {
    args: 'FOLDER [seconds]',
    help: 'servers of the built clone FOLDER, the version before, replaced by this one under load',
    run: program('rolling', 'apps/server'),
  },
  distributed: {
    args: '[suite|worker|cost] [test …]',
    help: 'the game on Citus: the integration tests, a worker killed under load, the cost',
    run: program('distributed', 'apps/server'),
  },
  races: {
    args: '[closings]',
    help: 'forty seals against the closing of a live month, 200 times on each database unless told otherwise',
    run: races,
  },
  live: {
    args: '[seats] [months] [times faster] [embedded|postgres]',
    help: 'a whole class of a live group with cuts, reloads and kills; every answered command against the audit',
    run: program('live', 'apps/server'),
  },
  abuse: {
    args: '[part]',
    help: 'attacks on the running server: guesses, floods, lies, slow clients, many hashes',
    run: program('abuse', 'apps/server'),
  },
  fuzz: { args: '[requests] [seed]', help: 'odd requests against every call, 10,000 on each database', run: fuzz },
  disk: {
    args: '[schedules] [first]',
    help: 'cuts the power under the embedded database on a simulated disk, 10,000 times; goes on at schedule FIRST',
    run: disk,
  },
  laws: {
    args: '[campaigns] [first] | live [groups]',
    help: 'every law of the rules after every step of 100,000 random campaigns; live: of 20,000 random live groups',
    run: laws,
  },
  parity: {
    args: '[random] [played]',
    help: 'replays minigame logs in Node and in every browser of this machine',
    run: parity,
  },
  container: {
    args: '[quick]',
    help: 'the steps of the Containerfile one by one, without a container engine',
    run: container,
  },
});
