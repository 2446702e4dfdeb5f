import { isForgetful } from '@consorcio/contract/kept';
import { withBase } from '@consorcio/contract/wire';
import { codeText } from '@consorcio/copy/live-assembly';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { seatCopy } from '@consorcio/copy/live-phone';
import type { LuckyWord } from '@consorcio/rules/live-words';
import { useEffect, useId, useState } from 'react';
import { liveCall, untilDone } from '../../../live/live-client.ts';
import { backPath, cardPath } from '../../../live/live-paths.ts';
import { tokenOf } from '../../../live/live-token.ts';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { QrCode } from '../../../live/qr-code.tsx';
import { type KeptSeat, keepSeat } from '../../../live/seat-keys.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import css from './seat-card.module.css';
import { useSeat } from './seat-context.ts';

const copy = seatCopy.card;

/** How to return to the seat on any device: by its QR code, or by code, quota and three pictures. */
export function SeatCard({ onClose }: { readonly onClose: () => void }) {
  const { seat, view } = useSeat();
  const id = useId();
  const { groupId, quota, key } = seat;
  const { nickname } = view.seat;
  const { code } = view.group;
  const pictures = usePictures(seat);
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <Panel className={css.card}>
        <h2 id={id}>{seatCopy.name(quota, nickname)}</h2>
        <p>{isForgetful() ? seatCopy.forgetful : copy.body}</p>
        <div className={css.ways}>
          <QrCode
            text={location.origin + withBase(cardPath(tokenOf(groupId, quota, key)))}
            label={copy.label}
            className={css.code}
          />
          <ol className={`stack ${css.pictures}`} data-gap="1" aria-label={copy.pictures}>
            {pictures.map((word) => (
              <li className={css.lucky} key={word}>
                <LuckyPicture word={word} />
                {luckyNames[word]}
              </li>
            ))}
          </ol>
        </div>
        <p className={css.by}>{copy.by(location.host + withBase(backPath(code)), codeText(code))}</p>
        <Button kind="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </Panel>
    </Modal>
  );
}

/** The seat's three pictures in their order; a device that opened a card requests them and keeps them. */
function usePictures(seat: KeptSeat): readonly LuckyWord[] {
  const [pictures, setPictures] = useState(seat.pictures as readonly LuckyWord[]);
  const isKnown = pictures.length > 0;
  useEffect(() => {
    if (isKnown) return;
    return untilDone(async (signal) => {
      const { groupId, key } = seat;
      /* The same key finds the same seat. */
      const answer = await liveCall('liveJoin', { params: { groupId }, body: { key }, signal });
      if (!answer.ok || signal.aborted) return false;
      keepSeat({ ...seat, pictures: answer.value.pictures, isLate: answer.value.isLate });
      setPictures(answer.value.pictures);
      return true;
    });
  }, [isKnown, seat]);
  return pictures;
}
