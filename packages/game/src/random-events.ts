import type { ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { acknowledgeEvent, type Campaign, pendingEvent } from '@consorcio/rules';
import type { StageOrdinal } from '@consorcio/rules/vocabulary';
import type { Calls } from './calls.ts';
import { type Change, type PlayerSnapshot, unchanged } from './campaign/campaign-write.ts';
import { eventReply, feedbackOf, refuseOption } from './campaign/event-reply.ts';
import type { KeptCampaign } from './campaign/kept-campaign.ts';
import { pastStageNamed, stageNamed } from './campaign/own-stage.ts';
import { campaignIn, stageIdOf } from './campaign/stage-ids.ts';
import { readSnapshot, withCampaign } from './campaign/with-campaign.ts';
import type { Ports } from './ports.ts';

/** The pending event of this campaign, as the API returns it; none or one. */
function pendingIn(kept: KeptCampaign): ReplyOf<'pendingEvents'> {
  const pending = pendingEvent(kept.value);
  if (pending === null) return [];
  const event = eventReply(kept.value, pending.eventId, kept.value.cycle);
  return [{ id: stageIdOf(kept, 'imprevisto', pending.ordinal), event }];
}

type Acknowledged = Result<Change<ReplyOf<'acknowledgeEvent'>>, 'STAGE_NOT_FOUND' | 'CAMP_NOT_FOUND'>;

/** The event of a stage with an option. @throws InvalidInput for an option that the card does not have */
function answer(campaign: Campaign | null, ordinal: StageOrdinal | null, option: number): Acknowledged {
  const answered = acknowledgeEvent(campaign, ordinal, option);
  if (campaign === null || ordinal === null) return refuse('STAGE_NOT_FOUND');
  const eventId = (): number => must(campaign.stages[ordinal - 1]?.eventId, 'event of an event stage');
  if (!answered.ok) {
    if (answered.refusal === 'OPTION_NOT_FOUND') return refuseOption(campaign, eventId());
    return refuse(answered.refusal);
  }
  const { balance, option: chosen } = answered.value.answer;
  return ok({ ...answered.value, answer: { balance, feedback: feedbackOf(eventId(), chosen) } });
}

/** Applies the event's effect once; an event of the player's past is answered as it was the first time. */
async function acknowledge(
  ports: Ports,
  snapshot: PlayerSnapshot,
  { id, option }: { readonly id: string; readonly option: number },
): Promise<Acknowledged> {
  const ordinal = stageNamed(snapshot, 'imprevisto', id);
  if (ordinal !== null) return answer(snapshot.latest?.value ?? null, ordinal, option);
  const past = await pastStageNamed(ports, snapshot, 'imprevisto', id);
  const answered = answer(past?.campaign.value ?? null, past?.ordinal ?? null, option);
  return answered.ok ? ok(unchanged(snapshot, answered.value.answer)) : answered;
}

/** The month's unexpected event. RULES section 5. */
export const randomEvents: Calls<'pendingEvents' | 'acknowledgeEvent'> = {
  pendingEvents: async (ports, { playerId, params }) => {
    const named = ports.ids.read(params.campaignId);
    const { latest } = await readSnapshot(ports, playerId, named?.partId);
    const isNewest = named?.playerId === playerId && named.partId === latest?.id;
    return ok(isNewest && latest !== null ? pendingIn(latest) : []);
  },
  acknowledgeEvent: (ports, { playerId, params, body }) =>
    withCampaign(
      ports,
      playerId,
      (snapshot) => acknowledge(ports, snapshot, { id: params.id, option: body.option ?? 1 }),
      campaignIn(params.id),
    ),
};
