/** Runs the tests of one Vitest project and counts them. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at, program, runAside, runBeside, VITEST } from './steps.mjs';

const COUNTS = at('.cache/test-counts');
const NONE = { passed: 0, failed: 0, skipped: 0 };

export const sumOf = (all) =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NONE,
  );

/** The line that CI reads: always the last one. */
export const lineOf = ({ passed, failed, skipped }) =>
  `\ntests: ${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Gives `{ status, counts }`: the exit code, and how many tests passed, failed and were skipped.
 * @param node path of the Node to run it
 * @param aside title below which the output is shown when all has ended; null shows it while it comes
 * @throws Error when Vitest ends with 0 and leaves no report
 */
export async function testProject(name, { env = {}, node = process.execPath, report = name, aside = null } = {}) {
  const file = `${COUNTS}/${report}.json`;
  mkdirSync(COUNTS, { recursive: true });
  rmSync(file, { force: true });
  const [, vitest] = program(VITEST);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [vitest, 'run', '--project', name, ...reporters];
  const status = await (aside === null ? runBeside(node, args, { env }) : runAside(aside, node, args, { env }));
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { status, counts: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests } };
  } catch {
    if (status === 0) throw new Error(`the ${name} tests left no report`);
    return { status, counts: NONE };
  }
}
