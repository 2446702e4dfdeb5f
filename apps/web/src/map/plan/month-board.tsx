import signs from 'picture-texts:place-sign';
import icons from 'pictures:place-icon';
import { PLACES } from '@consorcio/art/city';
import { afterLetterCopy } from '@consorcio/copy/after-letter';
import { signed, UNIT_WORDS } from '@consorcio/copy/digits';
import { planPopup as copy } from '@consorcio/copy/month-popups';
import { energyForFullVigor, type MonthPlan, type WalletRange } from '@consorcio/rules/queries';
import { type MinigameSlug, minigameAt, PAID_BY, type Resource } from '@consorcio/rules/vocabulary';
import { type CSSProperties, useState } from 'react';
import { termsOfStage } from '../../teaching/figures/terms-of-stage.ts';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { InlinePicture } from '../../ui/pictures/inline-picture.tsx';
import type { CurrentStage } from '../chart/current-stage.ts';
import { offersShift, startedSlug } from '../chart/started-minigame.ts';
import { TRADES } from '../chart/trades.ts';
import type { PopupProps } from '../popups/popup-props.ts';
import css from './month-board.module.css';
import { follow, keepSlots, planOf, type Slot, type Slots, slotsOf } from './planned-month.ts';

const RESOURCES = ['energy', 'effort'] as const;
const ICONS = { energy: 'energia', effort: 'esforco' } as const;

/** The month's stages, filled by a tap, with what they come to before anything is spent. Nothing is binding but the next tap. */
export function MonthBoard({ context: { current }, send, isBusy }: PopupProps) {
  const [slots, setSlots] = useState(() => slotsOf(current));
  const [at, setAt] = useState(() => Math.max(0, slots.indexOf(null)));
  const plan = planOf(current, slots);
  const change = (place: number, slot: Slot): void => {
    const changed = slots.map((each, i) => (i === place ? slot : each));
    keepSlots(current, changed);
    setSlots(changed);
  };
  const put = (slug: MinigameSlug): void => {
    change(at, { slug, isGame: false });
    setAt(Math.min(at + 1, slots.length - 1));
  };
  return (
    <Popup
      ribbon={copy.open}
      heading={afterLetterCopy.plan.heading}
      body={
        <>
          <Strip current={current} slots={slots} plan={plan} at={at} onSlot={setAt} onMode={change} />
          <Sums current={current} plan={plan} />
          <ul className={css.places} aria-label={copy.places}>
            {PLACES.map(({ id }) => (
              <li key={id}>
                <Place
                  slug={id}
                  isPut={slots[at]?.slug === id}
                  trade={tradeOf(current, slots, at, id)}
                  onPut={() => put(id)}
                />
              </li>
            ))}
          </ul>
        </>
      }
    >
      <LoneButton
        data-main
        disabled={isBusy || slots[0] == null}
        onClick={() => follow(current, slots, send)}
        label={copy.follow}
      />
    </Popup>
  );
}

interface StripProps {
  readonly current: CurrentStage;
  readonly slots: Slots;
  readonly plan: MonthPlan;
  /** The stage that the next tap on a place fills. */
  readonly at: number;
  readonly onSlot: (at: number) => void;
  /** Called where a stage changes between minigame and turn. */
  readonly onMode: (at: number, slot: Slot) => void;
}

/** The month from the current stage on: places to come, the card, the instalment. */
function Strip({ current, slots, plan, at, onSlot, onMode }: StripProps) {
  const first = current.extras.stageRelativeToCycle;
  const isFixed = startedSlug(current) !== undefined;
  const falling = (current.extras.falling ?? []).reduce((sum, { effort }) => sum + effort, 0);
  return (
    <ol className={css.strip} aria-label={copy.slots}>
      {slots
        .map((slot, i) => ({ slot, i, position: first + i, isLived: isFixed && i === 0 }))
        .map(({ slot, i, position, isLived }) => (
          <li key={position}>
            <button
              type="button"
              className={`disc ${css.slot}`}
              aria-pressed={i === at}
              aria-label={copy.slot(position, slot && minigameAt(slot.slug).place)}
              disabled={isLived || slots.slice(0, i).includes(null)}
              onClick={() => onSlot(i)}
            >
              {slot === null ? position : <img src={icons[slot.slug]} alt="" width="64" height="64" />}
            </button>
            {slot !== null && !isLived && offersShift(current, slot.slug) && (
              <button
                type="button"
                className={css.mode}
                aria-pressed={slot.isGame}
                onClick={() => onMode(i, { ...slot, isGame: !slot.isGame })}
              >
                <span className="reader-only">{copy.mode(position)} </span>
                {slot.isGame ? copy.game : copy.turn}
              </button>
            )}
          </li>
        ))}
      <li>
        <span className={`disc ${css.slot}`}>?</span>
        <small>
          <span className="reader-only">{copy.card}: </span>
          {falling !== 0 && (
            <b>
              {signed(falling)} <span className="reader-only">{copy.falling}, </span>
            </b>
          )}
          {plan.card !== null && `${signed(plan.card.min)} a ${signed(plan.card.max)}`}
        </small>
      </li>
      <li>
        <span className={`disc ${css.slot}`}>
          <Icon name="dinheiro" />
        </span>
        <small>
          <span className="reader-only">{copy.due}: </span>
          {plan.due}
        </small>
      </li>
    </ol>
  );
}

/** A bar is this much longer than what one has or needs. */
const HEADROOM = 2;

/** Green where the instalment is paid even after the worst card. */
function toneOf({ outlook, card }: MonthPlan, left: number): string | undefined {
  if (outlook === 'SHORT') return 'danger';
  return outlook === 'PAYS' && left + (card?.min ?? 0) >= 0 ? 'go' : undefined;
}

/** Energy and effort at the end of the plan, the effort against the instalment, and what becomes of that. */
function Sums({ current, plan }: { current: CurrentStage; plan: MonthPlan }) {
  const { balance } = current;
  const { least, most } = plan.end;
  /* The energy below which work pays less, and the instalment. */
  const marks = { energy: energyForFullVigor(termsOfStage(current)), effort: plan.due };
  return (
    <div className={`list ${css.sums}`}>
      {RESOURCES.map((resource) => {
        const scale = HEADROOM * Math.max(balance[resource], marks[resource]);
        const share = (value: number): CSSProperties => ({ '--share': Math.min(1, value / scale) }) as CSSProperties;
        return (
          <p key={resource} className="row" data-resource={resource}>
            <Icon name={ICONS[resource]} />
            <span className={`track ${css.range}`} aria-hidden="true">
              <i style={share(most[resource])} />
              <i style={share(least[resource])} />
              <b style={share(marks[resource])} />
            </span>
            <b>
              {copy.between(least[resource], most[resource])}
              <span className="reader-only"> {UNIT_WORDS[ICONS[resource]]}</span>
            </b>
          </p>
        );
      })}
      <p className="remark" data-tone={toneOf(plan, least.effort - plan.due)} role="status">
        {outlookOf(plan, least.effort - plan.due, most.effort - plan.due)}
      </p>
    </div>
  );
}

function outlookOf({ outlook, slots, after, card }: MonthPlan, least: number, most: number): string {
  const { open, lost, left, maybe, missing, beforeCard } = copy.outlook;
  if (outlook === 'OPEN') return open(slots - after.length);
  const end = card === null ? '' : beforeCard;
  if (after.length < slots) return lost + end;
  return (outlook === 'PAYS' ? left(least, most) : most < 0 ? missing(-most, -least) : maybe(-least, most)) + end;
}

/** What a place takes and gives in a stage. */
interface Trade {
  readonly takes: number;
  readonly least: number;
  readonly most: number;
}

/** That of a place in stage `at`, after the places before it. */
function tradeOf(current: CurrentStage, slots: Slots, at: number, slug: MinigameSlug): Trade {
  const start: WalletRange = { least: current.balance, most: current.balance };
  const { after } = planOf(current, [...slots.slice(0, at), { slug, isGame: false }]);
  const [before, then] = [after.at(-2) ?? start, after.at(-1) ?? start];
  const pays: Resource = PAID_BY[minigameAt(slug).kind];
  const costs = RESOURCES.find((each) => each !== pays) ?? pays;
  return {
    takes: before.most[costs] - then.most[costs],
    least: then.least[pays] - before.least[pays],
    most: then.most[pays] - before.most[pays],
  };
}

interface PlaceProps {
  readonly slug: MinigameSlug;
  /** It stands in the stage that is filled. */
  readonly isPut: boolean;
  readonly trade: Trade;
  readonly onPut: () => void;
}

/** A place by its sign, with what it takes and gives. */
function Place({ slug, isPut, trade: { takes, least, most }, onPut }: PlaceProps) {
  const { place, kind } = minigameAt(slug);
  const { takes: costs, gives: pays } = TRADES[kind];
  const given = copy.between(least, most);
  return (
    <button type="button" className={`key ${css.place}`} aria-pressed={isPut} onClick={onPut}>
      <InlinePicture svg={signs[slug] ?? ''} />
      <span className="reader-only">
        {place}: {copy.offer(`${takes} ${UNIT_WORDS[costs]}`, `${given} ${UNIT_WORDS[pays]}`)}
      </span>
      <span className={css.trade} aria-hidden="true">
        <b>{signed(-takes)}</b>
        <Icon name={costs} />
        <b>+{given}</b>
        <Icon name={pays} />
      </span>
    </button>
  );
}
