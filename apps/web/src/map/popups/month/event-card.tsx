import scenes from 'pictures:event';
import { PATHS } from '@consorcio/contract/wire';
import { eventPopup } from '@consorcio/copy/month-popups';
import { sheetCopy } from '@consorcio/copy/take-home';
import { Link } from 'wouter';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { served } from '../../../ui/pictures/served.ts';
import type { PendingEvent } from '../../chart/current-stage.ts';
import { EffectText } from './effect-text.tsx';
import css from './event-card.module.css';
import { EventChoice } from './event-choice.tsx';

/** The event of a letter that somebody sells already awarded: its exercise is one link away. */
const FALSE_LETTER = 20;

interface Props {
  readonly event: PendingEvent['event'];
  /** Stands in the picture. */
  readonly persona: string;
  readonly ribbon?: string;
  /** Of a card with a choice: the answer that is chosen, from 1. */
  readonly option: number;
  readonly onOption: (option: number) => void;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onDone: () => void;
}

/** A card of the month: picture, title, speech, description, its answers where it has some, effect. SPEC section 2. */
export function EventCard({ event, persona, ribbon, option, onOption, button, isBusy, onDone }: Props) {
  const { id, title, speech, description, type, effect, fell = [], options = [] } = event;
  const chosen = options.find((each) => each.option === option);
  return (
    <Popup
      {...(ribbon === undefined ? {} : { ribbon })}
      className={classNames(css.event, ribbon === undefined && css.bare, options.length > 0 && css.choosing)}
      heading={title}
      picture={
        <img
          key={id}
          {...served(`/api/events/${id}.png?persona=${persona}`, scenes[`${id}-${persona}`])}
          alt={eventPopup.picture(title)}
        />
      }
      body={
        <>
          <p className={css.speech}>“{speech}”</p>
          <p>{description}</p>
          {fell.length > 0 && <Fallen parts={fell} />}
          {options.length > 0 && <EventChoice options={options} chosen={option} onChoose={onOption} />}
          <p className={classNames(css.effect, type === 'GOOD' ? css.good : css.hard)} aria-live="polite">
            <b>{type === 'GOOD' ? eventPopup.good : eventPopup.other}</b>
            <Effect now={chosen?.effect ?? effect} later={chosen?.later ?? ''} />
          </p>
          {id === FALSE_LETTER && (
            <Link href={PATHS.scams} className={css.exercise}>
              {sheetCopy.practiseScams}
            </Link>
          )}
        </>
      }
    >
      <ButtonRow>
        <Button data-main disabled={isBusy} onClick={onDone}>
          {button}
        </Button>
      </ButtonRow>
    </Popup>
  );
}

/** What answers to earlier cards left for this month. */
const Fallen = ({ parts }: { parts: NonNullable<Props['event']['fell']> }) => (
  <ul className={css.fell}>
    {parts.map(({ title, effect }) => (
      <li key={title}>
        <span>{eventPopup.fell(title)}</span>
        <span className={css.fallen}>
          <EffectText text={effect} />
        </span>
      </li>
    ))}
  </ul>
);

/** What changes now; below it what falls in the months after. */
const Effect = ({ now, later }: { now: string; later: string }) => (
  <span className={css.change}>
    <span>{now === '' ? eventPopup.nothingNow : <EffectText text={now} />}</span>
    {later !== '' && (
      <span className={css.later}>
        <small>{eventPopup.later}</small> <EffectText text={later} />
      </span>
    )}
  </span>
);
