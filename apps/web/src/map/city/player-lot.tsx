import lots from 'pictures:lot';
import people from 'pictures:lot-home';
import { LOT_BOX } from '@consorcio/art/city-boxes';
import { useRef, useState } from 'react';
import { Confetti } from '../../ui/backdrops/confetti.tsx';
import { type CurrentStage, dreamParts } from '../chart/current-stage.ts';
import { Layer } from './city-ground.tsx';
import { lotChange, lotShown, lotSign } from './lot-shown.ts';
import { mapPx, styleOnMap } from './map-px.ts';
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

interface PersonProps {
  readonly dream: number;
  readonly persona: number | string;
}

/** Whoever lives with a dream, over its lot; stays away where the picture cannot be fetched. */
export const LotPerson = ({ dream, persona }: PersonProps) => (
  <picture>
    <Layer box={LOT_BOX} src={people[`${dream}-${persona}`]} />
  </picture>
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

/** How far the board's foot is below the lot's box, in px of the map: below the feet of the person. */
const FOOT = 26;
const place = { left: mapPx(LOT_BOX.x + LOT_BOX.width / 2), top: mapPx(LOT_BOX.y + LOT_BOX.height + FOOT) };

/** The board at the near corner of the player's lot: what stands there in words, and until the letter a peg a cycle. */
export function LotBoard({ current }: { current: CurrentStage }) {
  const { campaign, dream } = current;
  const sign = lotSign(current);
  if (sign === null) return null;
  const cycles = Array.from({ length: campaign.status === 'ACTIVE' ? dream.cycles : 0 }, (_, i) => i + 1);
  const paid = dreamParts(current);
  return (
    <div className={css.board} data-status={campaign.status} style={place} aria-hidden="true">
      <b className={css.sign}>{sign}</b>
      {cycles.length > 0 && (
        <span className={css.pegs}>
          {cycles.map((cycle) => (
            <i key={cycle} data-paid={cycle <= paid || undefined} />
          ))}
        </span>
      )}
    </div>
  );
}
