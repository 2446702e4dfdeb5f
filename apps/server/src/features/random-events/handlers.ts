import { endpoints, type ReplyOf } from '@consorcio/contract';
import { must, ok, type Result } from '@consorcio/kernel';
import { acknowledgeEvent, effectOf, effectText, pendingEvent } from '@consorcio/rules';
import { EVENTS } from '@consorcio/rules/catalogue';
import type { Feature, Services } from '../../feature.ts';
import { pastStageNamed, stageNamed } from '../campaign/own-stage.ts';
import { stageIdOf } from '../campaign/stage-ids.ts';
import {
  type Change,
  type KeptCampaign,
  type PlayerSnapshot,
  readSnapshot,
  unchanged,
  withCampaign,
} from '../campaign/with-campaign.ts';

/** The event that waits in this campaign, as it is told; none or one. */
function pendingIn(kept: KeptCampaign): ReplyOf<'pendingEvents'> {
  const pending = pendingEvent(kept.value);
  if (pending === null) return [];
  const card = must(
    EVENTS.find(({ id }) => id === pending.eventId),
    `event ${pending.eventId}`,
  );
  const { id, title, speech, description, type } = card;
  const effect = effectText(effectOf(kept.value, id));
  const event = { id, title, speech, description, type, effect };
  return [{ id: stageIdOf(kept, 'imprevisto', pending.ordinal), event }];
}

type Acknowledged = Result<Change<ReplyOf<'acknowledgeEvent'>>, 'STAGE_NOT_FOUND' | 'CAMP_NOT_FOUND'>;

/** Applies the event's effect once; an event of the player's past is answered as it was the first time. */
async function acknowledge(services: Services, snapshot: PlayerSnapshot, id: string): Promise<Acknowledged> {
  const { latest } = snapshot;
  const ordinal = stageNamed(snapshot, 'imprevisto', id);
  if (ordinal === null) {
    const past = await pastStageNamed(services, snapshot, 'imprevisto', id);
    const answered = acknowledgeEvent(past?.campaign.value ?? null, past?.ordinal ?? null);
    return answered.ok ? ok(unchanged(snapshot, answered.value.answer)) : answered;
  }
  return acknowledgeEvent(latest?.value ?? null, ordinal);
}

/** The month's unexpected event. RULES section 5. */
export const randomEvents: Feature = (api, services) => {
  api.withToken(endpoints.pendingEvents, async ({ token, params }) => {
    const { playerId, latest } = await readSnapshot(services, token);
    const named = services.ids.read(params.campaignId);
    const isNewest = named?.playerId === playerId && named.partId === latest?.id;
    return ok(isNewest && latest !== null ? pendingIn(latest) : []);
  });

  api.withToken(endpoints.acknowledgeEvent, ({ token, params }) =>
    withCampaign(services, token, (snapshot) => acknowledge(services, snapshot, params.id)),
  );
};
