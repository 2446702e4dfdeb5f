import type { ReplyOf } from '@consorcio/contract';
import { type Campaign, choicesOf, drawnCards } from '@consorcio/rules';

/** What the player decided, as the API returns it: everything that a replay keeps, and each month's card. */
export function choicesReply(campaign: Campaign): ReplyOf<'choices'> {
  const { months, options, after, stopped } = choicesOf(campaign);
  const cards = drawnCards(campaign);
  return {
    months: months.map(({ turns, ...month }, i) => {
      const taken = options.find(({ eventId, option }) => eventId === cards[i] && option !== 1);
      const option = taken === undefined ? {} : { option: taken.option };
      return { ...month, turns: [...turns], eventId: cards[i] ?? null, ...option };
    }),
    options: [...options],
    ...(after === undefined ? {} : { after: { use: after.use, plans: [...after.plans] } }),
    ...(stopped === undefined ? {} : { stopped }),
  };
}
