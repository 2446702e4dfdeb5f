import waiting from 'picture:waiting';
import type { ReactNode } from 'react';
import { Halo } from '../backdrops/halo.tsx';
import { classNames } from '../class-names.ts';
import { StageFrame } from '../layout/stage-frame.tsx';
import css from './waiting.module.css';

export interface WaitingProps {
  readonly label: string;
  readonly detail: string;
}
interface Props extends WaitingProps {
  /** Address of a picture of 460 x 460; left out, the thinking neighbour. */
  readonly art?: string;
  /** A game is about to begin: warm instead of calm. */
  readonly isGame?: boolean;
  readonly children?: ReactNode;
}

const CALM = { ground: '#D6F1FA', light: '#E8F8FD' };
const WARM = { ground: '#FFE0B2', light: '#FFEACB' };

/** A calm screen that says what is being waited for. */
export function Waiting({ label, detail, art = waiting, isGame = false, children }: Props) {
  return (
    <StageFrame
      base="broad"
      backdrop={<Halo {...(isGame ? WARM : CALM)} />}
      className={classNames(css.waiting, children !== undefined && css.withMore)}
    >
      <img src={art} alt="" className={css.figure} width="460" height="480" />
      <div role="status" className={css.text}>
        <h1>{label}</h1>
        <p>{detail}</p>
      </div>
      {children ?? (
        <div className={css.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
    </StageFrame>
  );
}
