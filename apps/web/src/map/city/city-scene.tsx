import { hourOf } from '@consorcio/contract/wire';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { isLight } from '../../ui/light-mode.ts';
import { whenIdle } from '../../ui/loading/when-idle.ts';
import { MEASURED, type Pace, paceOf, slower } from '../../ui/motion/pace.ts';
import { useReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { dreamPart } from '../../ui/pictures/dream-part.ts';
import { type CurrentStage, isFirstStage } from '../chart/current-stage.ts';
import type { Mood } from '../chart/mood.ts';
import dawn from '../map-scenes.module.css';
import { Ground, Near, Season, SideGround, Sky, StillGround, StillNear } from './city-ground.tsx';
import { CityAvatar, CityLife } from './city-life.tsx';
import css from './city-view.module.css';
import { DawnLight, DawnSky, HourLight, HourSky, Rain, SeasonLight } from './city-weather.tsx';
import { decorOf } from './decor.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { LotBoard, PlayerLot } from './player-lot.tsx';

interface Props {
  readonly current: CurrentStage;
  readonly persona: CurrentStage['user']['personaId'];
  /** People walk the streets, and the player's own person blinks; elsewhere their pictures are not fetched. */
  readonly isPeopled: boolean;
  readonly mood: Mood;
  /** The new month's dawn is played over the town; signs and person come at its end. */
  readonly isDawn: boolean;
  readonly street: ReactNode;
  readonly onPlace: (slug: number) => void;
}

/** The town: layers from the sky to the signs, what moves between them, and the places. STYLE section 7. */
export function CityScene({ current, isPeopled, persona, mood, isDawn, street, onPlace }: Props) {
  const isStill = useReducedMotion();
  /* A slow device, 'modo leve', and whoever is in a hurry, has fewer people and cars, a very slow device a still town. */
  const pace = usePace();
  const lives = useAnimationStart() && !isStill && pace !== 'stills';
  /* The dawn is that of a sunny day; the light of the month comes after it. */
  const hour = isDawn ? 'day' : hourOf(current.stage.cycle, current.dream.cycles);
  const decor = isDawn ? null : decorOf(current.stage.cycle, current.dream.cycles);
  const isWet = hour === 'rain';
  /* Not before the first decision: a shared link brings little until then. */
  const hasGoal = !isDawn && !isLight() && current.campaign.status === 'ACTIVE' && !isFirstStage(current);
  const life = { isWet, isPeopled, isLean: pace === 'lean' || !isPeopled || isLight() };
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
      {lives && isPeopled && hasGoal && (
        <span className={css.goal}>
          <img {...dreamPart(current.dream.id, current.dream.cycles)} alt="" width="300" height="300" />
        </span>
      )}
      <HourLight hour={hour} />
      {street}
      {decor !== null && <Season decor={decor} />}
      {decor !== null && lives && <SeasonLight decor={decor} />}
      {isWet && (lives || isStill) && <Rain isStill={isStill} />}
      <div className={classNames(css.people, isDawn && dawn.comesLast)}>
        <LotBoard current={current} />
        <CityAvatar persona={persona} mood={mood} isBlinking={isPeopled} isWet={isWet} />
        <PlaceButtons current={current} onPlace={onPlace} />
      </div>
      {lives && <CityLife layer="above" {...life} />}
      {isDawn && <DawnLight isLean={pace !== 'full'} />}
    </div>
  );
}

/**
 * False until the device has drawn the town and is idle. Moving pictures are added then: on a slow phone they would
 * otherwise be decoded before the places can be pressed.
 */
function useAnimationStart(): boolean {
  const [lives, setLives] = useState(false);
  useEffect(() => whenIdle(() => setLives(true)), []);
  return lives;
}

/** Milliseconds before the first measure, in which a screen may still be made, and between two. */
const REST = 4_000;

/** How much motion this device can show, by its own pictures now and then; never more again than it showed before. */
function usePace(): Pace {
  const [pace, setPace] = useState<Pace>('full');
  useEffect(() => {
    if (pace === 'stills') return;
    let request = 0;
    let timer: ReturnType<typeof setTimeout>;
    const measure = (): void => {
      const gaps: number[] = [];
      let last: number | null = null;
      const frame = (now: number): void => {
        if (last !== null) gaps.push(now - last);
        last = now;
        if (gaps.length < MEASURED) request = requestAnimationFrame(frame);
        else judge(gaps);
      };
      request = requestAnimationFrame(frame);
    };
    const judge = (gaps: readonly number[]): void => {
      setPace((before) => slower(before, paceOf(gaps)));
      rest();
    };
    const rest = (): void => {
      timer = setTimeout(measure, REST);
    };
    rest();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(request);
    };
  }, [pace]);
  return pace;
}
