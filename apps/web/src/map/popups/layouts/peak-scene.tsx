import fullLayers from 'pictures:peak';
import dreams from 'pictures:peak-dream';
import heroes from 'pictures:peak-hero';
import lightLayers from 'pictures:peak-light';
import { Confetti } from '../../../ui/backdrops/confetti.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { isLight } from '../../../ui/light-mode.ts';
import { type Drawing, LivePicture } from '../../drawing/live-picture.tsx';
import css from './peak-scene.module.css';

interface Props {
  readonly persona: number;
  readonly dream: number;
  /** Picture of the paper model that becomes the dream. */
  readonly plan?: string | undefined;
  /** What stands in the middle instead of the dream. */
  readonly draw?: ((art: Drawing) => string) | undefined;
}

/** A fair in layers: the plan that stood on the lot becomes the dream, and everybody rises with the hero. A layer that does not come leaves its place empty. */
export function PeakScene({ persona, dream, plan, draw }: Props) {
  const layers = isLight() ? lightLayers : fullLayers;
  return (
    <div className={css.scene} aria-hidden="true">
      <img src={layers.ground} alt="" />
      {/* behind everything: faces and letter stay clear of it */}
      <div className={css.confetti}>
        <Confetti />
      </div>
      {draw === undefined ? (
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
      )}
      <img className={css.friends} src={layers.friends} alt="" />
      <img className={classNames(css.hero, draw && css.near)} src={heroes[persona]} alt="" />
      <img className={css.onlookers} src={layers.onlookers} alt="" />
    </div>
  );
}
