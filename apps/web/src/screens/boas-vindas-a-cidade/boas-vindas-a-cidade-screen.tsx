import signs from 'picture-text:city-signs';
import cities from 'pictures:city';
import { cityWelcomeCopy, NEXT } from '@consorcio/copy/screens';
import { storedPersona } from '../../session/local-keys.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { InlinePicture } from '../../ui/inline-picture.tsx';
import { OutlinedTitle } from '../../ui/outlined-title.tsx';
import { Story } from '../../ui/story.tsx';
import css from './boas-vindas-a-cidade.module.css';

/** The city with the player's person in it, and which places tire and which renew. SPEC section 2. */
export function CityWelcomeScreen() {
  const city = cities[storedPersona()] ?? cities[1];
  return (
    <Story
      backdrop={
        <>
          <img className={css.far} src={city} alt="" />
          <div className={css.city}>
            <img src={city} alt="" width="768" height="1024" />
            <InlinePicture svg={signs} className={css.signs} />
          </div>
        </>
      }
      top={<OutlinedTitle edge="#1F6486">{cityWelcomeCopy.heading}</OutlinedTitle>}
      art={<div className={css.view} role="img" aria-label={cityWelcomeCopy.places} />}
      title={cityWelcomeCopy.title}
      titleLevel="h2"
      body={cityWelcomeCopy.body}
      buttons={<ButtonLink to="/introducao-sonho">{NEXT}</ButtonLink>}
      className={css.screen}
    />
  );
}
