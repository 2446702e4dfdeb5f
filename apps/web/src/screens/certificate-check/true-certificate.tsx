import type { ReplyOf } from '@consorcio/contract';
import { certificatePath, spacedCode } from '@consorcio/contract/certificate-code';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { certificateSentence, certificateCheckCopy as copy } from '@consorcio/copy/certificate';
import { Link } from 'wouter';
import { ContractSeal } from '../../share/contract-seal.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { dreamPicture } from '../../ui/pictures/dream-picture.ts';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import css from './certificate-check.module.css';
import { CheckFrame } from './check-frame.tsx';

/** What a true certificate says, in one sentence, and the way to the proof of its draws. */
export function TrueCertificate({ code, name, dream, how, on, campaignId, contractEnd }: ReplyOf<'checkCertificate'>) {
  return (
    <CheckFrame isTrue>
      <Panel className={css.found}>
        <div className={css.picture}>
          <img {...dreamPicture(dream.imagePath)} alt={copy.dreamAlt(dream.name)} width="300" height="300" />
          <p className={css.stamp}>
            <CheckIcon />
            <b>{copy.trueTitle}</b>
          </p>
        </div>
        <h1 className={css.sentence}>{certificateSentence({ name, dream: dream.name, how, on })}</h1>
        <p className={css.code}>{spacedCode(code)}</p>
        <ContractSeal end={contractEnd ?? null} />
        <div className={css.ways}>
          <ButtonLink to={pathWith('checkDraws', campaignId)}>{copy.proof}</ButtonLink>
          <p>{copy.proofHint}</p>
          <ButtonLink to={PATHS.play} kind="play">
            {copy.play}
          </ButtonLink>
          <Link href={certificatePath()} className={css.another}>
            {copy.another}
          </Link>
        </div>
        <p className={css.game}>{copy.game}</p>
      </Panel>
    </CheckFrame>
  );
}
