import { Ground, Near, SideGround, Sky } from '../../map/city/city-ground.tsx';
import { LOST_LOT, livedInLot } from '../../map/city/lot-shown.ts';
import { StandingLot } from '../../map/city/player-lot.tsx';
import type { ContractView } from './contract-view.ts';
import css from './town-backdrop.module.css';

/** The town of the game, as large as the window; the dream is lived with, until it is taken back. */
export const TownBackdrop = ({ dreamId, end }: Pick<ContractView, 'dreamId' | 'end'>) => (
  <div className={css.town}>
    <Sky />
    <SideGround />
    <Ground />
    <StandingLot name={end === 'RETOMADO' ? LOST_LOT : livedInLot(dreamId)} />
    <Near />
  </div>
);
