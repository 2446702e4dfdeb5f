import type { TestProject } from 'vitest/node';
// By its path: what is set up before the tests is not found from the sources by name.
import { findPrograms, PostgresCluster } from '../../../../tools/src/rig/postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL where the tests may make databases; null where there is none. */
    readonly postgresUrl: string | null;
    /** Addresses of the workers where that one is the coordinator of Citus; else none. */
    readonly citusWorkers: readonly string[];
  }
}

const LEFT_OUT = `
${'!'.repeat(100)}
  THE POSTGRESQL TESTS ARE LEFT OUT: no PostgreSQL is installed and TEST_DATABASE_URL is not set.
  Install it (Debian: apt-get install postgresql), or set TEST_DATABASE_URL=postgres://user:password@host:5432/postgres
${'!'.repeat(100)}
`;

/** Vitest calls it once before all integration tests; what it returns, once after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  // Set by `npm run drill -- distributed`.
  project.provide('citusWorkers', (process.env.TEST_CITUS_WORKERS ?? '').split(' ').filter(Boolean));
  const programs = findPrograms();
  if (given) project.provide('postgresUrl', given);
  else if (programs !== null) {
    // Its disk is not waited for: a stall of the machine's would be a 503. What a power cut leaves is the drills' matter.
    const cluster = await PostgresCluster.make(programs, ['fsync=off']);
    project.provide('postgresUrl', cluster.url);
    return () => cluster.remove();
  } else {
    if (process.env.CI === 'true')
      throw new Error('In CI the PostgreSQL tests are never left out: install PostgreSQL.');
    process.stderr.write(LEFT_OUT);
    project.provide('postgresUrl', null);
  }
  return async () => undefined;
}
