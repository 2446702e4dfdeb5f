import type { BodyOf } from '@consorcio/contract';
import { hostCopy } from '@consorcio/copy/live-host';
import { luckyNames } from '@consorcio/copy/live-lucky';
import type { LuckyWord } from '@consorcio/rules/live-words';
import { useEffect, useId, useRef, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { cardPath } from '../../../live/live-paths.ts';
import { newKey, tokenOf } from '../../../live/live-token.ts';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { phoneAddress } from '../../../live/phone-address.ts';
import { QrCode } from '../../../live/qr-code.tsx';
import { useAsk } from '../../../live/use-ask.ts';
import { arriveAt } from '../../../ui/arrive-at.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CloseButton } from '../../../ui/buttons/close-button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { announce } from '../../../ui/notices/announce.ts';
import { toast } from '../../../ui/notices/toast.ts';
import { Ask } from './ask.tsx';
import css from './host-console.module.css';
import type { HostPage, HostSeat, HostView } from './host-model.ts';

const copy = hostCopy.seat;

interface Props extends HostPage {
  readonly seat: HostSeat;
  readonly onClose: () => void;
}

type Act = Omit<BodyOf<'liveHostSeat'>, 'quota'>;

/** What the host can do with one seat: free it while the room is open, give it a new key, see its pictures, unlock its return; once the room is closed, send its person away. */
export function SeatSheet({ groupId, token, view, seat, onView, onClose }: Props) {
  const { quota } = seat;
  const id = useId();
  const { isBusy, ask } = useAsk();
  const act = (command: Act) =>
    ask(liveCall('liveHostSeat', { params: { groupId }, token, body: { quota, ...command } }));
  /* Made once, so that a repeated call sends the same key. */
  const key = useRef(newKey());
  const [address, setAddress] = useState<string | null>(null);
  const [pictures, setPictures] = useState<readonly LuckyWord[] | null>(null);
  const [asked, setAsked] = useState<'FREE' | 'REMOVE' | 'BAR' | null>(null);
  const leave = (after: HostView, words: string): void => {
    announce(words);
    onClose();
    onView(after);
  };
  const end = async (way: 'FREE' | 'REMOVE' | 'BAR'): Promise<void> => {
    setAsked(null);
    const answer = await act({ do: way });
    if (answer !== null) leave(answer.view, way === 'FREE' ? copy.freed : copy.removed);
  };
  const changeKey = async (): Promise<void> => {
    const answer = await act({ do: 'NEW_KEY', key: key.current });
    if (answer === null) return;
    onView(answer.view);
    setAddress(phoneAddress(cardPath(tokenOf(groupId, quota, key.current)), answer.view.addresses));
  };
  const unlock = async (): Promise<void> => {
    const answer = await act({ do: 'UNLOCK' });
    if (answer !== null) leave(answer.view, copy.unlocked);
  };
  const show = async (): Promise<void> => {
    const answer = await act({ do: 'SHOW_PICTURES' });
    if (answer !== null) setPictures(answer.pictures);
  };
  const danger = (way: 'FREE' | 'REMOVE' | 'BAR', label: string, about: string) => (
    <Choice about={about} label={label} kind="danger" isBusy={isBusy} onPress={() => setAsked(way)} />
  );
  /* Shown in its place, not above it, so that Escape closes one dialog. */
  if (asked !== null) {
    const words = asked === 'FREE' ? copy.askFree : copy.askRemove;
    return <Ask {...words} onYes={() => void end(asked)} onNo={() => setAsked(null)} />;
  }
  return (
    <Modal labelledBy={id} onClose={onClose} isBroad>
      <Panel ribbon={hostCopy.people.open(quota, seat.nickname)} ribbonLevel="h2" ribbonId={id}>
        <CloseButton label={copy.close} onClose={onClose} />
        <div className={css.sheet}>
          {address === null ? (
            <Choice about={copy.newKeyAbout} label={copy.newKey} isBusy={isBusy} onPress={() => void changeKey()} />
          ) : (
            <NewKey quota={quota} address={address} />
          )}
          {pictures === null ? (
            <Choice about={copy.picturesAbout} label={copy.pictures} isBusy={isBusy} onPress={() => void show()} />
          ) : (
            <Pictures words={pictures} />
          )}
          <Choice about={copy.unlockAbout} label={copy.unlock} isBusy={isBusy} onPress={() => void unlock()} />
          {view.group.phase === 'WAITING' ? (
            danger('FREE', copy.free, copy.freeAbout)
          ) : (
            <>
              {danger('REMOVE', copy.remove, copy.removeAbout)}
              {danger('BAR', copy.bar, copy.barAbout)}
            </>
          )}
        </div>
      </Panel>
    </Modal>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly about: string;
  readonly kind?: 'purple' | 'danger';
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function Choice({ label, about, kind = 'purple', isBusy, onPress }: ChoiceProps) {
  const id = useId();
  return (
    <div className={`list ${css.choice}`}>
      <p id={id}>{about}</p>
      <Button kind={kind} disabled={isBusy} aria-describedby={id} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

/** Focuses what has taken the place of the button that was pressed. */
function useFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => arriveAt(element.current), []);
  return element;
}

/** The address that opens the seat on the pupil's new device. */
function NewKey({ quota, address }: { readonly quota: number; readonly address: string }) {
  const words = useFocus<HTMLParagraphElement>();
  const [page, token] = address.split('#');
  const take = async (): Promise<void> => {
    if (await copyText(address)) announce(copy.copied);
    else toast.error(address);
  };
  return (
    <section className={`card ${css.secret}`}>
      <p ref={words} tabIndex={-1}>
        {copy.scan}
      </p>
      <QrCode text={address} label={copy.keyLabel(quota)} className={css.seatQr} />
      <p className={`quiet ${css.address}`} translate="no">
        {page}#<wbr />
        {token}
      </p>
      <Button kind="secondary" onClick={() => void take()}>
        {copy.copy}
      </Button>
    </section>
  );
}

function Pictures({ words }: { readonly words: readonly LuckyWord[] }) {
  const title = useFocus<HTMLHeadingElement>();
  return (
    <section className={`card ${css.secret}`}>
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
