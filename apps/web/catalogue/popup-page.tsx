import { CityView } from '../src/map/city-view.tsx';
import { PopupHost } from '../src/map/popup-host.tsx';
import type { PopupState } from '../src/map/popup-states.ts';
import { exampleContext, ROOMS } from './popup-examples.ts';

const nothing = (): void => undefined;

/** A popup of the chart over the map, as a player would see it; its buttons do nothing. */
export function PopupPage({ popup }: { popup: PopupState }) {
  const context = exampleContext(popup);
  return (
    <>
      <CityView standing={context.standing} onPlace={nothing} onMenu={nothing} />
      <PopupHost state={popup} context={context} send={nothing} rooms={ROOMS} isBusy={false} isClosing={false} />
    </>
  );
}
