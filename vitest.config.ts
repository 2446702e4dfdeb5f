import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/support/longest-first.ts';

/** Packages are tested from their sources, so no build has to run first. */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source'], externalConditions: ['source'] } };

/** Polls are asked again for two minutes: one second, Vitest's own, says nothing on a crowded machine. */
const PATIENT = { poll: { timeout: 120_000 } };

/*
 * A test that hangs fails in the time of its kind, which is more than the longest of them takes on a crowded machine.
 * Drills at full size set their own (`scripts/drill.mjs`).
 */
const SERVER_TESTS = {
  globalSetup: ['apps/server/test/support/postgres-cluster.ts'],
  isolate: false,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: PATIENT,
  // As many as cores: an embedded database works on its test's own thread.
  maxWorkers: 2,
};

const BROWSER_TESTS = {
  globalSetup: ['e2e/support/shared-server.ts'],
  provide: { isPainted: false },
  // One browser a worker, for all the files that it runs.
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 300_000,
  // As long as one look of Playwright waits (e2e/support/browser.ts).
  expect: PATIENT,
  maxWorkers: 3,
};

/** Every screen in eleven windows, the loss of every file, a campaign in a slow engine: minutes by themselves. */
const WIDE_TESTS = { ...BROWSER_TESTS, testTimeout: 900_000 };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          pool: 'threads',
          // Modules are loaded once a worker: half the processor time; no test file leaves state to the next.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          setupFiles: ['vitest.seed.ts'],
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/*/{src,worker,delivery}/**/*.test.{ts,tsx}',
            'tools/src/**/*.test.ts',
            'e2e/support/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        ssr,
        test: {
          ...SERVER_TESTS,
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: ['apps/server/test/{operation,wide}/**'],
        },
      },
      // Starts, folders, backups, releases, which take whole processes, and long ones: a part of `npm run check:wide`.
      {
        resolve,
        ssr,
        test: { ...SERVER_TESTS, name: 'operation', include: ['apps/server/test/{operation,wide}/**/*.test.ts'] },
      },
      {
        resolve,
        ssr,
        test: {
          ...BROWSER_TESTS,
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          exclude: ['e2e/other-browsers/**', 'e2e/wide/**'],
        },
      },
      // Long ones, and states that a shorter test reaches: a part of `npm run check:wide`.
      { resolve, ssr, test: { ...WIDE_TESTS, name: 'wide', include: ['e2e/wide/**/*.spec.ts'] } },
      {
        resolve,
        ssr,
        test: {
          ...WIDE_TESTS,
          name: 'other-browsers',
          include: ['e2e/other-browsers/**/*.spec.ts'],
          exclude: ['e2e/other-browsers/lost-files.spec.ts'],
        },
      },
      // Minutes: a part of `npm run check:wide`.
      {
        resolve,
        ssr,
        test: { ...WIDE_TESTS, name: 'every-lost-file', include: ['e2e/other-browsers/lost-files.spec.ts'] },
      },
      {
        resolve: {
          ...resolve,
          /* An old browser is driven by what was new with it. */
          alias: { 'playwright-core': process.env.OLD_DRIVER ?? 'playwright-core' },
        },
        ssr,
        test: {
          ...WIDE_TESTS,
          name: 'old-chromium',
          include: ['e2e/journeys/pays-to-the-certificate.spec.ts', 'e2e/live-phone.spec.ts'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'bench-web',
          globalSetup: ['e2e/support/shared-server.ts'],
          provide: { isPainted: true },
          include: ['bench/browser/**/*.bench.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'photos',
          globalSetup: ['e2e/support/shared-server.ts'],
          provide: { isPainted: true },
          include: ['e2e/photos/**/*.photos.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
