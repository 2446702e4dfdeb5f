import { type ShareAddress, shareDrawing, sharePicture } from '@consorcio/contract/share-address';
import { withBase } from '@consorcio/contract/wire';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { ABOUT_CONSORTIUM, sharePageCopy as copy, HASHTAG } from '@consorcio/copy/share';
import { useState } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './share.module.css';
import { ShareFrame } from './share-frame.tsx';
import { ShareLinksRow } from './share-links-row.tsx';

/** What link previews show, without what this page says itself, and the ways on from it. */
export function SharedPicture({ address }: { address: ShareAddress }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <ShareFrame>
      <h1>
        <Logo name={GAME_NAME} />
      </h1>
      <Panel className={css.panel}>
        {!isMissing && (
          <img
            className={css.card}
            /* SPEC section 2. Browsers that know srcset, all of them, take the drawing. */
            src={withBase(sharePicture(address))}
            srcSet={`${withBase(shareDrawing(address))} 1x`}
            alt={copy.pictureAlt[address.kind]}
            width="1200"
            height="630"
            onError={() => setMissing(true)}
          />
        )}
        <p>{ABOUT_CONSORTIUM}</p>
        <p className={css.marker}>{HASHTAG}</p>
        <ShareLinksRow />
      </Panel>
    </ShareFrame>
  );
}
