import { type Platform, parseShareQuery, sharePicture } from '@consorcio/contract/share-address';
import { can, withBase } from '@consorcio/contract/wire';
import { shareControlCopy as copy, HASHTAG } from '@consorcio/copy/share';
import { useId, useState } from 'react';
import { Modal } from '../ui/dialogs/modal.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { ShareIcon } from '../ui/pictures/later-glyphs.tsx';
import css from './share-control.module.css';
import { LINKED_PLATFORMS, shareLink } from './share-links.ts';

interface Props {
  /** Path and query of the share page: `sharePath` of the contract. */
  readonly path: string;
  /** One of `shareText` of the copy. */
  readonly text: string;
  /** Called with the chosen platform, for badges (POST /share). */
  readonly onShare?: (platform: Platform) => void;
}

const cardOf = (path: string): string =>
  withBase(sharePicture(parseShareQuery(new URLSearchParams(path.split('?')[1]))));

/** The button with the three joined dots, and the ways to share behind it, where others can open what is shared. SPEC section 7. */
export const ShareControl = (props: Props) => (can('share') ? <Sharing {...props} /> : null);

function Sharing({ path, text, onShare }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const address = new URL(withBase(path), location.origin).href;
  const shareBySystem = (): void => {
    onShare?.('unknown');
    navigator.share({ text: `${text} ${HASHTAG}`, url: address }).catch(() => undefined);
  };

  return (
    <>
      <button type="button" className={css.button} aria-label={copy.open} onClick={() => setOpen(true)}>
        <ShareIcon />
      </button>
      {isOpen && (
        <Modal labelledBy={id} onClose={() => setOpen(false)} isBroad>
          <Panel ribbon={copy.title} ribbonLevel="h2" ribbonId={id} className={css.panel}>
            <img className={css.card} src={cardOf(path)} alt="" width="1200" height="630" />
            <ul className={`m-0 p-0 list-none grid gap-4 ${css.list}`}>
              {LINKED_PLATFORMS.map((platform) => (
                <li key={platform}>
                  <a
                    href={shareLink(platform, text, address)}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={() => onShare?.(platform)}
                  >
                    <img src={withBase(`/compartilharSocial/${platform}.svg`)} alt="" width="40" height="40" />
                    <span>{copy[platform]}</span>
                  </a>
                </li>
              ))}
              {'share' in navigator && (
                <li>
                  <button type="button" onClick={shareBySystem}>
                    <i className="grid place-items-center rounded-circle text-white aspect-square bg-accent">
                      <ShareIcon />
                    </i>
                    <span>{copy.system}</span>
                  </button>
                </li>
              )}
            </ul>
            <button type="button" className={css.close} onClick={() => setOpen(false)}>
              {copy.close}
            </button>
          </Panel>
        </Modal>
      )}
    </>
  );
}
