import { CERTIFICATE_SIZE, liveCertificate } from '@consorcio/art/live-certificate';
import { liveCertificateCopy as copy } from '@consorcio/copy/live-certificate';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { downloadFile } from '../../../ui/download-text.ts';
import { toast } from '../../../ui/notices/toast.ts';
import { pngOf } from '../../../ui/pictures/png-of.ts';
import { CertificatePicture, type Certified, certificateOf } from './certificate.tsx';
import css from './certificates.module.css';

/** On the phone at the end: the seat's certificate, to be kept as a picture. */
export function OwnCertificate({ seat }: { readonly seat: Certified }) {
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { facts, words } = certificateOf(seat);
      downloadFile(`${copy.file}-${seat.quota}.png`, await pngOf(liveCertificate(facts, words), CERTIFICATE_SIZE));
    } catch {
      toast.error(copy.failed);
    }
    setBusy(false);
  };
  return (
    <section className={css.own} aria-label={copy.own}>
      <CertificatePicture seat={seat} />
      <Button kind="purple" disabled={isBusy} onClick={() => void save()}>
        {copy.save}
      </Button>
    </section>
  );
}
