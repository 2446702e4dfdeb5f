import ground from 'picture:peak-ground';
import friends from 'pictures:peak-friends';
import lightFriends from 'pictures:peak-friends-light';
import onlookers from 'pictures:peak-onlookers';
import lightOnlookers from 'pictures:peak-onlookers-light';
import type { ReactNode } from 'react';
import { Confetti } from '../../../ui/backdrops/confetti.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { isLight } from '../../../ui/light-mode.ts';
import { crowdOf } from './crowd-of.ts';
import css from './peak-scene.module.css';

interface Props {
  /** Of the player's quota: people who come to one campaign's great moments, and others to another's. */
  readonly quota: number;
  /** What stands behind the friends. */
  readonly behind?: ReactNode;
  /** Who stands before them. */
  readonly hero?: ReactNode;
  readonly className?: string | undefined;
}

const CROWDS = Object.keys(friends).length;

/** A fair with friends, and with onlookers at its lower edge. A layer that does not come leaves its place empty. */
export function Fair({ quota, behind, hero, className }: Props) {
  const crowd = crowdOf(quota, CROWDS);
  return (
    <div className={classNames(css.scene, className)} aria-hidden="true">
      <img src={ground} alt="" />
      {/* behind everything: faces and letter stay clear of it */}
      <div className={css.confetti}>
        <Confetti />
      </div>
      {behind}
      <img className={css.friends} src={(isLight() ? lightFriends : friends)[crowd]} alt="" />
      {hero}
      <img className={css.onlookers} src={(isLight() ? lightOnlookers : onlookers)[crowd]} alt="" />
    </div>
  );
}
