import { parseShareQuery } from '@consorcio/contract/share-address';
import { useSearch } from 'wouter';
import { SharedCampaign } from './shared-campaign.tsx';
import { SharedPicture } from './shared-picture.tsx';

/** A shared thing, visible to anybody. SPEC section 2: a card for a campaign, otherwise the shared picture. */
export function ShareScreen() {
  const address = parseShareQuery(new URLSearchParams(useSearch()));
  return address.kind === 'campaign' ? <SharedCampaign id={address.id} /> : <SharedPicture address={address} />;
}
