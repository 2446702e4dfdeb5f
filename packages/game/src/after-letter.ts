import type { ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import {
  type AfterRefusal,
  afterView,
  answerCard,
  type Campaign,
  chooseUse,
  type Draw,
  monthsLeft,
  newsOf,
  payBill,
  planMonth,
  publishDraws,
  type Step,
} from '@consorcio/rules';
import { pictureOf } from '@consorcio/rules/week';
import type { Calls } from './calls.ts';
import { type Change, type PlayerSnapshot, unchanged } from './campaign/campaign-write.ts';
import { eventReply, feedbackOf, refuseOption } from './campaign/event-reply.ts';
import { type KeptCampaign, tellsKey } from './campaign/kept-campaign.ts';
import { readCampaign, readSnapshot, withCampaign } from './campaign/with-campaign.ts';
import type { Ports } from './ports.ts';

type AfterLetterReply = ReplyOf<'afterLetter'>;

/** How the contract stands after its letter, with the draws once they may be shown (RULES 11.13). */
function afterLetterReply(
  kept: Pick<KeptCampaign, 'seeds' | 'draw' | 'rootDraw' | 'week'>,
  campaign: Campaign,
): AfterLetterReply {
  const { seeds, draw, rootDraw } = kept;
  const { event, ...view } = afterView(campaign, rootDraw);
  const { root = null, rootDraws = [] } = tellsKey(kept) ? publishDraws(campaign, seeds) : {};
  const answered = view.months.at(-1);
  const hasJustAnswered = view.phase === 'BILL' && answered !== undefined && answered.option !== null;
  const paidUntil = view.month === null ? campaign.cycle + view.months.length : view.month - 1;
  return {
    ...view,
    event: event === null || view.month === null ? null : eventReply(campaign, event.eventId, view.month),
    seal: tellsKey(kept) ? seeds.serverSeed : null,
    root,
    draws: rootDraws,
    dreamId: campaign.dreamId,
    ...(kept.week === null ? {} : { picture: pictureOf(kept.week.name, campaign.rulebook) }),
    isNewGamePlus: campaign.isNewGamePlus,
    monthsLeft: monthsLeft(campaign),
    feedback: hasJustAnswered ? feedbackOf(answered.eventId, answered.option ?? 1) : null,
    news: newsOf(campaign, draw, paidUntil).map(({ cycle, winnerQuota, drawnQuota }) => ({
      cycle,
      winnerQuota,
      drawnQuota,
    })),
  };
}

type Rule = (campaign: Campaign | null, rootDraw: Draw) => Result<Step, AfterRefusal>;

/** The player's own campaign of that public id, newest or not; null for an unknown one, and for somebody else's. */
async function namedCampaign(
  ports: Ports,
  { playerId, latest }: PlayerSnapshot,
  publicId: string,
): Promise<KeptCampaign | null> {
  const named = ports.ids.read(publicId);
  if (named?.playerId !== playerId) return null;
  if (named.partId === latest?.id) return latest;
  return (await readCampaign(ports, playerId, named.partId))?.campaign ?? null;
}

/** Lets a rule decide on the named campaign. One before the newest is closed, and so never changed. */
async function decide(
  ports: Ports,
  snapshot: PlayerSnapshot,
  publicId: string,
  rule: Rule,
): Promise<Result<Change<AfterLetterReply>, AfterRefusal>> {
  const kept = await namedCampaign(ports, snapshot, publicId);
  if (kept === null) return refuse('CAMP_NOT_FOUND');
  const decided = rule(kept.value, kept.rootDraw);
  if (!decided.ok) return decided;
  const { campaign, facts } = decided.value;
  const answer = afterLetterReply(kept, campaign);
  return ok(kept === snapshot.latest ? { campaign, facts, answer } : unchanged(snapshot, answer));
}

/** The answer to a month's card. @throws InvalidInput for an option that the card does not have */
const answering =
  (asked: { readonly month: number; readonly option: number }): Rule =>
  (campaign) => {
    const answered = answerCard(campaign, asked);
    if (answered.ok) return answered;
    if (answered.refusal !== 'OPTION_NOT_FOUND') return refuse(answered.refusal);
    const { after, ...terms } = must(campaign, 'campaign of an answered card');
    return refuseOption(terms, must(after?.months.at(-1)?.eventId, 'card of a month after the letter'));
  };

const command = (
  ports: Ports,
  { playerId, params }: { readonly playerId: string; readonly params: { readonly campaignId: string } },
  rule: Rule,
) =>
  withCampaign(
    ports,
    playerId,
    (snapshot) => decide(ports, snapshot, params.campaignId, rule),
    ports.ids.read(params.campaignId)?.partId,
  );

/** 'Depois da carta': the months in which the contract is paid on. RULES 11. */
export const afterLetter: Calls<
  'afterLetter' | 'afterLetterUse' | 'afterLetterPlan' | 'afterLetterEvent' | 'afterLetterPay'
> = {
  afterLetter: async (ports, { playerId, params }) => {
    const asked = ports.ids.read(params.campaignId)?.partId;
    const kept = await namedCampaign(ports, await readSnapshot(ports, playerId, asked), params.campaignId);
    return kept === null ? refuse('CAMP_NOT_FOUND') : ok(afterLetterReply(kept, kept.value));
  },
  afterLetterUse: (ports, asked) => command(ports, asked, (campaign) => chooseUse(campaign, asked.body.use)),
  afterLetterPlan: (ports, asked) =>
    command(ports, asked, (campaign, rootDraw) => planMonth(campaign, asked.body, rootDraw)),
  afterLetterEvent: (ports, asked) => {
    const { month, option = 1 } = asked.body;
    return command(ports, asked, answering({ month, option }));
  },
  afterLetterPay: (ports, asked) =>
    command(ports, asked, (campaign, rootDraw) => payBill(campaign, asked.body, rootDraw)),
};
