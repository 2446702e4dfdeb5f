import type { Debrief } from '../../../../live/use-debrief.ts';
import type { ProjectorView } from '../projector-model.ts';

export interface DebriefProps {
  readonly view: ProjectorView;
  readonly debrief: Debrief;
  /** Where anybody checks the group, as people type it and as a camera reads it. */
  readonly checkAddress: string;
  /** What the page itself found when it made the group's draws again from the open seal; null until it has. */
  readonly checked: { readonly draws: number; readonly holds: boolean } | null;
}
