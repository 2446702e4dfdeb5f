import { endpoints } from '@consorcio/contract';
import { must, ok, refuse } from '@consorcio/kernel';
import { watchStage } from '@consorcio/rules';
import type { Feature } from '../../feature.ts';
import type { Answer } from '../../http/bind.ts';
import { readStanding, type Standing, withCampaign } from '../campaign/with-campaign.ts';
import { begin } from './begin.ts';
import { finish } from './finish.ts';
import { stageReply } from './stage-reply.ts';

/** RULES section 9, `stage/current`. With USER_MUST_SEE_RESULTS comes what would have been said. */
function watch(standing: Standing): Answer<typeof endpoints.stageCurrent> {
  const { latest } = standing;
  const watched = watchStage(latest?.value ?? null);
  if (!watched.ok && watched.refusal === 'CAMP_NOT_FOUND') return refuse(watched.refusal);
  const reply = stageReply(standing, must(latest, 'watched campaign'));
  return watched.ok ? ok(reply) : refuse({ code: watched.refusal, info: reply });
}

/** The calls of one stage after the other: SPEC section 7. */
export const stage: Feature = (api, services) => {
  api.joined(endpoints.stageCurrent, async ({ token }) => watch(await readStanding(services, token)));

  api.joined(endpoints.stageBegin, ({ token, body }) =>
    withCampaign(services, token, (standing) => begin(services, standing, body.stageId, body.roomId)),
  );

  api.joined(endpoints.stageFinish, ({ token, body, log }) =>
    withCampaign(services, token, (standing) => finish(services, standing, { ...body, log })),
  );
};
