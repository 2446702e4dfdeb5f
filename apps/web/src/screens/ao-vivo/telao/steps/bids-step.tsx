import { coinsText, assemblyCopy as copy, shareText } from '@consorcio/copy/live-assembly';
import { wallCopy } from '@consorcio/copy/live-wall';
import { Envelopes } from '../parts/envelopes.tsx';
import { SeatTile } from '../parts/seat-tile.tsx';
import { potLine } from '../pot-line.ts';
import { MOST_NAMES, openAfter, openingOrder, pageAt, seatOf } from '../wall-model.ts';
import css from './bids-step.module.css';
import type { StepProps } from './step-props.ts';

/** Seconds after which the next twelve winners show. */
const PAGE_STAYS = 8;

/** The wall of envelopes: winners open from the lowest up, losers stay shut; beside it the way of the pot. */
export function BidsStep({ view, assembly, seconds }: StepProps) {
  const bids = assembly.bids ?? { winners: [], lost: [], start: 1, isTied: false, isShort: false };
  const order = openingOrder(bids);
  const open = order.slice(0, openAfter(seconds, order.length));
  const isAll = open.length === order.length;
  const shown = isAll ? pageAt(order, seconds, PAGE_STAYS) : open.slice(-MOST_NAMES);
  const shut = bids.lost.length + order.length - open.length;
  const least = order[0]?.bid;
  return (
    <div className={css.step}>
      <section className={css.wall}>
        <h2>{copy.steps.BIDS}</h2>
        <p className={css.line}>
          {least === undefined
            ? bids.isShort === true
              ? copy.noBidWon
              : copy.noBid
            : copy.bids(least, view.group.letter)}
        </p>
        <ul className={css.winners} data-many={shown.length > 6} data-few={shown.length <= 4}>
          {shown.map(({ quota, bid }) => (
            <SeatTile key={quota} quota={quota} seat={seatOf(view, quota)}>
              {coinsText(bid)} ({shareText(bid, view.group.letter)})
            </SeatTile>
          ))}
        </ul>
        <Shut count={shut} lost={isAll ? bids.lost.length : 0} />
      </section>
      <section className={css.pot}>
        <PotLines {...potLine(assembly, view.group.letter)} count={bids.winners.length} isAll={isAll} />
        {isAll && bids.isTied === true && <p>{wallCopy.tie(bids.start)}</p>}
      </section>
    </div>
  );
}

function Shut({ count, lost }: { count: number; lost: number }) {
  if (count === 0) return null;
  return (
    <div className={css.shut}>
      <Envelopes count={count} sealed={count} />
      {lost > 0 && <p>{wallCopy.envelope.lost(lost)}</p>}
    </div>
  );
}

type LineProps = ReturnType<typeof potLine> & { readonly count: number; readonly isAll: boolean };

/** The way of the pot, line by line; the last lines come when every winner is known. */
function PotLines({ before, raffle, bids, letters, now, count, isAll }: LineProps) {
  const { pot } = wallCopy;
  const lines: readonly (readonly [string, number])[] = [
    [pot.before, before],
    ...(raffle === 0 ? [] : [[pot.raffle, raffle] as const]),
    ...(isAll && count > 0 ? [[pot.bids(count), bids] as const, [pot.letters(count), letters] as const] : []),
  ];
  return (
    <dl>
      {lines.map(([name, coins], i) => (
        <div key={name} data-leaves={coins < 0}>
          <dt>{name}</dt>
          <dd>{i > 0 ? signed(coins) : coinsText(coins)}</dd>
        </div>
      ))}
      {isAll && (
        <div className={css.now}>
          <dt>{pot.now}</dt>
          <dd>{coinsText(now)}</dd>
        </div>
      )}
    </dl>
  );
}

const signed = (coins: number): string => `${coins < 0 ? '−' : '+'}${coinsText(Math.abs(coins))}`;
