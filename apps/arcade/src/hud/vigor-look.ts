import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type PayTerms, vigorLevelOfPercent } from '@consorcio/rules/queries';

const LOOKS = {
  FRESH: { level: 'rested', face: 'rosto-bem' },
  TIRED: { level: 'tired', face: 'rosto-cansado' },
  EXHAUSTED: { level: 'exhausted', face: 'rosto-sem-forca' },
} as const;

/** The look of the percent that the server issued (RULES 2.3). */
export const vigorLook = (pay: PayTerms, percent: number) => {
  const strength = vigorLevelOfPercent(pay, percent);
  return { ...LOOKS[strength], words: copy.vigor[strength] };
};
