import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';
import { readToken } from './token.ts';

/** Calls a minute of one address: a whole class plays behind one. */
const OF_ADDRESS = 3_000;
/** Calls a minute of one player: ten times what the fastest player needs. */
const OF_PLAYER = 300;
const WINDOW = '1 minute';

/** General limits of the API, by address and by token. They count in this process. */
export async function rateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
  const byAddress = app.createRateLimit({ max: OF_ADDRESS, timeWindow: WINDOW, keyGenerator: ({ ip }) => ip });
  const byToken = app.createRateLimit({
    max: OF_PLAYER,
    timeWindow: WINDOW,
    keyGenerator: ({ headers, ip }) => {
      const token = readToken(headers.authorization);
      return typeof token === 'string' ? `address ${ip}` : Buffer.from(token.hash).toString('base64');
    },
  });
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const hasToken = request.headers.authorization !== undefined;
    for (const limit of hasToken ? [byAddress, byToken] : [byAddress]) {
      const { isAllowed, ...rest } = await limit(request);
      if (!isAllowed && 'isExceeded' in rest && rest.isExceeded) throw new Refusal('RATE_LIMITED', rest.ttlInSeconds);
    }
  });
}
