import type { ReplyOf } from '@consorcio/contract';
import { instalmentAt, type TermsSource } from '@consorcio/rules/queries';

type Current = Pick<ReplyOf<'stageCurrent'>, 'campaign' | 'dream' | 'stage'>;

/** The terms by which the campaign of `/stage/current` is played, as the rules' queries ask for them. */
export const termsOfStage = ({ campaign, dream }: Omit<Current, 'stage'>): TermsSource => ({
  rulebook: campaign.rulebook,
  dreamId: dream.id,
  isNewGamePlus: campaign.isNewGamePlus,
});

/** The instalment of the cycle after this one, in effort (RULES 6.1). */
export const nextInstalment = (current: Current): number =>
  instalmentAt(termsOfStage(current), current.stage.cycle + 1);
