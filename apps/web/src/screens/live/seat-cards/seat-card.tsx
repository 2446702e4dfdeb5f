import { codeText } from '@consorcio/copy/live-assembly';
import { seatCardCopy as copy } from '@consorcio/copy/live-paper-cards';
import { Face, Nickname } from '../../../live/face.tsx';
import { QrCode } from '../../../live/qr-code.tsx';
import css from './cards.module.css';

interface Props {
  readonly code: string;
  /** What the QR code holds, and what it leads to. */
  readonly address: string;
  readonly label: string;
  /** Null on a card that nobody has yet: the quota is written by hand. */
  readonly seat: {
    readonly quota: number;
    readonly nickname: string;
    readonly persona: number;
    readonly colour: number;
  } | null;
  readonly note: string;
}

/** Drawn by hand, so that nobody else reads them. */
const PICTURES = [1, 2, 3] as const;

/** One card on paper: who, the code, the way back. */
export const SeatCard = ({ code, address, label, seat, note }: Props) => (
  <article className={css.card}>
    <div className={css.way}>
      <QrCode text={address} label={label} className={css.qr} />
      <p className={css.code}>
        <small>{copy.code}</small> <b translate="no">{codeText(code)}</b>
      </p>
    </div>
    <div className={css.words}>
      <h2>
        {copy.quota} {seat === null ? <span className={css.blank} /> : seat.quota}
      </h2>
      <p className={css.who}>
        {seat === null ? (
          copy.name
        ) : (
          <>
            <Face {...seat} className={css.face} />
            <b>
              <Nickname name={seat.nickname} />
            </b>
          </>
        )}
      </p>
      <p className={css.draw}>{copy.draw}</p>
      <ol className={css.pictures}>
        {PICTURES.map((place) => (
          <li key={place} />
        ))}
      </ol>
      <p className={css.note}>{note}</p>
    </div>
  </article>
);
