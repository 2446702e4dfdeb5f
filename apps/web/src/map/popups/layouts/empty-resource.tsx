import type { emptyPopups } from '@consorcio/copy/popups';
import type { Resource } from '@consorcio/rules/vocabulary';
import { advisedPlaces } from '../../chart/advice.ts';
import type { PopupProps } from '../popup-props.ts';
import { MomentPopup } from './moment-popup.tsx';

interface Props extends PopupProps {
  readonly resource: Resource;
  readonly moment: 'semEsforco' | 'semEnergia';
  readonly copy: (typeof emptyPopups)[Resource];
}

/** Sends the player to a random minigame that earns what is missing, or to the one already begun (chart/advice.ts). */
export function EmptyResource({ resource, copy, ...props }: Props) {
  const { ribbon, heading, body, button } = copy;
  const enter = (): void => {
    const places = advisedPlaces(props.context.current, resource);
    const slug = places[Math.floor(Math.random() * places.length)];
    if (slug !== undefined) props.send({ type: 'minigame.entered', slug });
  };
  return <MomentPopup {...props} ribbon={ribbon} heading={heading} body={body} button={button} onButton={enter} />;
}
