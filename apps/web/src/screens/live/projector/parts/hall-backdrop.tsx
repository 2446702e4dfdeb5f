import { HallScene } from '../../../../ui/backdrops/hall-scene.tsx';
import css from './hall-backdrop.module.css';

/** The hall of the assembly behind its steps, going on to both sides. */
export const HallBackdrop = () => (
  <div className={css.hall}>
    <HallScene persona={1} />
    <div className={css.veil} />
  </div>
);
