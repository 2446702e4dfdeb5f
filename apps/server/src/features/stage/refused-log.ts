import type { FastifyBaseLogger } from 'fastify';

/** Characters of a refused log that the server's log keeps: whole for an honest page's, bounded for anybody else's. */
const MOST_KEPT = 8_000;

/**
 * Notes why a minigame's log was refused, and the log itself, so that `npm run replay` can look into it. Info, not a
 * warning: anybody can send nonsense.
 */
export function logRefusedRun(
  log: FastifyBaseLogger,
  refusal: string,
  issued: { readonly game: string; readonly version: number },
  results: unknown,
): void {
  const kept = JSON.stringify(results).slice(0, MOST_KEPT);
  log.info({ refusal, issued, results: kept }, 'a minigame log was refused');
}
