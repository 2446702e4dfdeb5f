import people from 'pictures:lot-home';
import { LOT_BOX } from '@consorcio/art/city-boxes';
import css from './city-scene.module.css';
import { styleOnMap } from './map-px.ts';

interface Props {
  readonly dream: number;
  /** Id of a persona. */
  readonly persona: number | string;
}

/** Whoever lives with a dream, over its lot; stays away where the picture cannot be fetched. */
export const LotPerson = ({ dream, persona }: Props) => (
  <picture>
    <img
      className={css.layer}
      style={styleOnMap(LOT_BOX)}
      src={people[`${dream}-${persona}`]}
      alt=""
      draggable={false}
    />
  </picture>
);
