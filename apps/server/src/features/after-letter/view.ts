import type { ReplyOf } from '@consorcio/contract';
import { afterView, type Campaign, monthsLeft, newsOf, publishDraws } from '@consorcio/rules';
import { pictureOf } from '@consorcio/rules/week';
import { eventReply, feedbackOf } from '../campaign/event-reply.ts';
import { type KeptCampaign, tellsKey } from '../campaign/kept-campaign.ts';

type AfterLetterReply = ReplyOf<'afterLetter'>;

/** How the contract stands after its letter, with the draws once they may be shown (RULES2 A.13). */
export function afterLetterReply(
  kept: Pick<KeptCampaign, 'seeds' | 'draw' | 'rootDraw' | 'week'>,
  campaign: Campaign,
): AfterLetterReply {
  const { seeds, draw, rootDraw } = kept;
  const { event, dues, plans, months, schedules, ...view } = afterView(campaign, rootDraw);
  const { root = null, rootDraws = [] } = tellsKey(kept) ? publishDraws(campaign, seeds) : {};
  const answered = months.at(-1);
  const hasJustAnswered = view.phase === 'BILL' && answered !== undefined && answered.option !== null;
  const paidUntil = view.month === null ? campaign.cycle + months.length : view.month - 1;
  return {
    ...view,
    dues: [...dues],
    plans: [...plans],
    months: [...months],
    schedules: schedules === null ? null : { TERM: [...schedules.TERM], INSTALMENT: [...schedules.INSTALMENT] },
    event: event === null || view.month === null ? null : eventReply(campaign, event.eventId, view.month),
    seal: tellsKey(kept) ? seeds.serverSeed : null,
    root,
    draws: [...rootDraws],
    dreamId: campaign.dreamId,
    ...(kept.week === null ? {} : { picture: pictureOf(kept.week.name) }),
    isNewGamePlus: campaign.isNewGamePlus,
    monthsLeft: monthsLeft(campaign),
    feedback: hasJustAnswered ? feedbackOf(campaign, answered.eventId, answered.option ?? 1) : null,
    news: newsOf(campaign, draw, paidUntil).map(({ cycle, winnerQuota, drawnQuota }) => ({
      cycle,
      winnerQuota,
      drawnQuota,
    })),
  };
}
