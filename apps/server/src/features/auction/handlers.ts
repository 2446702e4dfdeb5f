import { endpoints } from '@consorcio/contract';
import { ok } from '@consorcio/kernel';
import { type Draw, drawRaffle, keepEffort, placeBid } from '@consorcio/rules';
import type { Feature } from '../../feature.ts';
import { type Standing, withCampaign } from '../campaign/with-campaign.ts';

/** The rules refuse without a campaign before they would draw. */
const NO_DRAW: Draw = () => {
  throw new Error('nothing is drawn without a campaign');
};
const campaignOf = ({ latest }: Standing) => latest?.value ?? null;
const drawOf = ({ latest }: Standing): Draw => latest?.draw ?? NO_DRAW;

/** The month's assembly: first the bids, then the raffle, which the wire calls jackpot. RULES section 7. */
export const auction: Feature = (api, services) => {
  api.joined(endpoints.bidEffort, ({ token, body }) =>
    withCampaign(services, token, (standing) => {
      const bid = placeBid(campaignOf(standing), body.effort, drawOf(standing));
      return bid.ok ? ok({ step: bid.value, answer: bid.value.answer }) : bid;
    }),
  );

  api.joined(endpoints.keepEffort, ({ token }) =>
    withCampaign(services, token, (standing) => {
      const kept = keepEffort(campaignOf(standing), drawOf(standing));
      return kept.ok ? ok({ step: kept.value, answer: { balance: kept.value.balance } }) : kept;
    }),
  );

  api.joined(endpoints.raffle, ({ token }) =>
    withCampaign(services, token, (standing) => {
      const drawn = drawRaffle(campaignOf(standing), drawOf(standing));
      return drawn.ok ? ok({ step: drawn.value, answer: drawn.value.answer }) : drawn;
    }),
  );
};
