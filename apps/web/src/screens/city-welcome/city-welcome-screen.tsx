import back from 'picture:city-back';
import front from 'picture:city-front';
import signs from 'picture:city-signs';
import sky from 'picture:city-sky';
import cities from 'pictures:city';
import avatars from 'pictures:city-avatar';
import sides from 'pictures:city-side';
import { AVATAR_BOX, AVATAR_SPOT, CITY_SIDES, MAP_BOX, SIDE_BOX, SKY_BOX } from '@consorcio/art/city';
import { PATHS } from '@consorcio/contract/wire';
import { NEXT } from '@consorcio/copy/first-screens';
import { cityWelcomeCopy } from '@consorcio/copy/screens';
import { styleOnMap } from '../../map/city/map-px.ts';
import { storedPersona } from '../../session/local-keys.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { OutlinedTitle } from '../../ui/layout/outlined-title.tsx';
import { Story } from '../../ui/layout/story.tsx';
import { isLight } from '../../ui/light-mode.ts';
import css from './city-welcome.module.css';

const AT_HOME = {
  x: AVATAR_SPOT.x - AVATAR_BOX.width / 2,
  y: AVATAR_SPOT.y - AVATAR_BOX.feet,
  width: AVATAR_BOX.width,
  height: AVATAR_BOX.height,
};

/** What the map fetches anyway: for 'modo leve', where the same town with people and cars is 22 kB too many. */
const PartsOfMap = ({ persona }: { persona: string }) => (
  <>
    <img style={styleOnMap(MAP_BOX)} src={back} alt="" />
    <img style={styleOnMap(AT_HOME)} src={avatars[persona] ?? avatars[1]} alt="" />
    <img style={styleOnMap(MAP_BOX)} src={front} alt="" />
  </>
);

/** The city with the player's person in it, and which places tire and which renew. SPEC section 2. */
export function CityWelcomeScreen() {
  const city = cities[storedPersona()] ?? cities[1];
  return (
    <Story
      backdrop={
        <div className={css.town}>
          <div className={css.city}>
            <img style={styleOnMap(SKY_BOX)} src={sky} alt="" />
            {CITY_SIDES.map((side) => (
              <img
                key={side}
                className={css.side}
                style={styleOnMap(SIDE_BOX[side])}
                src={sides[side]}
                alt=""
                loading="lazy"
              />
            ))}
            {isLight() ? (
              <PartsOfMap persona={storedPersona()} />
            ) : (
              <img style={styleOnMap(MAP_BOX)} src={city} alt="" />
            )}
            <img style={styleOnMap(MAP_BOX)} src={signs} alt="" />
          </div>
        </div>
      }
      top={<OutlinedTitle edge="sky-ink">{cityWelcomeCopy.heading}</OutlinedTitle>}
      art={<div className={css.view} role="img" aria-label={cityWelcomeCopy.places} />}
      title={cityWelcomeCopy.title}
      titleLevel="h2"
      buttons={<ButtonLink to={PATHS.dreamIntro}>{NEXT}</ButtonLink>}
      className={css.screen}
    />
  );
}
