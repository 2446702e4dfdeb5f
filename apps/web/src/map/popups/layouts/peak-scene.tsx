import dreams from 'pictures:peak-dream';
import heroes from 'pictures:peak-hero';
import { classNames } from '../../../ui/class-names.ts';
import { isLight } from '../../../ui/light-mode.ts';
import { type Drawing, LivePicture } from '../../live-picture.tsx';
import { Fair } from './fair.tsx';
import css from './peak-scene.module.css';

export interface SceneProps {
  readonly persona: number;
  /** A number that says who of the crowd is there: the quota of whoever rejoices. */
  readonly quota: number;
  readonly dream: number;
  /** Picture of the paper model that becomes the dream. */
  readonly plan?: string | undefined;
  /** What stands in the middle instead of the dream. */
  readonly draw?: ((art: Drawing) => string) | undefined;
}

/** What the hero does: the leap lies over the others, and is all that is seen where nothing moves. */
const poses = () => (isLight() ? (['leaps'] as const) : (['waits', 'lands', 'leaps'] as const));

/** A fair in layers: the plan that stood on the lot becomes the dream; the hero holds the breath, leaps and lands, and everybody rises. */
export function PeakScene({ persona, quota, dream, plan, draw }: SceneProps) {
  return (
    <Fair
      quota={quota}
      behind={
        draw === undefined ? (
          <>
            <img className={css.dream} src={dreams[dream]} alt="" />
            {plan !== undefined && (
              <picture>
                <img className={css.plan} src={plan} alt="" />
              </picture>
            )}
          </>
        ) : (
          <LivePicture className={css.middle} draw={draw} />
        )
      }
      hero={poses().map((does) => (
        <img key={does} className={classNames(css[does], draw && css.near)} src={heroes[`${does}-${persona}`]} alt="" />
      ))}
    />
  );
}
