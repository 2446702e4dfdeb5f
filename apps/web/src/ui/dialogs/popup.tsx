import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Panel } from '../layout/panel.tsx';
import css from './popup.module.css';

/** Ids that name and describe the dialog around a popup; one popup is open at a time. */
export const POPUP_TITLE = 'popup-title';
export const POPUP_TEXT = 'popup-text';

interface Props {
  readonly ribbon?: string;
  /** Fills the slot of 516 x 244. */
  readonly picture?: ReactNode;
  readonly heading: string;
  /** SPEC quotes the ribbon of some popups; then the heading is theirs alone. */
  readonly isJoy?: boolean;
  readonly body?: ReactNode;
  /** Chips or cycle bar. */
  readonly extra?: ReactNode;
  /** Says more than others: where there is little height its picture is smaller. */
  readonly isDense?: boolean;
  readonly className?: string | undefined;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The one popup layout: ribbon, picture, heading, text, extra row, buttons. STYLE section 4. */
export function Popup({ ribbon, picture, heading, isJoy, body, extra, isDense, className, children }: Props) {
  return (
    <Panel
      {...(ribbon === undefined ? {} : { ribbon })}
      ribbonLevel="p"
      className={classNames(css.popup, isDense && css.dense, className)}
    >
      {picture !== undefined && <div className={css.frame}>{picture}</div>}
      <h2 id={POPUP_TITLE} className={isJoy ? css.joy : undefined}>
        {heading}
      </h2>
      <div id={POPUP_TEXT} className={css.body}>
        {typeof body === 'string' ? <p>{body}</p> : body}
        {extra}
      </div>
      {children}
    </Panel>
  );
}
