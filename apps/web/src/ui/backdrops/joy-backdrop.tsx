import { Confetti } from './confetti.tsx';
import { Sunburst } from './sunburst.tsx';

/** Rays and confetti: behind a dream that came true and what is shown of it. */
export const JoyBackdrop = () => (
  <>
    <Sunburst ground="#7A55C9" rays="#8662D3" />
    <Confetti />
  </>
);
