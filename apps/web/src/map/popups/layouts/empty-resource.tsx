import type { emptyPopups } from '@consorcio/copy/popups';
import { MINIGAMES, PAID_BY } from '@consorcio/rules/vocabulary';
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
    const earning = MINIGAMES.filter(({ kind }) => PAID_BY[kind] === resource);
    const drawn = earning[Math.floor(Math.random() * earning.length)] ?? MINIGAMES[0];
    const slug = startedSlug(props.context.current) ?? drawn.slug;
    props.send({ type: 'minigame.entered', slug });
  };
  return <MomentPopup {...props} ribbon={ribbon} heading={heading} body={body} button={button} onButton={enter} />;
}
