import { sealText } from '@consorcio/copy/live-assembly';
import { debriefCopy } from '@consorcio/copy/live-debrief';
import { QrCode } from '../../../../live/qr-code.tsx';
import { SealPictures } from '../parts/seal-pictures.tsx';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';

const copy = debriefCopy.fair;

/** The seal is open: where anybody checks the draws, and what that does not prove. */
export function FairPage({ view, checkAddress }: DebriefProps) {
  const { commitment } = view.group;
  return (
    <div className={css.split}>
      <div className={css.fair}>
        <h3>{copy.seal}</h3>
        <p className={css.seal}>
          <SealPictures commitment={commitment} className={css.pictures} />
          <b translate="no">{sealText(commitment)}</b>
        </p>
        <p>{copy.body}</p>
        <p className={css.small}>{copy.limit}</p>
      </div>
      <aside className={css.check}>
        <QrCode text={checkAddress} label={`${copy.check}: ${checkAddress}`} className={css.qr} />
        <p>{copy.check}</p>
        <p className={css.small} translate="no">
          {checkAddress.replace(/^https?:\/\//, '')}
        </p>
      </aside>
    </div>
  );
}
