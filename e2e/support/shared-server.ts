import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the server that all test files share: every test signs up players of its own. */
    readonly serverOrigin: string;
  }
}

/** Vitest calls it once before the first test file; what it returns, once after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('serverOrigin', server.origin);
  return server.remove;
}
