import sign1 from 'picture-text:place-sign/1';
import sign2 from 'picture-text:place-sign/2';
import sign3 from 'picture-text:place-sign/3';
import sign4 from 'picture-text:place-sign/4';
import cities from 'pictures:city';
import { cityWelcomeCopy, NEXT } from '@consorcio/copy/screens';
import { storedPersona } from '../../session/local-keys.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { InlinePicture } from '../../ui/inline-picture.tsx';
import { OutlinedTitle } from '../../ui/outlined-title.tsx';
import { Story } from '../../ui/story.tsx';
import css from './boas-vindas-a-cidade.module.css';

const SIGNS = [sign1, sign2, sign3, sign4];

/** The city with the player's person in it, and which places tire and which renew. SPEC section 2. */
export function CityWelcomeScreen() {
  const city = cities[storedPersona()] ?? cities[1];
  return (
    <Story
      backdrop={
        <>
          <img className={css.longe} src={city} alt="" />
          <div className={css.cidade}>
            <img src={city} alt="" width="768" height="1024" />
            {SIGNS.map((svg) => (
              <InlinePicture key={svg} svg={svg} className={css.placa} />
            ))}
          </div>
        </>
      }
      top={<OutlinedTitle edge="#1F6486">{cityWelcomeCopy.heading}</OutlinedTitle>}
      art={<div className={css.vista} role="img" aria-label={cityWelcomeCopy.places} />}
      title={cityWelcomeCopy.title}
      titleLevel="h2"
      body={cityWelcomeCopy.body}
      buttons={<ButtonLink to="/introducao-sonho">{NEXT}</ButtonLink>}
      className={css.tela}
    />
  );
}
