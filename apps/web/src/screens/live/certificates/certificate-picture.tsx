import { liveCertificate } from '@consorcio/art/live-certificate';
import { InlinePicture } from '../../../ui/pictures/inline-picture.tsx';
import { type Certified, certificateOf } from './certificate-words.ts';
import css from './certificates.module.css';

/** The certificate of a seat as a picture in the page; read out as its sentences. */
export function CertificatePicture({ seat }: { readonly seat: Certified }) {
  const { facts, words } = certificateOf(seat);
  return (
    <InlinePicture
      svg={liveCertificate(facts, words)}
      alt={[words.sentence, ...words.facts].join(' ')}
      className={css.picture}
    />
  );
}
