import { assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { LettersGrid } from '../parts/letters-grid.tsx';
import type { StepProps } from './step-props.ts';

/** Raffles that followed because the pot still paid a letter, and how many left the group; no name of these. */
export function MoreStep({ view, assembly, seconds }: StepProps) {
  const { drawn, excluded, taken } = assembly.more ?? { drawn: [], excluded: 0, taken: 0 };
  return (
    <LettersGrid
      view={view}
      title={copy.steps.MORE}
      sentence={drawn.length > 0 ? copy.more(drawn.length) : copy.noMore}
      letters={drawn.map((quota) => ({ quota, by: 'RAFFLE' as const }))}
      seconds={seconds}
      assembly={assembly}
    >
      {excluded > 0 && <p>{copy.excluded(excluded)}</p>}
      {taken > 0 && <p>{copy.taken(taken)}</p>}
    </LettersGrid>
  );
}
