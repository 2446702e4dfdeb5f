import icons from 'pictures:place-icon';
import { planPopup as copy } from '@consorcio/copy/month-popups';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { whenIdle } from '../../ui/loading/when-idle.ts';
import { Glyph } from '../../ui/pictures/glyphs.tsx';
import type { CurrentStage } from '../chart/current-stage.ts';
import type { MapEvent } from '../chart/map-context.ts';
import css from './month-board.module.css';
import { canPlan, follow, nextPlanned, slotsOf, walksOn } from './planned-month.ts';

export interface Props {
  readonly current: CurrentStage;
  readonly send: (event: MapEvent) => void;
  /** Called with the place that the plan has for this stage: the player may enter it next. */
  readonly onPlaceAhead: (slug: MinigameSlug) => void;
}

/** The way to the month's board from the bare map; once a plan stands, first the way on in it, unless the day has changed it. */
export function PlanBar({ current, send, onPlaceAhead }: Props) {
  const [next] = useState(() => nextPlanned(current));
  const [isWalking] = useState(() => walksOn(current));
  useEffect(() => {
    if (next === null) return undefined;
    send({ type: 'plan.stands' });
    if (isWalking) return follow(current, slotsOf(current), send);
    return whenIdle(() => onPlaceAhead(next.slug));
  }, [current, next, isWalking, send, onPlaceAhead]);
  if (!canPlan(current) || isWalking) return null;
  const onPlan = (): void => send({ type: 'plan.opened' });
  if (next === null || next.isWorse)
    return (
      <div className={css.planBar} data-plan>
        <Button kind="secondary" aria-haspopup="dialog" onClick={onPlan}>
          {next !== null && <small className={css.changed}>{copy.changed}</small>}
          {copy.open}
        </Button>
      </div>
    );
  return (
    <div className={css.planBar} data-plan>
      <Button onClick={() => follow(current, slotsOf(current), send)}>
        <span className={css.upNext}>
          <img className={css.next} src={icons[next.slug]} alt="" width="64" height="64" />
          {copy.follow}
        </span>
      </Button>
      <Button kind="secondary" aria-haspopup="dialog" aria-label={copy.open} onClick={onPlan}>
        <Glyph d="M6 26l2-7L21 6l5 5-13 13z" />
      </Button>
    </div>
  );
}
