import { codeText } from '@consorcio/copy/live-assembly';
import { hostCopy } from '@consorcio/copy/live-host';
import { seatCardCopy as copy } from '@consorcio/copy/live-paper-cards';
import { useState } from 'react';
import { Face, Nickname } from '../../../live/face.tsx';
import { backAs, backPath, joinLink } from '../../../live/live-paths.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { phoneAddress } from '../../../live/phone-address.ts';
import { PrintRow } from '../../../live/print-row.tsx';
import { QrCode } from '../../../live/qr-code.tsx';
import { upTo } from '../../../live/up-to.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { PaperGround } from '../../../teaching/sheets/paper-ground.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { hostOf } from '../host-console/host-token.ts';
import css from './cards.module.css';

/** Cards on a sheet of A4. */
const ON_A_SHEET = 8;

/** `/ao-vivo/cartao/{group}`: the host prints cards of seats. None has a key or pictures on it: the host knows no key, and pictures are each seat's own. */
export function CardsScreen({ groupId }: { readonly groupId: string }) {
  const [host] = useState(() => hostOf(groupId));
  return host === null ? (
    <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />
  ) : (
    <Cards groupId={groupId} token={host.token} />
  );
}

function Cards({ groupId, token }: { readonly groupId: string; readonly token: string }) {
  const { view, trouble } = useLiveView('liveHost', groupId, token);
  const [isBlank, setBlank] = useState<boolean | null>(null);
  if (view === null)
    return trouble === 'refused' || trouble === 'gone' ? (
      <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />
    ) : (
      <Waiting label={copy.title} detail={troubleSentence(trouble, hostCopy) ?? ''} />
    );
  const { addresses } = view;
  const { code } = view.group;
  const seats = [...view.seats].sort((a, b) => a.quota - b.quota);
  const showsBlank = isBlank ?? seats.length === 0;
  return (
    <StageFrame backdrop={<PaperGround tone="inset" />}>
      <Panel ribbon={copy.title} className="grid grid-cols-1 gap-4 not-printed">
        <p>{copy.about}</p>
        <fieldset className={`grid gap-1 ${css.which}`}>
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
  <label className="flex items-center gap-4 min-h-[44px]">
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
const PrintedCard = ({ code, address, label, seat, note }: CardProps) => (
  <article className={css.card}>
    <div className="text-center">
      <QrCode text={address} label={label} className="w-full block" />
      <p className={css.code}>
        <small className="block">{copy.code}</small> <b translate="no">{codeText(code)}</b>
      </p>
    </div>
    <div className={`grid gap-2 content-start ${css.words}`}>
      <h2>
        {copy.quota} {seat === null ? <span className={css.blank} /> : seat.quota}
      </h2>
      <p className="flex items-center gap-3 font-extrabold wrap-anywhere min-h-[44px]">
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
      <ol className={`m-0 p-0 list-none grid gap-2 grid-cols-3 ${css.pictures}`}>
        {PICTURES.map((place) => (
          <li key={place} />
        ))}
      </ol>
      <p className={css.note}>{note}</p>
    </div>
  </article>
);
