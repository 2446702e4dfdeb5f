import { arcadeCopy as copy } from '@consorcio/copy/arcade';

/** How vigor is shown: the words, and the sprite of the face. */
export interface VigorLook {
  readonly level: 'rested' | 'tired' | 'exhausted';
  readonly words: string;
  readonly face: string;
}

const RESTED: VigorLook = { level: 'rested', words: copy.vigor.full, face: 'rosto-bem' };
const TIRED: VigorLook = { level: 'tired', words: copy.vigor.tired, face: 'rosto-cansado' };
const EXHAUSTED: VigorLook = { level: 'exhausted', words: copy.vigor.exhausted, face: 'rosto-sem-forca' };

/** The look of the percent that the server issued: 100, 85 or 15 (RULES 2.3). */
export const vigorLook = (percent: number): VigorLook => (percent >= 100 ? RESTED : percent >= 85 ? TIRED : EXHAUSTED);
