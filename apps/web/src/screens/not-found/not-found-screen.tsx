import caramelo from 'picture:caramelo';
import lost from 'picture:lost';
import signpost from 'picture-text:signpost';
import { notFoundCopy } from '@consorcio/copy/screens';
import { ButtonLink } from '../../ui/button.tsx';
import { InlinePicture } from '../../ui/inline-picture.tsx';
import { OutlinedTitle } from '../../ui/outlined-title.tsx';
import { Story } from '../../ui/story.tsx';
import { StreetBackdrop } from '../../ui/street-backdrop.tsx';
import css from './not-found.module.css';

/** For a path that nobody knows. */
export function NotFoundScreen() {
  return (
    <Story
      backdrop={<StreetBackdrop />}
      top={
        <OutlinedTitle edge="#1F6486" size={118}>
          {notFoundCopy.number}
        </OutlinedTitle>
      }
      art={
        <div className={css.street}>
          <img src={lost} alt="" width="300" height="400" />
          <img src={caramelo} alt="" width="144" height="110" className={css.dog} />
          <InlinePicture svg={signpost} />
        </div>
      }
      title={notFoundCopy.title}
      titleLevel="h2"
      body={notFoundCopy.body}
      buttons={<ButtonLink to="/">{notFoundCopy.button}</ButtonLink>}
    />
  );
}
