import type { Debrief } from '../../../../live/use-debrief.ts';
import type { WallView } from '../wall-model.ts';

/** What a page of the debrief is drawn from. */
export interface DebriefProps {
  readonly view: WallView;
  readonly debrief: Debrief;
  /** Where anybody checks the group, as people type it and as a camera reads it. */
  readonly checkAddress: string;
}
