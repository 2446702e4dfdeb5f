import city from 'picture:city';
import avatars from 'pictures:city-avatar';
import { AVATAR_BOX, AVATAR_SPOT } from '@consorcio/art/city';
import { mapScreen } from '@consorcio/copy/popups';
import { Counter } from '../ui/counter.tsx';
import css from './city-view.module.css';
import { MapFooter } from './map-footer.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import type { Standing } from './standing.ts';

/** Its feet at the spot, in percent of the map picture of 768 x 1024. */
const AVATAR_PLACE = {
  left: `${((AVATAR_SPOT.x - AVATAR_BOX.width / 2) / 7.68).toFixed(3)}%`,
  top: `${((AVATAR_SPOT.y - AVATAR_BOX.feet) / 10.24).toFixed(3)}%`,
} as const;

/** Streets that go on beside the map on wide windows, mirrored so that they meet. */
const SIDES = ['farWest', 'farEast', 'west', 'east'] as const;

interface Props {
  readonly standing: Standing;
  readonly onPlace: (slug: number) => void;
  readonly onMenu: () => void;
}

/** City, counters above, the cycle below. SPEC section 2, map. */
export function CityView({ standing, onPlace, onMenu }: Props) {
  const { balance, user } = standing;
  return (
    <div className={css.window}>
      <main className={css.stage}>
        <h1 className="reader-only">{mapScreen.title}</h1>
        <div className={css.counters}>
          <Counter
            kind="energia"
            value={balance.energy}
            label={mapScreen.energy}
            spoken={mapScreen.counter('energy', balance.energy)}
          />
          <Counter
            kind="esforco"
            value={balance.effort}
            label={mapScreen.effort}
            spoken={mapScreen.counter('effort', balance.effort)}
          />
        </div>
        <div className={css.view}>
          <div className={css.city}>
            {SIDES.map((side) => (
              <img key={side} className={css[side]} src={city} alt="" loading="lazy" draggable={false} />
            ))}
            <img className={css.map} src={city} alt="" width="768" height="1024" draggable={false} />
            <img className={css.avatar} style={AVATAR_PLACE} src={avatars[user.personaId]} alt="" draggable={false} />
            <PlaceButtons onPlace={onPlace} />
          </div>
        </div>
        <MapFooter standing={standing} onMenu={onMenu} />
      </main>
    </div>
  );
}
