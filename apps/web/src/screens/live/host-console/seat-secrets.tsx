import { hostCopy } from '@consorcio/copy/live-host';
import { luckyNames } from '@consorcio/copy/live-lucky';
import type { LuckyWord } from '@consorcio/rules/live-words';
import { useEffect, useRef } from 'react';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { QrCode } from '../../../live/qr-code.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { announce } from '../../../ui/notices/announce.ts';
import { toast } from '../../../ui/notices/toast.ts';
import css from './seat-sheet.module.css';

const copy = hostCopy.seat;

/** The focus goes to what was asked for, where the button that asked for it stood. */
function useFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

/** The address that opens the seat on the pupil's new device. */
export function NewKey({ quota, address }: { readonly quota: number; readonly address: string }) {
  const words = useFocus<HTMLParagraphElement>();
  const take = async (): Promise<void> => {
    if (await copyText(address)) announce(copy.copied);
    else toast.error(address);
  };
  return (
    <section className={css.secret}>
      <p ref={words} tabIndex={-1}>
        {copy.scan}
      </p>
      <QrCode text={address} label={copy.keyLabel(quota)} className={css.qr} />
      <p className={css.address} translate="no">
        {address}
      </p>
      <Button kind="secondary" onClick={() => void take()}>
        {copy.copy}
      </Button>
    </section>
  );
}

/** The three pictures by which the seat is come back to. */
export function Pictures({ words }: { readonly words: readonly LuckyWord[] }) {
  const title = useFocus<HTMLHeadingElement>();
  return (
    <section className={css.secret}>
      <h3 ref={title} tabIndex={-1}>
        {copy.shown}
      </h3>
      <ol className={css.pictures}>
        {words.map((word) => (
          <li key={word}>
            <LuckyPicture word={word} />
            {luckyNames[word]}
          </li>
        ))}
      </ol>
    </section>
  );
}
