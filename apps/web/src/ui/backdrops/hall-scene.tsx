import halls from 'pictures:assembly';
import lightHalls from 'pictures:assembly-light';
import sides from 'pictures:assembly-side';
import type { ReactNode } from 'react';
import css from '../dialogs/popup.module.css';
import { isLight } from '../light-mode.ts';

const SIDES = ['left', 'right'] as const;

/** The hall of the group with `persona` on its stage; in broad windows it goes on to both sides. `--c` gives its size. */
export const HallScene = ({ persona, children }: { persona: number; children?: ReactNode }) => (
  <div className={css.scene}>
    {SIDES.map((side) => (
      /* lazy: a window that is not wider than the hall never asks for them */
      <img key={side} className={css[side]} src={sides[side]} alt="" loading="lazy" />
    ))}
    <img className={css.middle} src={(isLight() ? lightHalls : halls)[persona]} alt="" />
    {children}
  </div>
);
