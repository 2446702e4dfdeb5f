import { type ReactNode, useEffect } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { POPUP_TITLE } from '../../../ui/dialogs/popup.tsx';
import { announce, useNews } from '../../../ui/notices/announce.ts';
import css from '../films.module.css';

interface Props {
  /** The film of a bid plays on the `table`; `envelope` has rays, for joy, and `calm` none. */
  readonly tone: 'table' | 'calm' | 'envelope' | 'raffle';
  readonly title: string;
  readonly picture: ReactNode;
  /** Larger line of the caption. */
  readonly heading?: string | undefined;
  readonly caption?: string | undefined;
  readonly isJoy?: boolean;
  /** The picture is filmed and has edges of its own. */
  readonly isFilmed?: boolean;
  /** Fills the window behind everything. */
  readonly backdrop?: ReactNode;
  /** Nothing is told for a moment: the title is kept for whoever reads by ear, and not seen. */
  readonly isSilent?: boolean;
}

/** A short film that nothing skips: title above, picture, and a caption; what is told is read aloud, each sentence once. */
export function FilmLayout(props: Props) {
  const { title, heading = '', caption = '' } = props;
  useNews(title);
  useEffect(() => announce(heading), [heading]);
  useEffect(() => announce(caption), [caption]);
  return <FilmCard {...props} />;
}

const FilmCard = ({ tone, title, picture, heading, caption, isJoy, isFilmed, backdrop, isSilent }: Props) => (
  <div className={classNames(css.film, css[tone], isFilmed && css.movie)}>
    {backdrop !== undefined && (
      <div className={css.backdrop} aria-hidden="true">
        {backdrop}
      </div>
    )}
    <div className={css.stage}>
      <div className={css.scene} aria-hidden="true">
        {picture}
      </div>
      <h2 id={POPUP_TITLE} className={classNames(css.title, isSilent && css.silent)}>
        {title}
      </h2>
      {(heading !== undefined || caption !== undefined) && (
        <div className={classNames(css.caption, isJoy && css.joy)}>
          {heading !== undefined && <b>{heading}</b>}
          {caption !== undefined && <p>{caption}</p>}
        </div>
      )}
    </div>
  </div>
);
