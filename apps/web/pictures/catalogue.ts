import type { Drawings } from './family.ts';
import { livePictures } from './live.ts';
import { mapPictures } from './map.ts';
import { onboardingPictures } from './onboarding.ts';
import { peakPictures } from './peaks.ts';
import { rafflePictures } from './raffle.ts';
import { teachingPictures } from './teaching.ts';

/** Name of a picture (a family is `family/member`) and the function that draws its SVG text. See picture-assets.ts. */
export type Catalogue = Drawings;

export const catalogue: Catalogue = {
  ...onboardingPictures,
  ...mapPictures,
  ...peakPictures,
  ...rafflePictures,
  ...teachingPictures,
  ...livePictures,
};
