import { type Draw, drawRaffle, keepEffort, placeBid } from '@consorcio/rules';
import type { Calls } from './calls.ts';
import type { PlayerSnapshot } from './campaign/campaign-write.ts';
import { withCampaign } from './campaign/with-campaign.ts';

/** The rules refuse without a campaign before they would draw. */
const NO_DRAW: Draw = () => {
  throw new Error('nothing is drawn without a campaign');
};
const campaignOf = ({ latest }: PlayerSnapshot) => latest?.value ?? null;
const drawOf = ({ latest }: PlayerSnapshot): Draw => latest?.draw ?? NO_DRAW;

/** The month's assembly: first the bids, then the raffle, which the wire calls jackpot. RULES section 7. */
export const auction: Calls<'bidEffort' | 'keepEffort' | 'raffle'> = {
  bidEffort: (ports, { playerId, body, query }) =>
    withCampaign(
      ports,
      playerId,
      (snapshot) => placeBid(campaignOf(snapshot), body.effort, drawOf(snapshot)),
      query.slot,
    ),
  keepEffort: (ports, { playerId, query }) =>
    withCampaign(ports, playerId, (snapshot) => keepEffort(campaignOf(snapshot), drawOf(snapshot)), query.slot),
  raffle: (ports, { playerId, query }) =>
    withCampaign(ports, playerId, (snapshot) => drawRaffle(campaignOf(snapshot), drawOf(snapshot)), query.slot),
};
