import { assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { lettersOf } from '../../../../live/step-sentence.ts';
import { LettersGrid } from '../parts/letters-grid.tsx';
import type { StepProps } from './step-props.ts';

/** The last assembly: every quota that paid and still waits gets its letter; what is left is shared. */
export function EndStep({ view, assembly, seconds }: StepProps) {
  const { end } = assembly;
  return (
    <LettersGrid
      view={view}
      title={copy.end}
      sentence={copy.atEnd(end?.quotas.length ?? 0)}
      letters={lettersOf(assembly)}
      seconds={seconds}
      assembly={assembly}
    >
      {end !== null && end.shared > 0 && <p>{copy.shared(end.shared)}</p>}
    </LettersGrid>
  );
}
