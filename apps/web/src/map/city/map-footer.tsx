import portraits from 'pictures:portrait';
import { threeDigits } from '@consorcio/copy/digits';
import { mapScreen } from '@consorcio/copy/popups';
import { stagePosition, stagesPerCycle } from '@consorcio/rules/queries';
import { useState } from 'react';
import { FittingName } from '../../teaching/group/fitting-name.tsx';
import { classNames } from '../../ui/class-names.ts';
import { dreamPart } from '../../ui/pictures/dream-part.ts';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { served } from '../../ui/pictures/served.ts';
import { type CurrentStage, dreamParts, isOfWeek, pictureShown } from '../chart/current-stage.ts';
import type { Mood } from '../chart/mood.ts';
import { LivePicture } from '../live-picture.tsx';
import map from '../map.module.css';
import css from './map-footer.module.css';

interface Props {
  readonly current: CurrentStage;
  readonly mood: Mood;
  readonly playerName: string;
  readonly onMenu: () => void;
}

/**
 * Portrait with the character's name, stage circles, cycle, instalment, the dream so far, and the menu. SPEC section 2, map.
 * On wide windows two cards over the lower corners: the player's own, and what is due with the menu.
 */
export function MapFooter({ current, mood, playerName, onMenu }: Props) {
  const { dream, extras, stage, user } = current;
  const total = stagesPerCycle(extras.totalStages, dream.cycles);
  const paid = dreamParts(current);
  const shown = pictureShown(current);
  const isWeek = isOfWeek(current);
  return (
    <footer className={css.footer}>
      <div className={css.own}>
        {mood === 'feliz' ? (
          <img
            className={css.portrait}
            {...served(`/api/personas/slice_${user.personaId}.png`, portraits[user.personaId])}
            alt=""
            width="240"
            height="240"
          />
        ) : (
          <LivePicture
            className={css.portrait}
            draw={(art) => art.portrait(user.personaId, 'frame', { expression: mood })}
          />
        )}
        {playerName !== '' && (
          <div className={css.name}>
            <FittingName name={playerName} />
          </div>
        )}
        <div className={css.stages}>
          <StageCircles
            label={mapScreen.progress}
            total={total}
            current={stagePosition(extras)}
            isAllDone={extras.stageIsPayment && stage.status === 'FINISHED'}
            nameOf={(place, state) =>
              place === total ? mapScreen.stage.payment[state] : mapScreen.stage[state](place)
            }
          />
        </div>
        <DreamSoFar
          dreamId={shown.dream}
          parts={shown.n}
          alt={mapScreen.dreamPicture(dream.name, paid, dream.cycles)}
        />
        <span className={css.cycle}>{mapScreen.cycle(stage.cycle, dream.cycles)}</span>
      </div>
      <div className={css.due}>
        <span className={css.cost}>
          <span>{mapScreen.instalment}</span>
          <Icon name="esforco" />
          <b className="subtitle" aria-hidden="true">
            {threeDigits(dream.effortCostPerCycle)}
          </b>
          <span className="reader-only">: {mapScreen.counter('effort', dream.effortCostPerCycle)}</span>
        </span>
        <button
          type="button"
          className={`plate key ${css.menu}`}
          data-face="go"
          aria-label={isWeek ? mapScreen.backToWeek : mapScreen.menu}
          aria-haspopup={isWeek ? undefined : 'dialog'}
          onClick={onMenu}
        >
          <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <path
              d={isWeek ? 'M18 5 7 16l11 11M7 16h21' : 'M4 7h24M4 16h24M4 25h24'}
              fill="none"
              stroke="currentColor"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </svg>
        </button>
      </div>
    </footer>
  );
}

interface DreamProps {
  readonly dreamId: number;
  /** How many parts are in colour. */
  readonly parts: number;
  readonly alt: string;
}

/** The dream as far as it is paid; a new part opens over the picture before. */
function DreamSoFar({ dreamId, parts, alt }: DreamProps) {
  const [shown, setShown] = useState({ parts, before: parts });
  if (shown.parts !== parts) setShown({ parts, before: shown.parts });
  const hasGrown = shown.before < parts;
  return (
    <span className={classNames(css.dream, hasGrown && css.hasGrown)}>
      {hasGrown && <img {...dreamPart(dreamId, shown.before)} alt="" />}
      <img key={parts} className={hasGrown ? css.grown : css.first} {...dreamPart(dreamId, parts)} alt={alt} />
    </span>
  );
}

interface CirclesProps {
  /** Read aloud as the name of the row. */
  readonly label: string;
  /** Circles, the last one being the payment. */
  readonly total: number;
  /** Place of the current one, from 1. */
  readonly current: number;
  /** True once the last one is settled as well. */
  readonly isAllDone?: boolean;
  /** Read aloud for each circle. */
  readonly nameOf: (place: number, state: 'done' | 'current' | 'ahead') => string;
}

/** Where one stands in the cycle: done, now, to come; the last one is a coin. SPEC section 2, STYLE section 4. */
export function StageCircles({ label, total, current, isAllDone = false, nameOf }: CirclesProps) {
  const places = Array.from({ length: total }, (_, i) => i + 1);
  const stateOf = (place: number) =>
    place < current || isAllDone ? ('done' as const) : place === current ? ('current' as const) : ('ahead' as const);
  return (
    <ol className={map.track} aria-label={label}>
      {places.map((place) => {
        const state = stateOf(place);
        const isPayment = place === total;
        return (
          <li
            key={place}
            className={classNames(map[state], isPayment && map.coin)}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden="true" className={`disc ${map.circle}`}>
              {isPayment && state !== 'done' ? <Icon name="dinheiro" /> : state === 'done' ? <CheckIcon /> : place}
            </span>
            <span className="reader-only">{nameOf(place, state)}</span>
          </li>
        );
      })}
    </ol>
  );
}
