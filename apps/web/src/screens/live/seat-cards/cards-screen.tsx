import { codeText } from '@consorcio/copy/live-assembly';
import { seatCardCopy as copy } from '@consorcio/copy/live-paper-cards';
import { useState } from 'react';
import { Face, Nickname } from '../../../live/face.tsx';
import { backAs, backPath, joinLink } from '../../../live/live-paths.ts';
import { phoneAddress } from '../../../live/phone-address.ts';
import { PrintRow } from '../../../live/print-row.tsx';
import { QrCode } from '../../../live/qr-code.tsx';
import { upTo } from '../../../live/up-to.ts';
import { PaperGround } from '../../../teaching/sheets/sheet.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import type { HostPage, HostSeat } from '../host-console/host-model.ts';
import { LedGroup } from '../host-console/led-group.tsx';
import css from './cards.module.css';

/** Cards on a sheet of A4. */
const ON_A_SHEET = 8;

/** `/ao-vivo/cartao/{group}`: the host prints cards of seats. None has a key or pictures on it: the host knows no key, and pictures are each seat's own. */
export const CardsScreen = ({ groupId }: { readonly groupId: string }) => (
  <LedGroup groupId={groupId} title={copy.title}>
    {(page) => <Cards {...page} />}
  </LedGroup>
);

function Cards({ groupId, view }: Pick<HostPage, 'groupId' | 'view'>) {
  const [isBlank, setBlank] = useState<boolean | null>(null);
  const { addresses } = view;
  const { code } = view.group;
  const seats = [...view.seats].sort((a, b) => a.quota - b.quota);
  const showsBlank = isBlank ?? seats.length === 0;
  return (
    <StageFrame backdrop={<PaperGround tone="inset" />}>
      <Panel ribbon={copy.title} className="not-printed">
        <p>{copy.about}</p>
        <fieldset className={`stack ${css.which}`} data-gap="1">
          <legend>{copy.which}</legend>
          <Which label={copy.taken(seats.length)} isChosen={!showsBlank} onChoose={() => setBlank(false)} />
          <Which label={copy.blank} isChosen={showsBlank} onChoose={() => setBlank(true)} />
        </fieldset>
        <p>{showsBlank ? copy.blankAbout : seats.length === 0 ? copy.nobody : copy.takenAbout}</p>
        <PrintRow groupId={groupId} copy={copy} />
      </Panel>
      <div className={css.cards}>
        {showsBlank
          ? upTo(ON_A_SHEET).map((place) => (
              <PrintedCard
                key={place}
                code={code}
                address={phoneAddress(joinLink(code, groupId), addresses)}
                label={copy.joinLabel}
                seat={null}
                note={`${copy.join} ${copy.comeBackAt(phoneAddress(backPath(code), addresses).replace(/^https?:\/\//, ''))}`}
              />
            ))
          : seats.map((seat) => (
              <PrintedCard
                key={seat.quota}
                code={code}
                address={phoneAddress(backAs(code, seat.quota), addresses)}
                label={copy.backLabel}
                seat={seat}
                note={copy.comeBack}
              />
            ))}
      </div>
    </StageFrame>
  );
}

interface WhichProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Which = ({ label, isChosen, onChoose }: WhichProps) => (
  <label className={`row ${css.label}`} data-gap="4">
    <input type="radio" name="which" checked={isChosen} onChange={onChoose} />
    {label}
  </label>
);

interface CardProps {
  readonly code: string;
  /** What the QR code holds, and what it leads to. */
  readonly address: string;
  readonly label: string;
  /** Null on a card that nobody has yet: the quota is written by hand. */
  readonly seat: HostSeat | null;
  readonly note: string;
}

/** Drawn by hand, so that nobody else reads them. */
const PICTURES = [1, 2, 3] as const;

/** One card on paper: who, the code, the way back. */
const PrintedCard = ({ code, address, label, seat, note }: CardProps) => (
  <article className={`card ${css.card}`} data-tone="white" data-gap="4">
    <div className="middle">
      <QrCode text={address} label={label} className={css.codePicture} />
      <p className={css.code}>
        <small className={css.codeName}>{copy.code}</small> <b translate="no">{codeText(code)}</b>
      </p>
    </div>
    <div className={`list ${css.words}`}>
      <h2>
        {copy.quota} {seat === null ? <span className={css.blank} /> : seat.quota}
      </h2>
      <p className={`row ${css.seat}`}>
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
      <ol className={`list ${css.pictures}`}>
        {PICTURES.map((place) => (
          <li key={place} />
        ))}
      </ol>
      <p className={css.note}>{note}</p>
    </div>
  </article>
);
