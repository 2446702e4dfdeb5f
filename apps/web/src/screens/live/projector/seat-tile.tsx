import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import type { ReactNode } from 'react';
import { Face, Nickname } from '../../../live/face.tsx';
import css from './bids-step.module.css';
import type { ProjectorSeat } from './projector-model.ts';

interface Props {
  readonly quota: number;
  /** Undefined for a quota of the house. */
  readonly seat: ProjectorSeat | undefined;
  /** How the letter came, or the bid. */
  readonly children?: ReactNode;
}

/** A quota with its face, its name and a line of its own. */
export const SeatTile = ({ quota, seat, children }: Props) => (
  <li className={css.tile}>
    <Face {...seat} quota={quota} className={css.tileFace} />
    <span className={css.words}>
      <b>
        <Nickname name={seat?.nickname ?? copy.houseQuota(quota)} />
      </b>
      {children !== undefined && <span>{children}</span>}
    </span>
  </li>
);
