import { assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { projectorCopy } from '@consorcio/copy/live-projector';
import type { CSSProperties } from 'react';
import { upTo } from '../../../../live/up-to.ts';
import { columnsOf, FEW_ENVELOPES, shutColumns } from '../bid-envelopes.ts';
import { BidEnvelope } from '../parts/bid-envelope.tsx';
import { PotLines } from '../parts/pot-lines.tsx';
import { potAfterOpen, potLine } from '../pot-line.ts';
import { type Assembly, openAfter, openingOrder, type ProjectorView, pageAt, seatOf } from '../projector-model.ts';
import css from './bids-step.module.css';
import type { StepProps } from './step-props.ts';

/** Seconds after which the next winners show. */
const PAGE_STAYS = 8;
/** Places that stand empty where nobody laid an envelope. */
const EMPTY_PLACES = 3;

type Bids = NonNullable<Assembly['bids']>;
type Winner = Bids['winners'][number];

/** Envelopes: winners open from the lowest up, losers stay shut; beside it what is left of the pot. */
export function BidsStep({ view, assembly, seconds }: StepProps) {
  const bids: Bids = assembly.bids ?? { winners: [], lost: [], start: 1, isTied: false, isShort: false };
  const { letter } = view.group;
  const order = openingOrder(bids);
  const open = order.slice(0, openAfter(seconds, order.length));
  const isAll = open.length === order.length;
  const least = order[0]?.bid;
  const noWinner = bids.isShort === true ? copy.noBidWon : copy.noBid;
  const outcome = least === undefined ? noWinner : copy.bids(least, letter);
  const way = potLine(assembly, letter);
  return (
    <div className={css.step}>
      <section className={css.envelopes}>
        <header>
          <h2>{copy.steps.BIDS}</h2>
          {isAll && bids.lost.length > 0 && <p>{projectorCopy.envelope.lost(bids.lost.length)}</p>}
        </header>
        <p className={css.line}>
          {isAll ? outcome : projectorCopy.opening}
          {isAll && bids.isTied === true && <span>{projectorCopy.tie(bids.start)}</span>}
        </p>
        <Envelopes view={view} order={order} open={open} lost={bids.lost.length} seconds={seconds} />
      </section>
      <PotLines line={way} letter={letter} coins={potAfterOpen(assembly, letter, open)} isTold={isAll} />
    </div>
  );
}

interface EnvelopesProps {
  readonly view: ProjectorView;
  /** Winners as they open, and those that are open. */
  readonly order: readonly Winner[];
  readonly open: readonly Winner[];
  readonly lost: number;
  readonly seconds: number;
}

/** Few envelopes open where they lie; of many the open ones stand above those that are shut. */
function Envelopes({ view, order, open, lost, seconds }: EnvelopesProps) {
  const { letter } = view.group;
  const count = order.length + lost;
  const isAll = open.length === order.length;
  const isFew = count <= FEW_ENVELOPES;
  const shown = isAll ? pageAt(order, seconds, PAGE_STAYS, FEW_ENVELOPES) : open.slice(-FEW_ENVELOPES);
  const winners = isFew ? open : shown;
  const shut = count - open.length;
  const columns = columnsOf(isFew ? count : winners.length);
  const shutOf = (n: number) => <BidEnvelope.Shut key={-n} place={open.length + n - 1} />;
  const opened = winners.map(({ quota, bid }) => (
    <BidEnvelope.Open
      key={quota}
      {...{ quota, bid, letter, seat: seatOf(view, quota) }}
      place={order.findIndex((winner) => winner.quota === quota)}
    />
  ));
  const style = { '--columns': columns, '--shut': shutColumns(shut, winners.length) };
  return (
    <div className={css.table} style={style as CSSProperties} data-count={isFew ? count : 'many'}>
      {count === 0 && (
        <ul className={css.open}>
          {upTo(EMPTY_PLACES).map((n) => (
            <BidEnvelope.Missing key={n} />
          ))}
        </ul>
      )}
      {(isFew || opened.length > 0) && count > 0 && (
        <ul className={css.open}>
          {opened}
          {isFew && upTo(shut).map(shutOf)}
        </ul>
      )}
      {!isFew && shut > 0 && <ul className={css.shut}>{upTo(shut).map(shutOf)}</ul>}
    </div>
  );
}
