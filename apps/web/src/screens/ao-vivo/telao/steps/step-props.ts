import type { Assembly, WallView } from '../wall-model.ts';

/** What every step of the assembly is drawn from. */
export interface StepProps {
  readonly view: WallView;
  readonly assembly: Assembly;
  /** Since the step began here, growing while something moves; large where motion is not wanted. */
  readonly seconds: number;
}
