import type { Platform } from '@consorcio/contract/wire';
import { shareControlCopy as copy, HASHTAG } from '@consorcio/copy/share';
import { useId, useState } from 'react';
import { ShareIcon } from '../ui/glyphs.tsx';
import { Modal } from '../ui/modal.tsx';
import { Panel } from '../ui/panel.tsx';
import css from './share-control.module.css';
import { LINKED_PLATFORMS, shareLink } from './share-links.ts';

interface Props {
  /** Path and query of the share page: `sharePath` of the contract. */
  readonly path: string;
  /** One of `shareText` of the copy. */
  readonly text: string;
  /** Told which way was taken, for badges (POST /share). */
  readonly onShare?: (platform: Platform) => void;
}

/** The button with the three joined dots, and the ways to share behind it. SPEC section 7. */
export function ShareControl({ path, text, onShare }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const address = new URL(path, location.origin).href;
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
        <Modal labelledBy={id} onClose={() => setOpen(false)}>
          <Panel ribbon={copy.title} ribbonLevel="h2" ribbonId={id} className={css.panel}>
            <ul className={css.list}>
              {LINKED_PLATFORMS.map((platform) => (
                <li key={platform}>
                  <a
                    href={shareLink(platform, text, address)}
                    target="_blank"
                    rel="noopener noreferrer"
                    onClick={() => onShare?.(platform)}
                  >
                    {copy[platform]}
                  </a>
                </li>
              ))}
              {'share' in navigator && (
                <li>
                  <button type="button" onClick={shareBySystem}>
                    {copy.system}
                  </button>
                </li>
              )}
              <li>
                <button type="button" className={css.close} onClick={() => setOpen(false)}>
                  {copy.close}
                </button>
              </li>
            </ul>
          </Panel>
        </Modal>
      )}
    </>
  );
}
