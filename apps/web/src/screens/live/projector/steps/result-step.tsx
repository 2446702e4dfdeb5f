import { assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { lettersOf } from '../../../../live/step-sentence.ts';
import { LettersGrid } from '../parts/letters-grid.tsx';
import type { StepProps } from './step-props.ts';

/** Everybody who got the letter this month, by their way to it. */
export function ResultStep({ view, assembly, seconds }: StepProps) {
  const letters = lettersOf(assembly);
  return (
    <LettersGrid
      view={view}
      title={copy.steps.RESULT}
      sentence={copy.result(letters.length)}
      letters={letters}
      seconds={seconds}
    >
      <p>{copy.left(assembly.potAfter ?? 0)}</p>
    </LettersGrid>
  );
}
