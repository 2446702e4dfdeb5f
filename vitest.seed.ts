import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';

/**
 * Runs before the unit tests: random campaigns, groups and logs are the same in every run, so that no run fails by chance. Only
 * `npm run drill -- laws live` plays new ones each time. A property may name a seed of its own.
 */
if (process.env.FRESH_SEED !== 'on') configureGlobal({ seed: 20_261_126 });

/* Files of a worker share its globals (`isolate: false`). */
afterAll(() => void vi.unstubAllGlobals());
