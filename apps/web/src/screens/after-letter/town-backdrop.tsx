import type { CSSProperties } from 'react';
import { Ground, Near, SideGround, Sky } from '../../map/city/city-ground.tsx';
import { LOST_LOT, livedInLot } from '../../map/city/lot-shown.ts';
import { LotPerson, StandingLot } from '../../map/city/player-lot.tsx';
import { storedPersona } from '../../session/local-keys.ts';
import { useSession } from '../../session/session-store.ts';
import type { ContractView } from './contract-view.ts';
import type { LotShot } from './lot-shot.ts';
import css from './town-backdrop.module.css';

interface Props extends Pick<ContractView, 'dreamId' | 'end'> {
  /** Where the camera stands; null before it is known. */
  readonly shot: LotShot | null;
}

/** The town of the game, seen at the lot: the player lives with the dream, until it is taken back. */
export function TownBackdrop({ dreamId, end, shot }: Props) {
  const persona = useSession(({ user }) => user.personaId) ?? storedPersona();
  const style = shot && ({ '--c': `${shot.px}px`, left: shot.left, top: shot.top } as CSSProperties);
  return (
    <div className={css.town} {...(style && { style })}>
      <Sky />
      <SideGround />
      <Ground />
      {end === 'RETOMADO' ? (
        <StandingLot name={LOST_LOT} />
      ) : (
        <>
          <StandingLot name={livedInLot(dreamId)} />
          <LotPerson dream={dreamId} persona={persona} />
        </>
      )}
      <Near />
    </div>
  );
}
