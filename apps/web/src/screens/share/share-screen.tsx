import cheering from 'pictures:cheering';
import { parseShareQuery, type ShareAddress, shareDrawing, sharePicture } from '@consorcio/contract/share-address';
import { PATHS, withBase } from '@consorcio/contract/wire';
import { GAME_NAME, guardCopy } from '@consorcio/copy/first-screens';
import {
  ABOUT_CONSORTIUM,
  CONSORTIUM_SITE,
  contractWords,
  sharePageCopy as copy,
  dreamConquered,
  HASHTAG,
} from '@consorcio/copy/share';
import { type ReactNode, useCallback, useState } from 'react';
import { useSearch } from 'wouter';
import { call } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ContractSeal } from '../../share/contract-seal.tsx';
import { JoyBackdrop } from '../../ui/backdrops/joy-backdrop.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { dreamPicture } from '../../ui/pictures/dream-picture.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './share.module.css';

/** A shared thing, visible to anybody. SPEC section 2: a card for a campaign, otherwise the shared picture. */
export function ShareScreen() {
  const address = parseShareQuery(new URLSearchParams(useSearch()));
  return address.kind === 'campaign' ? <SharedCampaign id={address.id} /> : <SharedPicture address={address} />;
}

/** The public card of a dream that came true; an unknown one is a friendly card too. */
function SharedCampaign({ id }: { id: string }) {
  const [answer] = useAnswer(
    useCallback((signal: AbortSignal) => call('publicCampaign', { params: { campaignId: id }, signal }), [id]),
  );
  if (answer === null) return <Waiting label={copy.loading} detail={guardCopy.loadingDetail} />;

  return (
    <ShareFrame>
      <Logo name={GAME_NAME} />
      <Panel className={`main-panel ${css.panel}`}>
        {answer.ok ? (
          <>
            <span className={css.dream}>
              <img
                className={css.dreamGround}
                {...dreamPicture(answer.value.dream.imagePath)}
                alt={copy.dreamAlt(answer.value.dream.name)}
                width="300"
                height="300"
              />
              {answer.value.personaId !== undefined && (
                <img className={css.person} src={cheering[answer.value.personaId]} alt="" width="300" height="400" />
              )}
            </span>
            <h1 className={css.name}>{answer.value.user.name}</h1>
            <p className={css.done}>{dreamConquered(answer.value.dream.name)}</p>
            <ContractSeal
              end={answer.value.contractEnd ?? null}
              before={contractWords(null, answer.value.personaId ?? null)}
            />
          </>
        ) : (
          <>
            <h1 className={css.name}>{copy.unknownTitle}</h1>
            <p>{copy.unknownBody}</p>
          </>
        )}
        <footer className={`stack ${css.footer}`}>
          <p>{ABOUT_CONSORTIUM}</p>
          <p className={css.marker}>{HASHTAG}</p>
        </footer>
        <ShareLinksRow />
      </Panel>
    </ShareFrame>
  );
}

/** The picture of a link preview, drawn without the words that this page has itself, and the links onward. */
function SharedPicture({ address }: { address: ShareAddress }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <ShareFrame>
      <h1>
        <Logo name={GAME_NAME} />
      </h1>
      <Panel className={`main-panel ${css.panel}`}>
        {!isMissing && (
          <img
            className={css.sharedPicture}
            /* SPEC section 2. Every promised browser knows srcset and takes the drawing. */
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

/** The stage of everything that is shared. */
const ShareFrame = ({ children }: { children: ReactNode }) => (
  <StageFrame base="broad" backdrop={<JoyBackdrop />} className={css.screen}>
    {children}
  </StageFrame>
);

/** The way into the game, and to the consortium association's own site. SPEC section 2. */
function ShareLinksRow() {
  return (
    <div className={`list ${css.ways}`}>
      <ButtonLink to={PATHS.play} kind="play">
        {copy.play}
      </ButtonLink>
      <a className="way" href={CONSORTIUM_SITE} target="_blank" rel="noopener noreferrer">
        {copy.learnMore}
      </a>
    </div>
  );
}
