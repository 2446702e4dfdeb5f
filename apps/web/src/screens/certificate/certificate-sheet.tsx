import dreamers from 'pictures:dreamer';
import { certificatePicture, certificateQr, spacedCode } from '@consorcio/contract/certificate-code';
import { SCHOOL } from '@consorcio/contract/kept';
import { sharePath } from '@consorcio/contract/share-address';
import { BASE_PATH, can, PATHS, pathWith, withBase } from '@consorcio/contract/wire';
import { afterLetterCopy } from '@consorcio/copy/after-letter';
import { certificateProofCopy as copy } from '@consorcio/copy/certificate';
import { dayInWords } from '@consorcio/copy/dates';
import { threeDigits } from '@consorcio/copy/digits';
import { guestCopy } from '@consorcio/copy/guest';
import { certificateScreen } from '@consorcio/copy/month-popups';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { ADVANCE } from '@consorcio/copy/popups';
import { CONTRACT_TAKEN, contractWords, shareText } from '@consorcio/copy/share';
import { sheetCopy } from '@consorcio/copy/take-home';
import type { DreamId, PersonaId } from '@consorcio/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { certificateQuery } from '../../api/queries.ts';
import type { CurrentStage } from '../../map/chart/current-stage.ts';
import { SchoolNote } from '../../session/school-note.tsx';
import { isGuestSession, useSession } from '../../session/session-store.ts';
import { ContractSeal } from '../../share/contract-seal.tsx';
import { ShareControl } from '../../share/share-control.tsx';
import { LazyCard } from '../../teaching/cards/lazy-card.tsx';
import { gradeTold } from '../../teaching/lives/grade-told.ts';
import { EndLinks } from '../../teaching/sheets/take-home-links.tsx';
import { JoyBackdrop } from '../../ui/backdrops/joy-backdrop.tsx';
import { Button, ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/layout/panel.module.css';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { DownloadIcon, PrintIcon } from '../../ui/pictures/later-glyphs.tsx';
import { served } from '../../ui/pictures/served.ts';
import css from './certificate.module.css';

const { how } = certificateScreen;

function howOf({ campaign, dream, stage }: CurrentStage): string {
  if (campaign.context === 'BID') return how.BID(stage.cycle);
  if (campaign.context === 'JACKPOT') return how.JACKPOT(stage.cycle);
  return how.PAID(dream.cycles, campaign.lateCycles?.length ?? null);
}

/** The picture that a server draws for its links, drawn here where there is none. */
async function drawCard({ user, dream, campaign: { after } }: CurrentStage): Promise<string> {
  const { campaignCard } = await import('@consorcio/art/share');
  const personaId = user.personaId as PersonaId;
  const end = after?.end ?? null;
  /* As a server does, it tells nobody else of a good that was taken. */
  const seal = contractWords(end === 'RETOMADO' ? null : end, personaId);
  const words = [certificateScreen.conquered, dream.name] as const;
  return campaignCard(user.name, dream.id as DreamId, words, seal, 'preview', personaId);
}

/** Step 1: the player in the dream, name, dream, and the reserve that is left (RULES section 15). */
export function CertificateSheet({ current, onAdvance }: { current: CurrentStage; onAdvance: () => void }) {
  const { user, dream, balance, campaign } = current;
  const isGuest = useSession(isGuestSession);
  const [school] = useState(() => SCHOOL.read());
  const { id } = campaign;
  const isTaken = campaign.after?.end === 'RETOMADO';
  useEffect(() => gradeTold('tellFulfilled', id), [id]);
  return (
    <StageFrame base="broad" backdrop={<JoyBackdrop isTaken={isTaken} />} className={css.stage}>
      <section className={css.sheet}>
        <span className={css.corners} aria-hidden="true" />
        <p className={classNames(panel.ribbon, css.ribbon)} data-face="accent">
          <span>{certificateScreen.ribbon}</span>
        </p>
        <div className={`row ${css.pictures}`} data-gap="4">
          <img
            className={css.scene}
            {...served(`/certificado/frame_${user.personaId}.png`, dreamers[`${user.personaId}-${dream.id}`])}
            alt={certificateScreen.portrait(user.name)}
            width="400"
            height="184"
          />
          <ContractSeal
            end={campaign.after?.end ?? null}
            before={
              campaign.after?.status === 'OPEN'
                ? afterLetterCopy.contractOpen(campaign.after.monthsLeft)
                : isTaken
                  ? CONTRACT_TAKEN
                  : undefined
            }
            className={css.seal}
          />
        </div>
        <h1 className={css.title}>{user.name}</h1>
        <p className={css.achieved}>{certificateScreen.conquered}</p>
        <p className={css.name}>{dream.name}</p>
        <p className={css.how}>{howOf(current)}</p>
        {isTaken && <p className={css.taken}>{afterLetterCopy.takenBack}</p>}
        <p className={`row ${css.spare}`}>
          <Icon name="esforco" />
          <span>{certificateScreen.reserve}</span>
          <b>{threeDigits(balance.effort)}</b>
        </p>
        <p className={`subhead ${css.mark}`}>{certificateScreen.hashtag}</p>
        {can('share') ? <CertificateProof campaignId={campaign.id} className={css.proof} /> : <ProofOfDevice />}
      </section>
      <div className={css.idea}>
        <LazyCard moment="CERTIFICATE" current={current} />
      </div>
      <div className={css.actions}>
        <Button kind="play" onClick={onAdvance}>
          {ADVANCE}
        </Button>
        <AfterLetterLink current={current} />
        <ShareControl
          path={sharePath({ kind: 'campaign', id: campaign.id })}
          text={shareText.campaign}
          {...(can('share') ? {} : { picture: { name: copy.file, draw: () => drawCard(current) } })}
        />
      </div>
      {school !== null && <SchoolNote school={school} dream={dream.id} isOpen={campaign.after?.status === 'OPEN'} />}
      <div className={css.doors}>
        <ButtonRow>
          {school === null && isGuest && can('accounts') && <ButtonLink to={PATHS.keep}>{guestCopy.keep}</ButtonLink>}
          <ButtonLink kind="secondary" to={pathWith('whatIf', id)}>
            {sheetCopy.otherChoice}
          </ButtonLink>
        </ButtonRow>
      </div>
      {!isGuest && school === null && <EndLinks campaignId={id} exits={['quiz']} className={css.ways} />}
    </StageFrame>
  );
}

/**
 * Day, code and QR of a certificate, with the ways to keep it. Until the server has given the code, and without a
 * connection, the place stays empty and the certificate is whole without it.
 */
function CertificateProof({ campaignId, className }: { campaignId: string; className?: string | undefined }) {
  const { data } = useQuery(certificateQuery(campaignId));
  if (data === undefined) return <div className={classNames(css.data, className)} aria-hidden="true" />;
  const { code, on } = data;
  return (
    <div className={classNames(css.data, className)}>
      <img className={css.qr} src={withBase(certificateQr(code))} alt={copy.qr} width="96" height="96" />
      <p className={css.dataWords}>
        <time dateTime={on}>{dayInWords(on)}</time>
        <b className={css.dataCode}>
          <span className="reader-only">{copy.code} </span>
          {spacedCode(code)}
        </b>
        <span>{copy.where(location.host + BASE_PATH)}</span>
      </p>
      <span className={`not-printed ${css.keep}`}>
        <a
          className="disc"
          href={withBase(certificatePicture(code))}
          download={`${copy.file}-${spacedCode(code)}.png`}
          aria-label={copy.download}
        >
          <DownloadIcon />
        </a>
        <PrintButton />
      </span>
    </div>
  );
}

/** Without a code, and with nothing to share: nobody but this device knows of the certificate. */
const ProofOfDevice = () => (
  <div className={classNames(css.data, css.proof)}>
    <p className={css.dataWords}>{onDeviceCopy.certificate}</p>
    <span className={`not-printed ${css.keep}`}>
      <PrintButton />
    </span>
  </div>
);

const PrintButton = () => (
  <button type="button" className="disc" aria-label={copy.print} onClick={() => window.print()}>
    <PrintIcon />
  </button>
);

/** To the months after the letter, while they wait and after a good that was taken. RULES 11.2. */
function AfterLetterLink({ current: { campaign } }: { current: CurrentStage }) {
  const { after } = campaign;
  if (after === undefined || (after.status !== 'OPEN' && after.end !== 'RETOMADO')) return null;
  return (
    <Link href={pathWith('afterLetter', campaign.id)} className={`plate ${css.after}`}>
      {afterLetterCopy.link}
    </Link>
  );
}
