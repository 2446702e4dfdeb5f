import { groupCopy as copy, minutesCopy } from '@consorcio/copy/group';
import type { Group } from './awards.ts';
import css from './group.module.css';

/** A person of the group as the page shows them. */
export interface Face {
  readonly name: string;
  readonly face: string | undefined;
  readonly isOwn: boolean;
}

interface Props {
  readonly assembly: Group['assemblies'][number];
  readonly faceOf: (quota: number) => Face;
}

/** One assembly: every bid from the highest down, and the drawn quota. Bids stay closed until they are decided. */
export function AssemblyNotes({ assembly: { cycle, bids, winnerQuota, drawnQuota }, faceOf }: Props) {
  const lines = [
    ...[...bids]
      .sort((a, b) => Number(b.quota === winnerQuota) - Number(a.quota === winnerQuota) || b.bid - a.bid)
      .map(({ quota, bid }) => ({
        quota,
        isAwarded: quota === winnerQuota,
        what: quota === winnerQuota ? minutesCopy.winningBid(bid) : minutesCopy.bid(bid),
      })),
    ...(drawnQuota === null ? [] : [{ quota: drawnQuota, isAwarded: true, what: minutesCopy.drawn }]),
  ];
  return (
    <section className={css.assembly}>
      <h3>{copy.assembly(cycle)}</h3>
      {lines.length === 0 && <p>{copy.open}</p>}
      <ul>
        {lines.map(({ quota, isAwarded, what }) => {
          const { name, face } = faceOf(quota);
          return (
            <li key={what + quota} data-awarded={isAwarded || undefined}>
              <img src={face} alt="" width="48" height="48" loading="lazy" />
              <p>
                <b>{name}</b>
                <span>{`${minutesCopy.quota(quota)} · ${what}`}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
