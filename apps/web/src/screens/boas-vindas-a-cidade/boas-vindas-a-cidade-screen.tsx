import signs from 'picture:city-signs';
import sky from 'picture:city-sky';
import cities from 'pictures:city';
import sides from 'pictures:city-side';
import { type Bounds, CITY_SIDES, SIDE_BOX, SKY_BOX } from '@consorcio/art/city';
import { PATHS } from '@consorcio/contract/wire';
import { NEXT } from '@consorcio/copy/first-screens';
import { cityWelcomeCopy } from '@consorcio/copy/screens';
import type { CSSProperties } from 'react';
import { mapPx } from '../../map/city/map-px.ts';
import { storedPersona } from '../../session/local-keys.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { OutlinedTitle } from '../../ui/layout/outlined-title.tsx';
import { Story } from '../../ui/layout/story.tsx';
import css from './boas-vindas-a-cidade.module.css';

/** The map picture: boxes are in px of it. */
const MAP: Bounds = { x: 0, y: 0, width: 768, height: 1024 };
const boxOf = ({ x, y, width, height }: Bounds): CSSProperties => ({
  left: mapPx(x),
  top: mapPx(y),
  width: mapPx(width),
  height: mapPx(height),
});

/** The city with the player's person in it, and which places tire and which renew. SPEC section 2. */
export function CityWelcomeScreen() {
  const city = cities[storedPersona()] ?? cities[1];
  return (
    <Story
      backdrop={
        <div className={css.town}>
          <div className={css.city}>
            <img style={boxOf(SKY_BOX)} src={sky} alt="" />
            {CITY_SIDES.map((side) => (
              <img
                key={side}
                className={css.side}
                style={boxOf(SIDE_BOX[side])}
                src={sides[side]}
                alt=""
                loading="lazy"
              />
            ))}
            <img style={boxOf(MAP)} src={city} alt="" />
            <img style={boxOf(MAP)} src={signs} alt="" />
          </div>
        </div>
      }
      top={<OutlinedTitle edge="#1F6486">{cityWelcomeCopy.heading}</OutlinedTitle>}
      art={<div className={css.view} role="img" aria-label={cityWelcomeCopy.places} />}
      title={cityWelcomeCopy.title}
      titleLevel="h2"
      body={cityWelcomeCopy.body}
      buttons={<ButtonLink to={PATHS.dreamIntro}>{NEXT}</ButtonLink>}
      className={css.screen}
    />
  );
}
