import type { emptyPopups } from '@consorcio/copy/popups';
import { SLUGS_THAT_EARN } from '@consorcio/rules/vocabulary';
import { startedSlug } from '../../chart/started-minigame.ts';
import type { PopupProps } from '../popup-props.ts';
import { MomentPopup } from './moment-popup.tsx';

interface Props extends PopupProps {
  readonly resource: 'effort' | 'energy';
  readonly moment: 'semEsforco' | 'semEnergia';
  readonly copy: (typeof emptyPopups)['effort' | 'energy'];
}

/** Sends the player to a random minigame that earns what is missing; to the one already begun, if there is one. */
export function EmptyResource({ resource, copy, ...props }: Props) {
  const { ribbon, heading, body, button } = copy;
  const enter = (): void => {
    const slugs = SLUGS_THAT_EARN[resource];
    const slug = startedSlug(props.context.standing) ?? slugs[Math.floor(Math.random() * slugs.length)] ?? slugs[0];
    props.send({ type: 'minigame.entered', slug });
  };
  return <MomentPopup {...props} ribbon={ribbon} heading={heading} body={body} button={button} onButton={enter} />;
}
