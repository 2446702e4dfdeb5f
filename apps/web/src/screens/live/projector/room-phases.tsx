import { weekdayHourText } from '@consorcio/copy/dates';
import { codeText } from '@consorcio/copy/live-assembly';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { weekCopy } from '@consorcio/copy/live-week';
import { termsOfView } from '@consorcio/rules/live';
import type { LuckyWord } from '@consorcio/rules/live-words';
import type { CSSProperties } from 'react';
import { Face } from '../../../live/face.tsx';
import { LuckyPicture, placed } from '../../../live/lucky/lucky-picture.tsx';
import { SealPictures, WholeSeal } from '../../../live/lucky/seal.tsx';
import { QrCode } from '../../../live/qr-code.tsx';
import { upTo } from '../../../live/up-to.ts';
import css from './phases.module.css';
import { houseOf, namedSeats, type ProjectorView } from './projector-model.ts';
import { SeatTile } from './step-parts.tsx';

/** The open room: the ways in at the left, whoever has come at the right. `joinAddress`: what the QR code holds. */
export function WaitingPhase({ view, joinAddress, shortAddress }: WaitingProps) {
  const { code, commitment, people, hours } = view.group;
  const closesAt = hours?.[0];
  const { named, others } = namedSeats(view.seats);
  return (
    <div className={css.room}>
      <section className={css.ways}>
        <QrCode text={joinAddress} label={`${copy.join}: ${joinAddress}`} className={css.qr} />
        <p className={css.or}>
          {copy.orType} <b className={css.shortAddress}>{shortAddress}</b>
        </p>
        <p className={css.code} translate="no">
          {codeText(code)}
        </p>
        {closesAt !== undefined && <p className={css.or}>{weekCopy.roomAt(weekdayHourText(closesAt))}</p>}
      </section>
      <section className={css.people}>
        <h2 className={css.peopleH2}>{copy.people(people)}</h2>
        {people === 0 && <p className={css.nobody}>{copy.nobody}</p>}
        {others.length > 0 && (
          <ul className={css.others}>
            {others.map((seat) => (
              <li key={seat.quota}>
                <Face {...seat} className={css.small} />
              </li>
            ))}
          </ul>
        )}
        <ul className={`list ${css.named}`}>
          {[...named].reverse().map((seat) => (
            <SeatTile key={seat.quota} quota={seat.quota} seat={seat} />
          ))}
        </ul>
        <footer className={`row ${css.seal}`} data-gap="4">
          <SealPictures commitment={commitment} className={css.pictures} />
          <div>
            <WholeSeal commitment={commitment} className={css.digits} />
            <p>{copy.sealAbout}</p>
          </div>
        </footer>
      </section>
    </div>
  );
}

interface WaitingProps {
  readonly view: ProjectorView;
  readonly joinAddress: string;
  /** The same as words to type, without the protocol. */
  readonly shortAddress: string;
}

interface KeyProps {
  readonly view: ProjectorView;
  /** What people chose, in the order of their quotas; empty where nobody did or it is not known yet. */
  readonly words: readonly LuckyWord[];
}

/** The room was closed: the pictures of all melt into the key, and every quota stands there. */
export function KeyPhase({ view, words }: KeyProps) {
  const { letter, quotas } = view.group;
  const house = houseOf(view) ?? 0;
  const all = quotas ?? 0;
  return (
    <div className={css.made}>
      <section className={css.key}>
        <div className={css.melt} aria-hidden="true">
          {placed(words).map(({ word, key }, i) => (
            <LuckyPicture key={key} word={word} className={css.word} style={placeOf(i, words.length)} />
          ))}
          <LuckyPicture word="chave" className={css.result} />
        </div>
        <h2>{copy.key.title}</h2>
        <p>{copy.key.body}</p>
      </section>
      <section className={css.quotas}>
        <ul className={css.list}>
          {upTo(all).map((n) => {
            const seat = view.seats.find(({ quota }) => quota === n);
            return (
              <li key={n}>
                <Face {...seat} quota={n} className={css.face} />
              </li>
            );
          })}
        </ul>
        <p>
          {copy.house(house)}. {house > 0 && copy.key.house}
        </p>
        <p className={css.terms}>{copy.key.terms(termsOfView(view).instalment.whole, letter)}</p>
      </section>
    </div>
  );
}

/** Where a picture starts on its way to the middle: evenly around it. */
function placeOf(i: number, count: number) {
  const angle = (i / count) * 2 * Math.PI;
  return { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3), '--i': i } as CSSProperties;
}
