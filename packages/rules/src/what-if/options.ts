import { optionsOf } from '../stage/options.ts';
import type { CampaignChoices, CardChoice } from './choices.ts';

/** The scam: who never met it is not held to have believed it. */
const SCAM = 20;
const FIRST = 1;

/**
 * The option of a dilemma (RULES2 C.4): one's own; of a card never met, the option whose kind was taken most often, the
 * first among equals.
 */
export function carriedOption(choices: CampaignChoices): (eventId: number) => number {
  const own = choices.options;
  const kindOf = ({ eventId, option }: CardChoice) => optionsOf(choices, eventId)[option - 1]?.kind;
  const taken = own.filter(({ eventId }) => eventId !== SCAM).map(kindOf);
  return (eventId) => {
    const chosen = own.find((choice) => choice.eventId === eventId);
    if (chosen !== undefined) return chosen.option;
    if (eventId === SCAM) return FIRST;
    const counts = optionsOf(choices, eventId).map(({ kind }) => taken.filter((one) => one === kind).length);
    return counts.length === 0 ? FIRST : counts.indexOf(Math.max(...counts)) + 1;
  };
}
