import lots from 'pictures:lot';
import { LOT_BOX } from '@consorcio/art/city-boxes';
import { useRef, useState } from 'react';
import { Confetti } from '../../ui/backdrops/confetti.tsx';
import type { CurrentStage } from '../chart/current-stage.ts';
import { lotChange, lotShown } from './lot-shown.ts';
import { styleOnMap } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';
import css from './player-lot.module.css';

/** A picture that stays away where it cannot be fetched. */
const Picture = ({ name }: { name: string }) => (
  <picture>
    <img src={lots[name]} alt="" draggable={false} />
  </picture>
);

/** What stands on a lot of the town, by the name of its picture. */
export const StandingLot = ({ name }: { name: string }) => (
  <div className={css.lot} style={styleOnMap(LOT_BOX)} aria-hidden="true">
    <Picture name={name} />
  </div>
);

/**
 * What stands on the player's lot. Until the letter a model of paper on its plan, which another part joins with every paid
 * instalment: nothing is built or bought before it. With the letter the dream itself; where it was lost, the bare lot. The
 * footer says the same to whoever reads by ear.
 */
export function PlayerLot({ current }: { current: CurrentStage }) {
  const now = lotShown(current);
  const [shown, setShown] = useState<{ now: string; before: string | null }>({ now, before: null });
  if (shown.now !== now) setShown({ now, before: shown.now });
  const change = lotChange(shown.before, now);
  if (change === null || shown.before === null) return <StandingLot name={now} />;
  return <ChangingLot key={now} change={change} before={shown.before} now={now} />;
}

interface ChangeProps {
  readonly change: 'grows' | 'comes';
  readonly before: string;
  readonly now: string;
}

/** The picture before becomes the next one as soon as no popup covers it. */
function ChangingLot({ change, before, now }: ChangeProps) {
  const place = useRef<HTMLDivElement>(null);
  usePauseWhileCovered(place);
  return (
    <div ref={place} className={css.lot} data-change={change} style={styleOnMap(LOT_BOX)} aria-hidden="true">
      <div className={css.before}>
        <Picture name={before} />
      </div>
      <div className={css.now}>
        <Picture name={now} />
      </div>
      {change === 'comes' && (
        <div className={css.confetti}>
          <Confetti />
        </div>
      )}
    </div>
  );
}
