import { Confetti } from './confetti.tsx';
import { Sunburst } from './sunburst.tsx';

/** Rays and confetti: behind a dream that came true and what is shown of it; rays alone where the good was taken back. */
export const JoyBackdrop = ({ isTaken = false }: { readonly isTaken?: boolean }) => (
  <>
    <Sunburst ground="joy" />
    {!isTaken && <Confetti />}
  </>
);
