import { Ground, Near, SideGround, Sky } from '../../map/city/city-ground.tsx';
import css from './town-backdrop.module.css';

/** The town of the game, as large as the window. */
export const TownBackdrop = () => (
  <div className={css.town}>
    <Sky />
    <SideGround />
    <Ground />
    <Near />
  </div>
);
