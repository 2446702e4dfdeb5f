import { CERTIFICATE_SIZE, liveCertificate } from '@consorcio/art/live-certificate';
import { liveCertificateCopy as copy } from '@consorcio/copy/live-certificate';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { downloadFile } from '../../../ui/download-text.ts';
import { toast } from '../../../ui/notices/toast.ts';
import { CertificatePicture } from './certificate-picture.tsx';
import { type Certified, certificateOf } from './certificate-words.ts';
import css from './certificates.module.css';

/** On the phone at the end: the seat's certificate, to be kept as a picture. */
export function OwnCertificate({ seat }: { readonly seat: Certified }) {
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { facts, words } = certificateOf(seat);
      const { width, height } = CERTIFICATE_SIZE;
      downloadFile(`${copy.file}-${seat.quota}.png`, await pngOf(liveCertificate(facts, words), width, height));
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

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * A drawing as PNG, as many pixels wide and high as its own units.
 * @throws what a browser without canvas throws
 */
async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = await asDataUrl(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}
