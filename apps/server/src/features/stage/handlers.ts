import { endpoints } from '@consorcio/contract';
import { must, ok, refuse } from '@consorcio/kernel';
import { watchStage } from '@consorcio/rules';
import type { Feature, Services } from '../../feature.ts';
import type { Answer } from '../../http/api.ts';
import type { PlayerSnapshot } from '../campaign/campaign-write.ts';
import { campaignIn } from '../campaign/stage-ids.ts';
import { readSnapshot, withCampaign } from '../campaign/with-campaign.ts';
import { begin } from './begin.ts';
import { finish } from './finish.ts';
import { stageReply } from './stage-reply.ts';

/** RULES section 9, `stage/current`. With USER_MUST_SEE_RESULTS comes what would have been said; `isEndKnown`: it is the answer. */
function watch(
  { ids }: Services,
  snapshot: PlayerSnapshot,
  isEndKnown: boolean,
): Answer<typeof endpoints.stageCurrent> {
  const { latest } = snapshot;
  const watched = watchStage(latest?.value ?? null);
  if (!watched.ok && watched.refusal === 'CAMP_NOT_FOUND') return refuse(watched.refusal);
  const reply = stageReply(ids, snapshot, must(latest, 'watched campaign'));
  return watched.ok || isEndKnown ? ok(reply) : refuse({ code: watched.refusal, info: reply });
}

/** The calls of one stage after the other: SPEC section 7. */
export const stage: Feature = (api, services) => {
  api.withToken(endpoints.stageCurrent, async ({ token, query }) =>
    watch(services, await readSnapshot(services, token, query.slot), query.ended === 'shown'),
  );

  api.withToken(endpoints.stageBegin, ({ token, body }) =>
    withCampaign(
      services,
      token,
      (snapshot) => begin(services, snapshot, body.stageId, body.roomId),
      campaignIn(body.stageId),
    ),
  );

  api.withToken(endpoints.stageFinish, ({ token, body, log }) =>
    withCampaign(services, token, (snapshot) => finish(services, snapshot, { ...body, log }), campaignIn(body.stageId)),
  );
};
