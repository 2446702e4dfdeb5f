import { DREAMS } from '@consorcio/rules/catalogue';

/** What a letter for the dream is worth in life, in whole reais; undefined for the dream of a week. */
export const creditOf = (dreamId: number): number | undefined => DREAMS.find(({ id }) => id === dreamId)?.realCredit;
