import hills from 'picture:hills';
import hillsWide from 'picture:hills-wide';
import running from 'pictures:running';
import { cycleTransition } from '@consorcio/copy/popups';
import { Panorama } from '../../ui/panorama.tsx';
import { POPUP_TITLE } from '../../ui/popup.tsx';
import type { PopupProps } from '../popup-props.ts';
import css from './cycle-transition.module.css';

/** Six seconds between two cycles: the new leaf of the calendar, and the persona running into it. SPEC section 4. */
export function CycleTransition({ context }: PopupProps) {
  const { user, dream } = context.standing;
  const cycle = context.shownCycle;
  const dots = Array.from({ length: dream.cycles }, (_, i) => i + 1);
  return (
    <div className={css.cycle}>
      <div className={css.surroundings}>
        <Panorama narrow={hills} wide={hillsWide} />
      </div>
      <div className={css.stage}>
        <img className={css.leaf} src={`/cycles/cycle_${cycle}.png`} alt={cycleTransition.picture(cycle)} />
        <div className={css.dots} aria-hidden="true">
          {dots.map((dot) => (
            <i key={dot} className={dot < cycle ? css.done : dot === cycle ? css.now : undefined} />
          ))}
        </div>
        <img className={css.runner} src={running[user.personaId]} alt="" />
        <h2 id={POPUP_TITLE} className={css.title}>
          <span className="reader-only">{`${cycleTransition.title(cycle)}. `}</span>
          {cycleTransition.heading}
        </h2>
      </div>
    </div>
  );
}
