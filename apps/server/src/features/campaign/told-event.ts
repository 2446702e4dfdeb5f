import type { ReplyOf } from '@consorcio/contract';
import { must } from '@consorcio/kernel';
import { effectOf, effectText, laterText, optionsOf, type TermsSource } from '@consorcio/rules';
import { EVENTS, optionTextsOf } from '@consorcio/rules/catalogue';
import { InvalidInput } from '../../http/refusal.ts';

type ToldEvent = ReplyOf<'pendingEvents'>[number]['event'];

/** A card as a player of this campaign is told of it, with its options where it has some (RULES2 E.3). */
export function toldEvent(source: TermsSource, eventId: number): ToldEvent {
  const { id, title, speech, description, type } = must(
    EVENTS.find((event) => event.id === eventId),
    `event ${eventId}`,
  );
  const told = { id, title, speech, description, type, effect: effectText(effectOf(source, id)) };
  const texts = optionTextsOf(id);
  const options = optionsOf(source, id).map(({ option, now, later }) => ({
    option,
    label: texts[option - 1]?.label ?? '',
    effect: effectText(now),
    later: laterText(later),
  }));
  return options.length === 0 ? told : { ...told, options };
}

/** What the card says to an option; null for a card without a choice. */
export const feedbackOf = (source: TermsSource, eventId: number, option: number): string | null =>
  optionsOf(source, eventId).length === 0 ? null : (optionTextsOf(eventId)[option - 1]?.feedback ?? null);

/** @throws InvalidInput always: the card lacks the option that was asked for; a card without a choice has the first alone */
export function refuseOption(source: TermsSource, eventId: number): never {
  const known = optionsOf(source, eventId).map(({ option }) => option);
  const detail = known.length === 0 ? '1' : known.join(', ');
  throw new InvalidInput([{ field: 'option', code: 'NOT_ONE_OF', detail }]);
}
