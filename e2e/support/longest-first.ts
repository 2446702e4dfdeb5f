import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By what they took, the longest first: all workers are then busy to the end, on a fresh clone too. */
const LONGEST = [
  'accessibility',
  'films',
  'pays-to-the-certificate',
  'heard-play',
  'catalogue',
  'projector',
  'screen-reader',
  'taps',
  'keyboard-only',
  'music-follows-the-screens',
  'live-phone-game',
  'live-phone',
  'minigame-pages',
  'open-place',
  'first-bytes',
  'live-phone-asides',
  'comes-back-to-the-same-popup',
  'teaching-screens',
  'worker-update',
  'safe-areas',
  'run-handoff',
  'live-week',
  'offline',
  'live-class',
  'prerendered',
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
