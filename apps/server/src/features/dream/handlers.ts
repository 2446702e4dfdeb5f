import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { DREAMS } from '@consorcio/rules/catalogue';
import type { Feature } from '../../feature.ts';
import { untilWritten } from '../campaign/guarded-write.ts';
import { readStanding } from '../campaign/with-campaign.ts';
import { choose } from './choose.ts';

/** What the player saves for. */
export const dream: Feature = (api, services) => {
  api.signedIn(endpoints.dreamList, async () => ok([...DREAMS]));

  api.joined(endpoints.dreamChoose, ({ token, body: { dreamId, clientSeed = '' } }) =>
    untilWritten(
      services.database,
      () => readStanding(services, token),
      (standing) => choose(services, standing, { dreamId, clientSeed }),
    ),
  );
};
