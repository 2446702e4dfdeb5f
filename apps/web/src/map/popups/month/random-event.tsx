import { PATHS } from '@consorcio/contract/wire';
import { eventPopup } from '@consorcio/copy/popups';
import { sheetCopy } from '@consorcio/copy/take-home';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './random-event.module.css';

const TOKENS = {
  '#enr#': { icon: 'energia', word: 'energia' },
  '#eff#': { icon: 'esforco', word: 'esforço' },
} as const;

/** The event of a letter that somebody sells already awarded: its exercise is one link away. */
const FALSE_LETTER = 20;

/** The effect's text with icons for its tokens. SPEC section 2. */
function effectOf(text: string): ReactNode {
  const parts = text.split(/(#enr#|#eff#)/).map((part) => {
    if (part !== '#enr#' && part !== '#eff#') return part.trim();
    const { icon, word } = TOKENS[part];
    return (
      <span key={icon} className={classNames(css.disc, css[icon])}>
        <Icon name={icon} />
        <span className="reader-only">{word}</span>
      </span>
    );
  });
  return createElement(Fragment, null, ...parts);
}

/** The month's event: picture, title, speech, description, effect. SPEC section 2. */
export function RandomEvent({ context, send, isBusy }: PopupProps) {
  if (context.event === null) return null;
  const { id, title, speech, description, type, effect } = context.event.event;
  return (
    <Popup
      className={css.event}
      heading={title}
      picture={<img src={`/api/events/${id}.png`} alt={eventPopup.picture(title)} width="512" height="262" />}
      body={
        <>
          <p className={css.speech}>“{speech}”</p>
          <p>{description}</p>
          <p className={classNames(css.effect, type === 'GOOD' ? css.good : css.hard)}>
            <b>{type === 'GOOD' ? eventPopup.good : eventPopup.other}</b>
            <span>{effectOf(effect)}</span>
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
        <Button data-main disabled={isBusy} onClick={() => send({ type: 'event.acknowledged' })}>
          {eventPopup.button}
        </Button>
      </ButtonRow>
    </Popup>
  );
}
