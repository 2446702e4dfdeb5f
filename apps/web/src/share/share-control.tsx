import { type Platform, parseShareQuery, SHARE_WIDTH, sharePicture } from '@consorcio/contract/share-address';
import { can, withBase } from '@consorcio/contract/wire';
import { shareControlCopy as copy, HASHTAG } from '@consorcio/copy/share';
import { type ReactNode, useId, useState } from 'react';
import { Modal } from '../ui/dialogs/modal.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { toast } from '../ui/notices/toast.ts';
import { NextIcon, ShareIcon } from '../ui/pictures/later-glyphs.tsx';
import { drawingAddress, pngOf } from '../ui/pictures/png-of.ts';
import css from './share-control.module.css';
import { LINKED_PLATFORMS, shareLink } from './share-links.ts';

interface Props {
  /** Path and query of the share page: `sharePath` of the contract. */
  readonly path: string;
  /** One of `shareText` of the copy, or the sentence of the picture. */
  readonly text: string;
  /** A picture of this device, shared in the place of the page's own, and in editions that share nothing else too. */
  readonly picture?: DrawnPicture;
  /** Called with the chosen platform, for badges (POST /share). */
  readonly onShare?: (platform: Platform) => void;
}

interface DrawnPicture {
  /** Of its file, without the ending. */
  readonly name: string;
  /** Gives its SVG text, `SHARE_SIZE` large. */
  readonly draw: () => Promise<string>;
}
const SHARE_SIZE = { width: SHARE_WIDTH, height: 630 } as const;

const cardOf = (path: string): string =>
  withBase(sharePicture(parseShareQuery(new URLSearchParams(path.split('?')[1]))));

/** The button with the three joined dots, and the ways to share behind it, where others can open what is shared. SPEC section 7. */
export const ShareControl = (props: Props) => (can('share') || props.picture ? <Sharing {...props} /> : null);

function Sharing({ path, text, picture, onShare }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [svg, setSvg] = useState<string | null>(null);
  const id = useId();
  const address = can('share') ? new URL(withBase(path), location.origin).href : '';
  const open = (): void => {
    setOpen(true);
    setSvg(null);
    picture?.draw().then(setSvg, () => toast.error(copy.notDrawn));
  };
  const fileOf = async (drawn: string): Promise<File> =>
    new File([await pngOf(drawn, SHARE_SIZE)], `${picture?.name}.png`, { type: 'image/png' });
  const shareBySystem = async (): Promise<void> => {
    onShare?.('unknown');
    const files = svg === null ? [] : [await fileOf(svg)];
    const mayFiles = files.length > 0 && navigator.canShare?.({ files });
    const where = can('share') ? { url: address } : {};
    await navigator.share({ text: `${text} ${HASHTAG}`, ...where, ...(mayFiles ? { files } : {}) });
  };
  const save = async (drawn: string): Promise<void> => {
    const { downloadFile } = await import('../ui/download-text.ts');
    const file = await fileOf(drawn);
    downloadFile(file.name, file);
  };
  const shown = picture === undefined ? cardOf(path) : svg === null ? undefined : drawingAddress(svg);

  return (
    <>
      <button type="button" className={`plate key ${css.button}`} aria-label={copy.open} onClick={open}>
        <ShareIcon />
      </button>
      {isOpen && (
        <Modal labelledBy={id} onClose={() => setOpen(false)} isBroad>
          <Panel ribbon={copy.title} ribbonLevel="h2" ribbonId={id} className={css.panel}>
            <img className={css.card} src={shown} alt={picture === undefined ? '' : text} width="1200" height="630" />
            <ul className={`stack ${css.list}`} data-gap="4">
              {(can('share') ? LINKED_PLATFORMS : []).map((platform) => (
                <li key={platform}>
                  <a
                    className="key"
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
                <Way
                  icon={<ShareIcon />}
                  name={copy.system}
                  onTake={() => void shareBySystem().catch(() => undefined)}
                />
              )}
              {svg !== null && (
                <Way
                  icon={<NextIcon />}
                  name={copy.save}
                  onTake={() => void save(svg).catch(() => toast.error(copy.notDrawn))}
                />
              )}
            </ul>
            <button type="button" className="way" onClick={() => setOpen(false)}>
              {copy.close}
            </button>
          </Panel>
        </Modal>
      )}
    </>
  );
}

/** A way that is no link. */
const Way = ({ icon, name, onTake }: { icon: ReactNode; name: string; onTake: () => void }) => (
  <li>
    <button type="button" className="key" onClick={onTake}>
      <i className={`disc ${css.systemMark}`}>{icon}</i>
      <span>{name}</span>
    </button>
  </li>
);
