import { GAME_NAME, guardCopy } from '@consorcio/copy/first-screens';
import { ABOUT_CONSORTIUM, sharePageCopy as copy, dreamConquered, HASHTAG } from '@consorcio/copy/share';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import type { Answer } from '../../api/read-answer.ts';
import { ContractSeal } from '../../share/contract-seal.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { dreamPicture } from '../../ui/pictures/dream-picture.ts';
import { Logo } from '../../ui/pictures/logo.tsx';
import css from './share.module.css';
import { ShareFrame } from './share-frame.tsx';
import { ShareLinksRow } from './share-links-row.tsx';

/** The public card of a dream that came true; an unknown one is a friendly card too. */
export function SharedCampaign({ id }: { id: string }) {
  const [answer, setAnswer] = useState<Answer<'publicCampaign'> | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    call('publicCampaign', { params: { campaignId: id }, signal: asking.signal }).then((given) => {
      if (!asking.signal.aborted) setAnswer(given);
    });
    return () => asking.abort();
  }, [id]);
  if (answer === null) return <Waiting label={copy.loading} detail={guardCopy.loadingDetail} />;

  return (
    <ShareFrame>
      <Logo name={GAME_NAME} />
      <Panel className={css.panel}>
        {answer.ok ? (
          <>
            <img
              className={css.dream}
              {...dreamPicture(answer.value.dream.imagePath)}
              alt={copy.dreamAlt(answer.value.dream.name)}
              width="300"
              height="300"
            />
            <h1 className={css.name}>{answer.value.user.name}</h1>
            <p className={css.done}>{dreamConquered(answer.value.dream.name)}</p>
            <ContractSeal end={answer.value.contractEnd ?? null} />
          </>
        ) : (
          <>
            <h1 className={css.name}>{copy.unknownTitle}</h1>
            <p>{copy.unknownBody}</p>
          </>
        )}
        <footer className={css.footer}>
          <p>{ABOUT_CONSORTIUM}</p>
          <p className={css.marker}>{HASHTAG}</p>
        </footer>
        <ShareLinksRow />
      </Panel>
    </ShareFrame>
  );
}
