import type { Assembly, ProjectorView } from '../projector-model.ts';

/** What every step of the assembly is drawn from. */
export interface StepProps {
  readonly view: ProjectorView;
  readonly assembly: Assembly;
  /** Since the step began here, growing while something moves; large where motion is not wanted. */
  readonly seconds: number;
}
