import { fileShownCopy as copy } from '@consorcio/copy/share';
import { useId } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, ButtonRow } from '../buttons/button.tsx';
import { copyAndTell } from '../copy-text.ts';
import { Panel } from '../layout/panel.tsx';
import { toast } from '../notices/toast.ts';
import css from './confirm.module.css';
import { Modal } from './modal.tsx';

/** Gives an address at which the server has a file for the next two minutes; null where it has none now. */
export type FileAddress = () => Promise<string | null>;

/** What can be kept of a file without being downloaded; null of an archive. */
type Shown = { readonly text: string } | { readonly picture: string } | null;

async function shownOf(content: Blob): Promise<Shown> {
  if (content.type.startsWith('text/')) return { text: await content.text() };
  return content.type.startsWith('image/') ? { picture: URL.createObjectURL(content) } : null;
}

/** Shows a file whose download the app around the page would drop: its text to be copied, its picture to be held. */
export async function showFile(name: string, content: Blob, addressOf?: FileAddress): Promise<void> {
  const shown = await shownOf(content);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    if (shown !== null && 'picture' in shown) URL.revokeObjectURL(shown.picture);
    root.unmount();
    place.remove();
  };
  root.render(<FileShown name={name} shown={shown} addressOf={addressOf} onClose={close} />);
}

interface Props {
  readonly name: string;
  readonly shown: Shown;
  readonly addressOf: FileAddress | undefined;
  readonly onClose: () => void;
}

function FileShown({ name, shown, addressOf, onClose }: Props) {
  const id = useId();
  const isText = shown !== null && 'text' in shown;
  const take = (): Promise<void> => copyAndTell(isText ? shown.text : location.href, copy.copied, copy.notCopied);
  const fetchFile = async (): Promise<void> => {
    const address = await addressOf?.();
    if (address == null) toast.error(copy.notTaken);
    else location.assign(address);
  };
  return (
    <Modal labelledBy={id} describedBy={`${id}-body`} onClose={onClose}>
      <Panel className={css.file}>
        <h2 id={id}>{copy.title}</h2>
        <p id={`${id}-body`}>
          {shown === null ? copy.other : !isText ? copy.picture : addressOf ? copy.fetch : copy.text}
        </p>
        {isText && <textarea className={css.area} rows={8} readOnly aria-label={copy.label(name)} value={shown.text} />}
        {shown !== null && 'picture' in shown && <img className={css.filePicture} src={shown.picture} alt={name} />}
        <ButtonRow isColumn>
          {addressOf && <Button onClick={() => void fetchFile()}>{copy.take}</Button>}
          {(shown === null || isText) && (
            <Button kind={addressOf ? 'purple' : 'primary'} onClick={() => void take()}>
              {isText ? copy.copy : copy.copyAddress}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {copy.close}
          </Button>
        </ButtonRow>
      </Panel>
    </Modal>
  );
}
