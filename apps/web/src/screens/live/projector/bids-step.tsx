import { coinsText, assemblyCopy as copy, shareText } from '@consorcio/copy/live-assembly';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { potAfterOpen, termsOfView } from '@consorcio/rules/live';
import type { CSSProperties } from 'react';
import { Face, isLongName, Nickname } from '../../../live/face.tsx';
import { leastSentence, tieSentence } from '../../../live/step-sentence.ts';
import { upTo } from '../../../live/up-to.ts';
import css from './bids-step.module.css';
import {
  type Assembly,
  columnsOf,
  FEW_ENVELOPES,
  openAfter,
  openingOrder,
  type ProjectorSeat,
  type ProjectorView,
  pageAt,
  seatOf,
  shutColumns,
} from './projector-model.ts';
import { PageMark, type StepProps } from './step-frame.tsx';
import { PotLines } from './step-parts.tsx';

/** Seconds after which the next winners show. */
const PAGE_STAYS = 8;
/** Empty places that are drawn without any bid. */
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
  const tie = tieSentence(bids);
  const noWinner = bids.isShort === true ? copy.noBidWon : copy.noBid;
  const outcome = leastSentence(bids, letter) || noWinner;
  return (
    <div className={css.step}>
      <section className={css.envelopes}>
        <header>
          <h2>{copy.steps.BIDS}</h2>
          {isAll && least !== undefined && view.guesses.people > 0 && view.guesses.bid !== null && (
            <p>{projectorCopy.guesses.bid(view.guesses.bid, view.guesses.people)}</p>
          )}
        </header>
        <p className={css.line}>
          {isAll ? outcome : projectorCopy.opening}
          {isAll && least !== undefined && bids.lost.length > 0 && (
            <span className={css.lost}>{projectorCopy.lost(bids.lost.length, letter)}</span>
          )}
          {isAll && tie !== null && <span className={css.tie}>{tie}</span>}
        </p>
        <Envelopes view={view} order={order} open={open} lost={bids.lost.length} seconds={seconds} />
      </section>
      <PotLines line={potAfterOpen(assembly, termsOfView(view), open)} letter={letter} />
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

/** Few envelopes open in place; of many, the open ones stand above the sealed ones. */
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
      {isAll && !isFew && <PageMark shown={winners} all={order} />}
      {!isFew && shut > 0 && <ul className={css.shut}>{upTo(shut).map(shutOf)}</ul>}
    </div>
  );
}

/** Colours of paper. */
const PAPERS = 5;

interface OpenProps {
  readonly quota: number;
  /** Undefined for a quota of the house, which never bids. */
  readonly seat: ProjectorSeat | undefined;
  /** In coins. */
  readonly bid: number;
  readonly letter: number;
  /** Its place among the envelopes, from 0: neighbours are of different colours. */
  readonly place: number;
}

/** An opened envelope: whose bid won, and how high it was. */
function Open({ quota, seat, bid, letter, place }: OpenProps) {
  const name = seat?.nickname ?? projectorCopy.houseQuota(quota);
  return (
    <li className={css.envelope} data-paper={place % PAPERS} data-open="true">
      <span className={css.letter}>
        <b data-long={isLongName(name)}>
          <Nickname name={name} />
        </b>
        <span className={css.sum}>
          <Face {...seat} quota={quota} className={css.face} />
          <span>
            <strong>{coinsText(bid)}</strong> · {shareText(bid, letter)}
          </span>
        </span>
      </span>
      <i className={css.pocket} aria-hidden="true" />
    </li>
  );
}

/** A sealed envelope; the view does not say whose it is. */
const Shut = ({ place }: { readonly place: number }) => (
  <li className={css.envelope} data-paper={place % PAPERS} aria-hidden="true">
    <svg viewBox="0 0 380 230" aria-hidden="true" focusable="false">
      <rect width="380" height="230" rx="22" />
      <path className={css.flap} d="M0 22Q0 0 22 0H358Q380 0 380 22L206 142Q190 152 174 142Z" />
      <circle className={css.edge} cx="190" cy="134" r="40" />
      <circle className={css.wax} cx="190" cy="128" r="40" />
      <path className={css.star} d="M190 104l7 16 18 2-13 12 4 18-16-9-16 9 4-18-13-12 18-2z" />
    </svg>
  </li>
);

/** An empty place where no envelope lies. */
const Missing = () => <li className={css.missing} aria-hidden="true" />;

const BidEnvelope = { Open, Shut, Missing };
