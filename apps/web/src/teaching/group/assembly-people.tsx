import portraits from 'pictures:portrait';
import type { ReplyOf } from '@consorcio/contract';
import { twoDigits } from '@consorcio/copy/digits';
import { minutesCopy as copy } from '@consorcio/copy/group';
import { chance } from '@consorcio/copy/month-popups';
import { raffleSize } from '@consorcio/rules/queries';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-store.ts';
import { potOf } from '../figures/pot.ts';
import { termsOfStage } from '../figures/terms-of-stage.ts';
import css from './assembly-people.module.css';
import { FittingName } from './fitting-name.tsx';
import { memberOf } from './members.ts';
import { shortName } from './names.ts';

/** What the map knows of the month's assembly. */
export interface AssemblyProps {
  readonly current: ReplyOf<'stageCurrent'>;
  readonly minutes: {
    readonly assembly: ReplyOf<'group'>['assemblies'][number];
    readonly quotas: number;
    readonly waiting: number;
  };
}

export interface PeopleProps extends AssemblyProps {
  /** The player's face at this news; without it the one of every day, and only if they have a part in it. */
  readonly ownFace?: ReactNode;
}

/** The bidders from the highest down, then the member who was drawn, and the player beside them, in the group's hall. */
export function AssemblyPeople({ current: { campaign, user }, minutes: { assembly }, ownFace }: PeopleProps) {
  const { bids, winnerQuota, drawnQuota } = assembly;
  const ownName = useSession((session) => session.user.characterName);
  const people = [
    ...[...bids]
      .sort((a, b) => Number(b.quota === winnerQuota) - Number(a.quota === winnerQuota) || b.bid - a.bid)
      .map(({ quota, bid }) => ({ quota, isAwarded: quota === winnerQuota, what: copy.bid(bid) })),
    ...(drawnQuota === null ? [] : [{ quota: drawnQuota, isAwarded: true, what: copy.drawn }]),
  ];
  if (ownFace !== undefined && !people.some(({ quota }) => quota === campaign.quota))
    people.push({ quota: campaign.quota, isAwarded: false, what: '' });
  return (
    <ul className={css.people} aria-label={copy.title}>
      {people.map(({ quota, isAwarded, what }) => {
        const isOwn = quota === campaign.quota;
        const member = isOwn
          ? { name: ownName || copy.you, face: portraits[user.personaId] }
          : memberOf(quota, campaign.seedCommitment);
        return (
          <li
            className={css.member}
            key={`${quota} ${what}`}
            data-awarded={isAwarded || undefined}
            data-own={isOwn || undefined}
          >
            <span className={css.face}>
              {(isOwn && ownFace) || <img className={css.memberFace} src={member.face} alt="" width="96" height="96" />}
              <span className={css.quota}>
                <i className="reader-only">{copy.quotaName} </i>
                {twoDigits(quota)}
              </span>
            </span>
            <b title={member.name}>
              <FittingName name={shortName(member.name)} />
              {isOwn && ownName !== '' && <i className="reader-only"> ({copy.you.toLowerCase()})</i>}
            </b>
            {what !== '' && (
              <span className={css.what}>
                {what}
                {isAwarded && <i className="reader-only">, {copy.awarded}</i>}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What is left in the pot, chance of each quota in the raffle if there was one, and those who wait on. */
export function AssemblySums({ current, minutes: { assembly, waiting } }: AssemblyProps) {
  const source = termsOfStage(current);
  const pot = potOf(source, assembly.cycle);
  return (
    <p className={css.sums}>
      <span>
        {copy.pot} <b>{pot.left}</b>
      </span>
      {assembly.drawnQuota === current.campaign.quota && (
        <span>
          {copy.chance} <b>{chance(raffleSize(source, assembly.cycle))}</b>
        </span>
      )}
      <span>
        {copy.waiting} <b>{waiting}</b>
      </span>
    </p>
  );
}
