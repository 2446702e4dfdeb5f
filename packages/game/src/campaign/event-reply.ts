import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import {
  type Campaign,
  effectOf,
  effectText,
  laterText,
  optionsIn,
  optionsOf,
  partsFallingIn,
  type TermsSource,
} from '@consorcio/rules';
import { EVENTS, eventTold, optionTextsOf } from '@consorcio/rules/catalogue';
import { InvalidInput } from '../refusal.ts';

type EventReply = ReplyOf<'pendingEvents'>[number]['event'];

const textsOf = (eventId: number) =>
  must(
    EVENTS.find(({ id }) => id === eventId),
    `event ${eventId}`,
  );

/**
 * A month's card as the API returns it to a player of this campaign, with its options, and with what earlier
 * cards left for the month (RULES 5.4, 5.6).
 */
export function eventReply(campaign: Campaign, eventId: number, month: number): EventReply {
  // After the letter the member no longer sees who is late this month.
  const late = month > campaign.cycle || campaign.after !== undefined ? 0 : campaign.late.length;
  const { id, title, speech, description, type } = eventTold(textsOf(eventId), late);
  const fell = partsFallingIn(campaign, month).map((part) => ({
    title: textsOf(part.eventId).title,
    effect: effectText(part.change),
  }));
  const told = {
    ...{ id, title, speech, description, type, effect: effectText(effectOf(campaign, id)) },
    ...(fell.length === 0 ? {} : { fell }),
  };
  const texts = optionTextsOf(id);
  const options = optionsIn(campaign, id, month).map(({ option, now, later, isAllNow }) => ({
    option,
    label: must(texts[option - 1], `option ${option} of event ${id}`).label,
    effect: effectText(now),
    later: laterText(later, isAllNow),
  }));
  return { ...told, options };
}

/** What the card says to an option. */
export const feedbackOf = (eventId: number, option: number): string =>
  must(optionTextsOf(eventId)[option - 1], `option ${option} of event ${eventId}`).feedback;

/** @throws InvalidInput always: the card lacks the option that was asked for */
export function refuseOption(source: TermsSource, eventId: number): never {
  const detail = optionsOf(source, eventId)
    .map(({ option }) => option)
    .join(', ');
  throw new InvalidInput([{ field: 'option', code: 'NOT_ONE_OF', detail }]);
}
