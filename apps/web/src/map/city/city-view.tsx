import { mapScreen } from '@consorcio/copy/popups';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Counters } from '../../ui/figures/counter.tsx';
import type { CurrentStage } from '../chart/current-stage.ts';
import type { Mood } from '../chart/mood.ts';
import dawn from '../map-scenes.module.css';
import { CityScene } from './city-scene.tsx';
import css from './city-view.module.css';
import { MapFooter } from './map-footer.tsx';
import { CAMERA_LENGTHS, DAWN_LENGTH, TOWN_ID } from './town.ts';

interface Props {
  readonly current: CurrentStage;
  readonly playerName: string;
  /** The player's face, on portrait and person. */
  readonly mood?: Mood;
  /** People walk the streets. */
  readonly isPeopled?: boolean;
  /** The new month's dawn is played: signs, counters and footer come at its end. */
  readonly isDawn?: boolean;
  /** What the group's months have left in the town. */
  readonly street?: ReactNode;
  /** Lies on the city's lower edge. */
  readonly note?: ReactNode;
  readonly onPlace: (slug: number) => void;
  readonly onMenu: () => void;
  /** Asked where the player stands. */
  readonly onWhere: () => void;
}

/** City, counters above, the cycle below. SPEC section 2, map. */
export function CityView({
  current,
  playerName,
  mood = 'feliz',
  isPeopled = true,
  isDawn = false,
  street,
  note,
  onPlace,
  onMenu,
  onWhere,
}: Props) {
  const { balance, campaign, user } = current;
  return (
    <div className={classNames(css.window, isDawn && css.dawn)} style={DAWN_LENGTH}>
      <main className={css.stage}>
        <h1 className="reader-only">{mapScreen.title}</h1>
        {/* The first thing that the focus reaches, and seen from then on. */}
        <button type="button" className={classNames('reader-only', css.where)} onClick={onWhere}>
          {mapScreen.whereAmI}
        </button>
        <div className={classNames(css.counters, isDawn && dawn.comesLast)}>
          <Counters
            of={campaign.id}
            balance={balance}
            labels={mapScreen}
            spoken={(resource, change) =>
              change === 0
                ? mapScreen.counter(resource, balance[resource])
                : mapScreen.counted(resource, change, balance[resource])
            }
          />
        </div>
        <div className={css.view} id={TOWN_ID} style={CAMERA_LENGTHS}>
          <CityScene
            current={current}
            isPeopled={isPeopled}
            persona={user.personaId}
            mood={mood}
            isDawn={isDawn}
            street={street}
            onPlace={onPlace}
          />
        </div>
        {note}
        <MapFooter current={current} mood={mood} playerName={playerName} onMenu={onMenu} />
      </main>
    </div>
  );
}
