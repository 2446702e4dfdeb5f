import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { POPUP_TITLE } from '../../../ui/dialogs/popup.tsx';
import css from './film-layout.module.css';

interface Props {
  readonly tone: 'envelope' | 'raffle';
  readonly title: string;
  readonly scene: ReactNode;
  /** Larger line of the caption. */
  readonly heading?: string | undefined;
  readonly caption?: string | undefined;
  readonly isJoy?: boolean;
  /** The scene is a filmed one, with edges of its own. */
  readonly isMovie?: boolean;
}

/** A short film that nothing skips: title above, picture, and a caption that is read aloud. */
export const Film = ({ tone, title, scene, heading, caption, isJoy, isMovie }: Props) => (
  <div className={classNames(css.film, css[tone], isMovie && css.movie)}>
    <div className={css.stage}>
      <div className={css.scene} aria-hidden="true">
        {scene}
      </div>
      <div role="status">
        <h2 id={POPUP_TITLE} className={css.title}>
          {title}
        </h2>
      </div>
      {(heading !== undefined || caption !== undefined) && (
        <div className={classNames(css.caption, isJoy && css.joy)} role="status">
          {heading !== undefined && <b>{heading}</b>}
          {caption !== undefined && <p>{caption}</p>}
        </div>
      )}
    </div>
  </div>
);
