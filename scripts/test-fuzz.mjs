/** `npm run test:fuzz -- [requests] [seed]`: odd requests against every call; 10,000 unless told otherwise. */
import { checkNode, fail, install, runProgram, VITEST } from './steps.mjs';

checkNode();
install();
const [requests = '10000', seed] = process.argv.slice(2);
if (!/^\d+$/.test(requests) || !/^([0-9a-f]{32})?$/.test(seed ?? ''))
  fail('Usage: npm run test:fuzz -- [requests] [seed of 32 hex digits]');
process.exitCode = runProgram(VITEST, ['run', '--project', 'integration', 'apps/server/test/fuzz.test.ts'], {
  env: { FUZZ_REQUESTS: requests, ...(seed === undefined ? {} : { FUZZ_SEED: seed }) },
  mayFail: true,
});
