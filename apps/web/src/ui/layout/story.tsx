import type { ReactNode } from 'react';
import { ButtonRow } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import css from './panel.module.css';
import { StageFrame } from './stage-frame.tsx';

interface Props {
  readonly backdrop: ReactNode;
  /** Above the art: logo or outlined heading. */
  readonly top?: ReactNode;
  /** Takes all the room that the card leaves. */
  readonly art: ReactNode;
  readonly title: ReactNode;
  /** 'h1' where the top has no heading of its own. */
  readonly titleLevel?: 'h1' | 'h2';
  readonly body?: ReactNode;
  /** Between the body and the buttons. */
  readonly extra?: ReactNode;
  readonly buttons: ReactNode;
  readonly className?: string | undefined;
}

/** Picture above, words on a card below: about, introductions, welcome to the city. */
export function Story({ backdrop, top, art, title, titleLevel: Title = 'h1', body, extra, buttons, className }: Props) {
  return (
    <StageFrame base="broad" backdrop={backdrop} className={classNames(css.story, className)}>
      {top}
      {art}
      <section className={css.card}>
        <Title className={classNames(css.title, body === undefined && css.alone)}>{title}</Title>
        {body !== undefined && <p className={css.body}>{body}</p>}
        {extra}
        <ButtonRow>{buttons}</ButtonRow>
      </section>
    </StageFrame>
  );
}
