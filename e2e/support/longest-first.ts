import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By what they took, the longest first: all workers are then busy to the end, on a fresh clone too. */
const LONGEST = [
  'accessibility',
  'catalogue',
  'pays-to-the-certificate',
  'films',
  'other-browsers',
  'keyboard-only',
  'music-follows-the-screens',
  'live-class',
  'live-week',
  'minigame-pages',
  'teaching-screens',
  'live-phone',
  'live-phone-asides',
  'live-phone-game',
  'live-phone-heard',
  'comes-back-to-the-same-popup',
  'safe-areas',
  'prerendered',
  'worker-update',
  'defaults-and-tries-again',
  'replay-parity',
];

/** Order in which test files start. Files of no name here keep Vitest's own order, after the browser's long ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
