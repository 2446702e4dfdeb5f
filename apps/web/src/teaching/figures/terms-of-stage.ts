import type { ReplyOf } from '@consorcio/contract';
import { DREAMS } from '@consorcio/rules/catalogue';
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

/** What a letter for the dream is worth in life, in whole reais; undefined for the dream of a week. */
export const creditOf = (dreamId: number): number | undefined => DREAMS.find(({ id }) => id === dreamId)?.realCredit;
