import icons from 'pictures:place-icon';
import { dearEntryCopy } from '@consorcio/copy/decisions';
import { placeTips } from '@consorcio/copy/minigames';
import { roomPopup } from '@consorcio/copy/popups';
import {
  energyForFullVigor,
  isLastFreeStage,
  rangeAtVigor,
  vigorLevelAt,
  vigorPercentAt,
} from '@consorcio/rules/queries';
import { minigameAt } from '@consorcio/rules/vocabulary';
import { useRef, useState } from 'react';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import { forgetMinigameHelp, knowsMinigame } from '../../../teaching/minigame-help.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { CloseButton } from '../../../ui/buttons/close-button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import type { CurrentStage } from '../../chart/current-stage.ts';
import { entryCostAt } from '../../chart/entry-cost.ts';
import { isSlug, startedSlug } from '../../chart/started-minigame.ts';
import { TRADES } from '../../chart/trades.ts';
import type { PopupProps } from '../popup-props.ts';
import { OpenPlace } from './open-place.tsx';
import css from './room.module.css';

const TONES = { energia: 'lilas', esforco: 'pessego' } as const;
type RoomRewards = NonNullable<PopupProps['rooms'][number]['rewards']>;

/** A place of the map, open beside its card: what it takes, what it gives, and 'Jogar'. SPEC section 2. */
export function Room({ context, send, isBusy, isHurried, rooms }: PopupProps) {
  const slug = isSlug(context.point) ? context.point : 1;
  const { game, place, kind, roomId } = minigameAt(slug);
  const card = useRef<HTMLDivElement>(null);
  const [isKnown] = useState(() => knowsMinigame(game));
  const rewards = rooms.find(({ id }) => id === roomId)?.rewards;
  const isWork = kind === 'work';
  const { takes, gives } = TRADES[kind];
  const started = startedSlug(context.current);
  const cost = entryCostAt(context.current, slug);
  const range = rewards && paidRange(context.current, rewards, isWork);
  const reward = range === undefined ? '…' : roomPopup.range(range.min, range.max);
  const hint =
    started === slug
      ? roomPopup.alreadyPaid
      : started !== undefined
        ? roomPopup.elsewhere(minigameAt(started).place)
        : isWork
          ? vigorHint(context.current)
          : dearEntryOf(context.current, cost);
  return (
    <div ref={card} className={css.card}>
      <OpenPlace place={slug} persona={context.current.user.personaId} card={card} isClosed={isHurried} />
      <span className={css.medallion} aria-hidden="true">
        <img src={icons[slug]} alt="" width="64" height="64" />
      </span>
      <CloseButton label={roomPopup.close} onClose={() => send({ type: 'popup.closed' })} className={css.close} />
      <Popup
        className={css.panel}
        heading={place}
        body={
          <>
            <p>{placeTips[slug]}</p>
            <Chips
              chips={[
                { label: roomPopup.cost, value: String(cost), icon: takes, tone: TONES[takes] },
                { label: roomPopup.reward, value: reward, icon: gives, tone: TONES[gives] },
              ]}
            />
            {hint && <p className={css.hint}>{hint}</p>}
          </>
        }
      >
        <ButtonRow>
          <Button kind="play" data-main disabled={isBusy} onClick={() => send({ type: 'minigame.entered', slug })}>
            {roomPopup.play}
          </Button>
        </ButtonRow>
        {isKnown && (
          <button
            type="button"
            className={css.ways}
            disabled={isBusy}
            onClick={() => {
              forgetMinigameHelp(game);
              send({ type: 'minigame.entered', slug });
            }}
          >
            {roomPopup.ways}
          </button>
        )}
      </Popup>
    </div>
  );
}

/** How much work pays at this energy, and from which energy on it pays in full: told before it is entered. RULES 4.4. */
function vigorHint(current: CurrentStage): string {
  const terms = termsOfStage(current);
  const { energy } = current.balance;
  const percent = vigorPercentAt(terms, energy);
  const level = vigorLevelAt(terms, energy);
  if (level === 'FRESH') return roomPopup.vigor.rested;
  return level === 'TIRED'
    ? roomPopup.vigor.tired(percent, energyForFullVigor(terms))
    : roomPopup.vigor.exhausted(percent);
}

/** What is paid: to a tired worker less than the room's table says. A run that was begun keeps the strength it began with. */
function paidRange(current: CurrentStage, rewards: RoomRewards, isWork: boolean) {
  if (!isWork) return { min: rewards.minEnergy, max: rewards.maxEnergy };
  const vigor = current.room?.run?.vigor ?? vigorPercentAt(termsOfStage(current), current.balance.energy);
  return rangeAtVigor({ min: rewards.minEffort, max: rewards.maxEffort }, vigor);
}

/** A leisure place whose price leaves less than the instalment, when nothing more is earned before it. */
function dearEntryOf(current: CurrentStage, cost: number): string | false {
  const { stage, extras, balance, dream } = current;
  const left = balance.effort - cost;
  const due = dream.effortCostPerCycle;
  if (left >= due || !isLastFreeStage(termsOfStage(current), extras.stageRelativeToCycle, stage.createdByFailure))
    return false;
  return dearEntryCopy(cost, left, due);
}
