import type { ReplyOf } from '@consorcio/contract';
import { seatCopy as copy } from '@consorcio/copy/live-phone';
import type { ReactNode } from 'react';
import { Said } from '../../../live/said.tsx';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { type Purse, purseTold } from './month/purse.ts';
import css from './seat.module.css';
import { SeatHead } from './seat-head.tsx';

/** What a seat's page is drawn from. */
export interface SeatPage {
  readonly view: ReplyOf<'liveSeat'>;
  /** `performance.now()` when the view came. */
  readonly at: number;
  /** Why the view does not come now, in a sentence. */
  readonly trouble: string | null;
}

interface Props extends SeatPage {
  /** What the seat has within its month; left out outside it. */
  readonly purse?: Purse;
  readonly children: ReactNode;
}

/** A seat's page: who sits here above, what is asked below. */
export const SeatFrame = ({ view, at, trouble, purse, children }: Props) => (
  <StageFrame backdrop={<HillsBackdrop />} className={css.stage}>
    <SeatHead view={view} at={at} purse={purse ?? purseTold(view)} />
    <Panel className={css.field}>
      {view.group.isPaused && <Said words={copy.paused} className={css.note} />}
      {children}
    </Panel>
    {trouble !== null && <Said words={trouble} className={css.trouble} />}
  </StageFrame>
);
