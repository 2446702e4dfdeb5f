import { endpoints } from '@consorcio/contract';
import { creditText } from '@consorcio/copy/screens';
import { ok } from '@consorcio/kernel';
import { DREAMS } from '@consorcio/rules/catalogue';
import { retryOnConflict } from '../../db/guarded-write.ts';
import type { Feature } from '../../feature.ts';
import { readSnapshot } from '../campaign/with-campaign.ts';
import { choose } from './choose.ts';

/** What the player saves for. */
export const dream: Feature = (api, services) => {
  api.withPlayer(endpoints.dreamList, async () =>
    ok(DREAMS.map((offered) => ({ ...offered, realCredit: creditText(offered.realCredit) }))),
  );

  api.withToken(endpoints.dreamChoose, ({ token, requestKey, body: { dreamId, clientSeed = '' } }) =>
    retryOnConflict(
      services.database,
      () => readSnapshot(services, token),
      (snapshot) => choose(services, snapshot, { dreamId, clientSeed, requestKey }),
    ),
  );
};
