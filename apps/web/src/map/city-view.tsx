import { mapScreen } from '@consorcio/copy/popups';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { Counter } from '../ui/counter.tsx';
import { CityScene } from './city-scene.tsx';
import css from './city-view.module.css';
import { MapFooter } from './map-footer.tsx';
import type { Standing } from './standing.ts';

interface Props {
  readonly standing: Standing;
  /** Place whose popup is open: the player's person walks there. */
  readonly goingTo?: MinigameSlug | null;
  readonly onPlace: (slug: number) => void;
  readonly onMenu: () => void;
}

/** City, counters above, the cycle below. SPEC section 2, map. */
export function CityView({ standing, goingTo = null, onPlace, onMenu }: Props) {
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
          <CityScene persona={user.personaId} goingTo={goingTo} onPlace={onPlace} />
        </div>
        <MapFooter standing={standing} onMenu={onMenu} />
      </main>
    </div>
  );
}
