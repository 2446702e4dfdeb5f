import { CityView } from '../src/map/city/city-view.tsx';
import { PopupHost } from '../src/map/popups/popup-host.tsx';
import { type Example, exampleContext, ROOMS } from './popup-examples.ts';

const nothing = (): void => undefined;

/** A popup of the chart over the map, as a player would see it; its buttons do nothing. */
export function PopupPage({ example }: { example: Example }) {
  const context = exampleContext(example);
  return (
    <>
      <CityView current={context.current} playerName="Bia da Feira" onPlace={nothing} onMenu={nothing} />
      <PopupHost
        state={example.popup}
        context={context}
        send={nothing}
        rooms={ROOMS}
        isBusy={false}
        isClosing={false}
      />
    </>
  );
}
