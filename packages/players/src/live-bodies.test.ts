import { liveEndpoints } from '@consorcio/contract';
import { LIVE_ROUTES } from '@consorcio/contract/live-routes';
import { expect, test } from 'vitest';
import { liveBodyOf } from './live-bodies.ts';

const guarded = Object.values(liveEndpoints).filter(({ name }) => LIVE_ROUTES[name].access !== 'public');

test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the body of %s is one that its contract takes, and a call without a body has none',
  (name, endpoint) => {
    const body = liveBodyOf(name);
    if ('body' in endpoint) expect(endpoint.body.safeParse(body).success).toBe(true);
    else expect(body).toBeUndefined();
  },
);
