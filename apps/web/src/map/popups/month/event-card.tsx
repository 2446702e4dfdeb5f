import scenes from 'pictures:event';
import lids from 'pictures:event-lids';
import { PATHS } from '@consorcio/contract/wire';
import { effectInWords, withMinusSigns } from '@consorcio/copy/digits';
import { eventPopup } from '@consorcio/copy/month-popups';
import { sheetCopy } from '@consorcio/copy/take-home';
import { createElement, Fragment, type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { LoneButton } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { Choice } from '../../../ui/forms/choice.tsx';
import { isLight } from '../../../ui/light-mode.ts';
import { useNews } from '../../../ui/notices/announce.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { served } from '../../../ui/pictures/served.ts';
import type { PendingEvent } from '../../chart/current-stage.ts';
import { FALSE_LETTER } from '../../chart/map-context.ts';
import css from '../month-popups.module.css';
import type { PopupProps } from '../popup-props.ts';

interface Props {
  readonly event: PendingEvent['event'];
  /** Stands in the picture. */
  readonly persona: string;
  readonly ribbon?: string;
  /** The answer that is chosen, from 1; null while none is, and the button waits. */
  readonly option: number | null;
  readonly onOption: (option: number) => void;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onDone: () => void;
}

/** A card of the month: picture, title, speech, description, its answers where it has some, effect. SPEC section 2. */
export function EventCard({ event, persona, ribbon, option, onOption, button, isBusy, onDone }: Props) {
  const { id, title, speech, description, type, effect, fell = [], options = [] } = event;
  const shut = isLight() ? undefined : lids[`${id}-${persona}`];
  const chosen = options.find((each) => each.option === option);
  useNews(chosen === undefined ? '' : spokenEffect(chosen));
  return (
    <Popup
      {...(ribbon === undefined ? {} : { ribbon })}
      className={classNames(css.event, ribbon === undefined && css.bare, options.length > 0 && css.choosing)}
      heading={title}
      picture={
        <Fragment key={id}>
          <img
            {...served(`/api/events/${id}.png?persona=${persona}`, scenes[`${id}-${persona}`])}
            alt={eventPopup.picture(title)}
          />
          {shut !== undefined && <img className={css.lids} src={shut} alt="" />}
        </Fragment>
      }
      body={
        <>
          <p className={css.speech}>“{speech}”</p>
          <p>{description}</p>
          {fell.length > 0 && <Fallen parts={fell} />}
          {options.length > 0 && <EventChoice options={options} chosen={option} onChoose={onOption} />}
          <p className={classNames(css.effect, type === 'GOOD' && css.good, option === null && css.unanswered)}>
            <b>{type === 'GOOD' ? eventPopup.good : eventPopup.other}</b>
            <span className="reader-only">
              {chosen === undefined ? ': ' : ` ${eventPopup.effectOf(chosen.label)}: `}
            </span>
            {option === null ? (
              <span>{eventPopup.unanswered}</span>
            ) : (
              <Effect now={chosen?.effect ?? effect} later={chosen?.later ?? ''} />
            )}
          </p>
          {/* Its exercise is one link away. */}
          {id === FALSE_LETTER && (
            <Link href={PATHS.scams} className={css.exercise}>
              {sheetCopy.practiseScams}
            </Link>
          )}
        </>
      }
    >
      <LoneButton data-main disabled={isBusy || option === null} onClick={onDone} label={button} />
    </Popup>
  );
}

/** What an answer brings, now and later. */
const spokenEffect = ({ effect, later }: { readonly effect: string; readonly later: string }): string =>
  [
    `${eventPopup.other}: ${effect === '' ? eventPopup.nothingNow : effectInWords(effect)}`,
    ...(later === '' ? [] : [`${eventPopup.later}: ${effectInWords(later)}`]),
  ].join('. ');

/** What answers to earlier cards left for this month. */
const Fallen = ({ parts }: { parts: NonNullable<Props['event']['fell']> }) => (
  <ul className={`stack ${css.fell}`} data-gap="1">
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
        {eventPopup.later} <EffectText text={later} />
      </span>
    )}
  </span>
);

const TOKENS = {
  '#enr#': 'energia',
  '#eff#': 'esforco',
} as const;
const isToken = (part: string): part is keyof typeof TOKENS => Object.hasOwn(TOKENS, part);

/** A text of the wire with icons for its tokens, and the same in words for whoever listens. SPEC section 2. */
const EffectText = ({ text }: { text: string }) => (
  <>
    {createElement(Fragment, null, ...text.split(/(#enr#|#eff#)/).map(shown))}
    <span className="reader-only">{effectInWords(text)}</span>
  </>
);

function shown(part: string): ReactNode {
  if (!isToken(part)) return <span aria-hidden="true">{withMinusSigns(part.trim())}</span>;
  const icon = TOKENS[part];
  return (
    <span className={classNames('disc', css.disc, css[icon])} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}

interface ChoiceProps {
  readonly options: NonNullable<PendingEvent['event']['options']>;
  /** From 1; null while none is. */
  readonly chosen: number | null;
  readonly onChoose: (option: number) => void;
}

/** The answers of a card with a choice. RULES 5.7. */
function EventChoice({ options, chosen, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={`stack ${css.choice}`}>
      <legend className="reader-only">{eventPopup.choice}</legend>
      {options.map(({ option, label }) => (
        <Choice
          key={option}
          name={name}
          isChosen={option === chosen}
          onChoose={() => onChoose(option)}
          className={css.option}
        >
          <span>{label}</span>
        </Choice>
      ))}
    </fieldset>
  );
}

/** The month's event. SPEC section 2, RULES 5.3. */
export function RandomEvent({ context, send, isBusy }: PopupProps) {
  if (context.event === null) return null;
  return (
    <EventCard
      event={context.event.event}
      persona={String(context.current.user.personaId)}
      option={context.option}
      onOption={(option) => send({ type: 'option.chosen', option })}
      button={eventPopup.button}
      isBusy={isBusy}
      onDone={() => send({ type: 'event.acknowledged' })}
    />
  );
}
