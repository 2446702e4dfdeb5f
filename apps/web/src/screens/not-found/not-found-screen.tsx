import caramelo from 'picture:caramelo';
import lost from 'picture:lost';
import signpost from 'picture:signpost';
import { PATHS } from '@consorcio/contract/wire';
import { notFoundCopy } from '@consorcio/copy/screens';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { OutlinedTitle } from '../../ui/layout/outlined-title.tsx';
import { Story } from '../../ui/layout/story.tsx';
import css from './not-found.module.css';

export function NotFoundScreen() {
  return (
    <Story
      backdrop={<StreetBackdrop />}
      top={
        <OutlinedTitle edge="sky-ink" isHuge>
          {notFoundCopy.number}
        </OutlinedTitle>
      }
      art={
        <div className={css.street}>
          <img src={lost} alt="" width="300" height="400" />
          <img src={caramelo} alt="" width="144" height="110" className={css.dog} />
          <img src={signpost} alt="" width="280" height="240" className={css.signpost} />
        </div>
      }
      title={notFoundCopy.title}
      titleLevel="h2"
      body={notFoundCopy.body}
      buttons={<ButtonLink to={PATHS.welcome}>{notFoundCopy.button}</ButtonLink>}
    />
  );
}
