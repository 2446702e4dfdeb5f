import type { ReactNode } from 'react';
import { JoyBackdrop } from '../../ui/backdrops/joy-backdrop.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import css from './share.module.css';

/** The stage of everything that is shared. */
export const ShareFrame = ({ children }: { children: ReactNode }) => (
  <StageFrame base="broad" backdrop={<JoyBackdrop />} className={css.screen}>
    {children}
  </StageFrame>
);
