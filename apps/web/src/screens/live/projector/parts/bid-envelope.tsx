import { coinsText, shareText } from '@consorcio/copy/live-assembly';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { Face } from '../../../../live/faces/face.tsx';
import { isLongName, Nickname } from '../../../../live/faces/nickname.tsx';
import type { ProjectorSeat } from '../projector-model.ts';
import css from './bid-envelope.module.css';

/** Colours of paper. */
const PAPERS = 5;

interface Props {
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
function Open({ quota, seat, bid, letter, place }: Props) {
  const name = seat?.nickname ?? projectorCopy.houseQuota(quota);
  return (
    <li className={css.envelope} data-paper={place % PAPERS} data-open="true">
      <span className={css.letter}>
        <b data-long={isLongName(name)}>
          <Nickname name={name} />
        </b>
        <span className={css.sum}>
          <Face
            quota={quota}
            colour={seat?.colour ?? null}
            {...(seat && { persona: seat.persona })}
            className={css.face}
          />
          <span>
            <strong>{coinsText(bid)}</strong> ({shareText(bid, letter)})
          </span>
        </span>
      </span>
      <i className={css.pocket} aria-hidden="true" />
    </li>
  );
}

/** A sealed one; whose it is nobody is told. */
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

/** The place of an envelope that nobody laid. */
const Missing = () => <li className={css.missing} aria-hidden="true" />;

export const BidEnvelope = { Open, Shut, Missing };
