import medal from 'picture:certificate-medal';
import dreams from 'pictures:dream';
import portraits from 'pictures:portrait-win';
import { sharePath } from '@consorcio/contract/share-address';
import { PATHS } from '@consorcio/contract/wire';
import { threeDigits } from '@consorcio/copy/digits';
import { guestCopy } from '@consorcio/copy/guest';
import { certificateScreen } from '@consorcio/copy/month-popups';
import { ADVANCE } from '@consorcio/copy/popups';
import { shareText } from '@consorcio/copy/share';
import { useEffect } from 'react';
import type { CurrentStage } from '../../map/chart/current-stage.ts';
import { tellOuterPage } from '../../program/outer-page.ts';
import { isGuestSession, useSession } from '../../session/session-store.ts';
import { ContractSeal } from '../../share/contract-seal.tsx';
import { ShareControl } from '../../share/share-control.tsx';
import { LazyCard } from '../../teaching/cards/lazy-card.tsx';
import { EndLinks } from '../../teaching/sheets/take-home-links.tsx';
import { JoyBackdrop } from '../../ui/backdrops/joy-backdrop.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { served } from '../../ui/pictures/served.ts';
import { AfterLetterLink } from './after-letter-link.tsx';
import css from './certificate.module.css';
import { CertificateProof } from './certificate-proof.tsx';

const { how } = certificateScreen;

function howOf({ campaign, dream, stage }: CurrentStage): string {
  if (campaign.context === 'BID') return how.BID(stage.cycle);
  if (campaign.context === 'JACKPOT') return how.JACKPOT(stage.cycle);
  return how.PAID(dream.cycles, campaign.lateCycles?.length ?? null);
}

/** Step 1: portrait, name, dream, and the reserve that is left (RULES section 11). */
export function CertificateSheet({ current, onAdvance }: { current: CurrentStage; onAdvance: () => void }) {
  const { user, dream, balance, campaign } = current;
  const isGuest = useSession(isGuestSession);
  useEffect(() => tellOuterPage({ type: 'dream-fulfilled' }), []);
  return (
    <StageFrame base="broad" backdrop={<JoyBackdrop />} className={css.stage}>
      <section className={css.sheet}>
        <span className={css.corners} aria-hidden="true" />
        <p className={css.ribbon}>
          <span>{certificateScreen.ribbon}</span>
        </p>
        <div className={css.pictures}>
          <img
            className={css.portrait}
            {...served(`/certificado/frame_${user.personaId}.png`, portraits[user.personaId])}
            alt={certificateScreen.portrait(user.name)}
          />
          <span className={css.dream}>
            <img {...served(`/dream/${dream.id}.svg`, dreams[dream.id])} alt="" />
            <img className={css.medal} src={medal} alt="" />
          </span>
          <ContractSeal end={campaign.after?.end ?? null} className={css.seal} />
        </div>
        <h1>{user.name}</h1>
        <p className={css.achieved}>{certificateScreen.conquered}</p>
        <p className={css.name}>{dream.name}</p>
        <p className={css.how}>{howOf(current)}</p>
        <p className={css.life}>{certificateScreen.realLife}</p>
        <p className={css.spare}>
          <Icon name="esforco" />
          <span>{certificateScreen.reserve}</span>
          <b>{threeDigits(balance.effort)}</b>
        </p>
        <p className={css.mark}>{certificateScreen.hashtag}</p>
        <CertificateProof campaignId={campaign.id} className={css.proof} />
      </section>
      <div className={css.idea}>
        <LazyCard moment="CERTIFICATE" current={current} />
      </div>
      <div className={css.actions}>
        <Button kind="play" onClick={onAdvance}>
          {ADVANCE}
        </Button>
        <AfterLetterLink current={current} />
        <ShareControl path={sharePath({ kind: 'campaign', id: campaign.id })} text={shareText.campaign} />
      </div>
      {isGuest && <ButtonLink to={PATHS.keep}>{guestCopy.keep}</ButtonLink>}
      <EndLinks campaignId={campaign.id} className={css.ways} />
    </StageFrame>
  );
}
