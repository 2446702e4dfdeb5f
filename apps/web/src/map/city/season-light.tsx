import lights from 'pictures:city-decor-light';
import { DECOR_BOX, type Decor } from '@consorcio/art/city-boxes';
import { useRef } from 'react';
import { styleOnMap } from './map-px.ts';
import { usePauseWhileCovered } from './pause-while-covered.ts';
import css from './season-light.module.css';

/** The fire of June leaps up and the lamps of December take turns, until a popup covers them. */
export function SeasonLight({ decor }: { readonly decor: Decor }) {
  const place = useRef<HTMLSpanElement>(null);
  usePauseWhileCovered(place);
  const src = lights[decor];
  return src === undefined ? null : (
    <span ref={place}>
      <img className={css.light} data-decor={decor} style={styleOnMap(DECOR_BOX)} src={src} alt="" draggable={false} />
    </span>
  );
}
