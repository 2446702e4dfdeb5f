import { GAME_NAME } from '@consorcio/copy/first-screens';
import type { ReactNode } from 'react';
import { Confetti } from '../../ui/backdrops/confetti.tsx';
import { Halo } from '../../ui/backdrops/halo.tsx';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './c.module.css';

/** The ground of the three pages of a code; a true one has rays and confetti. */
export function CheckFrame({ isTrue = false, children }: { isTrue?: boolean; children: ReactNode }) {
  return (
    <StageFrame
      base="broad"
      backdrop={
        isTrue ? (
          <>
            <Sunburst ground="#7A55C9" rays="#8662D3" />
            <Confetti />
          </>
        ) : (
          <Halo ground="#7A55C9" light="#8662D3" />
        )
      }
      className={css.screen}
    >
      <Logo name={GAME_NAME} />
      {children}
    </StageFrame>
  );
}
