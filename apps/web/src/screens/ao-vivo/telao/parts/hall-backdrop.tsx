import halls from 'pictures:assembly';
import sides from 'pictures:assembly-side';
import css from './hall-backdrop.module.css';

const SIDES = ['left', 'right'] as const;

/** The hall of the assembly behind its steps, going on to both sides. */
export const HallBackdrop = () => (
  <div className={css.hall}>
    <div className={css.scene}>
      {SIDES.map((side) => (
        <img key={side} className={css[side]} src={sides[side]} alt="" />
      ))}
      <img className={css.middle} src={halls[1]} alt="" />
    </div>
    <div className={css.veil} />
  </div>
);
