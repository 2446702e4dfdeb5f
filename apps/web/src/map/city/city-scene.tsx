import { hourOf } from '@consorcio/contract/wire';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { classNames } from '../../ui/class-names.ts';
import { useReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { usePace } from '../../ui/motion/use-pace.ts';
import type { CurrentStage } from '../chart/current-stage.ts';
import { CityAvatar } from './city-avatar.tsx';
import { Ground, Near, Season, SideGround, Sky, StillGround, StillNear } from './city-ground.tsx';
import { CityLife } from './city-life.tsx';
import css from './city-scene.module.css';
import dawn from './dawn.module.css';
import { DawnLight, DawnSky } from './dawn.tsx';
import { decorOf } from './decor.ts';
import { HourLight, HourSky } from './hour-light.tsx';
import { LotBoard } from './lot-board.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import { PlayerLot } from './player-lot.tsx';
import { Rain } from './rain.tsx';
import { SeasonLight } from './season-light.tsx';
import { useAnimationStart } from './use-animation-start.ts';

interface Props {
  readonly current: CurrentStage;
  readonly persona: number;
  /** People walk the streets, and the player's own person blinks; elsewhere their pictures are not fetched. */
  readonly isPeopled: boolean;
  /** Where the player's person is or goes to; null: home, at the edge of the own lot. */
  readonly place: MinigameSlug | null;
  /** The new month's dawn is played over the town; signs and person come at its end. */
  readonly isDawn: boolean;
  readonly onPlace: (slug: number) => void;
}

/** The town: layers from the sky to the signs, what moves between them, and the places. STYLE section 7. */
export function CityScene({ current, isPeopled, persona, place, isDawn, onPlace }: Props) {
  const isStill = useReducedMotion();
  /* A slow device, and whoever is in a hurry, has fewer people and cars, a very slow device a still town. */
  const pace = usePace();
  const lives = useAnimationStart() && !isStill && pace !== 'stills';
  /* The dawn is that of a sunny day; the light of the month comes after it. */
  const hour = isDawn ? 'day' : hourOf(current.stage.cycle, current.dream.cycles);
  const decor = isDawn ? null : decorOf(current.stage.cycle, current.dream.cycles);
  const isWet = hour === 'rain';
  const life = { isWet, isPeopled, isLean: pace === 'lean' || !isPeopled };
  return (
    <div className={css.city} data-pace={pace}>
      <Sky />
      <HourSky hour={hour} />
      {isDawn && <DawnSky />}
      {lives && <CityLife layer="sky" {...life} />}
      <SideGround />
      {isStill ? <StillGround /> : <Ground />}
      <PlayerLot current={current} />
      {lives && <CityLife layer="street" {...life} />}
      {isStill ? <StillNear /> : <Near />}
      <HourLight hour={hour} />
      {decor !== null && <Season decor={decor} />}
      {decor !== null && lives && <SeasonLight decor={decor} />}
      {isWet && (lives || isStill) && <Rain isStill={isStill} />}
      <LotBoard current={current} />
      <div className={classNames(css.people, isDawn && dawn.comesLast)}>
        <CityAvatar persona={persona} place={place} isBlinking={isPeopled} isWet={isWet} />
        <PlaceButtons current={current} onPlace={onPlace} />
      </div>
      {lives && <CityLife layer="above" {...life} />}
      {isDawn && <DawnLight isLean={pace !== 'full'} />}
    </div>
  );
}
