import type { ReactNode } from 'react';
import { Confetti } from '../../ui/backdrops/confetti.tsx';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import css from './compartilhar.module.css';

/** The stage of everything that is shared: rays and confetti. */
export const ShareFrame = ({ children }: { children: ReactNode }) => (
  <StageFrame
    base="broad"
    backdrop={
      <>
        <Sunburst ground="#7A55C9" rays="#8662D3" />
        <Confetti />
      </>
    }
    className={css.screen}
  >
    {children}
  </StageFrame>
);
