import waiting from 'picture:waiting';
import type { ReactNode } from 'react';
import { StageFrame } from './stage-frame.tsx';
import { Sunburst } from './sunburst.tsx';
import css from './waiting.module.css';

export interface WaitingProps {
  readonly label: string;
  readonly detail: string;
}
interface Props extends WaitingProps {
  /** Address of a picture of 460 x 460; left out, the thinking neighbour. */
  readonly art?: string;
  readonly children?: ReactNode;
}

/** A calm screen that says what is being waited for. */
export function Waiting({ label, detail, art = waiting, children }: Props) {
  return (
    <StageFrame backdrop={<Sunburst ground="#D6F1FA" rays="#E8F8FD" y="46%" />} className={css.waiting}>
      <img src={art} alt="" className={css.figure} width="460" height="500" />
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
