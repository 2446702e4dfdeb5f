import { certificatePicture, certificateQr, spacedCode } from '@consorcio/contract/certificate-code';
import { BASE_PATH, withBase } from '@consorcio/contract/wire';
import { certificateProofCopy as copy, dayInWords } from '@consorcio/copy/certificate';
import { useQuery } from '@tanstack/react-query';
import { certificateQuery } from '../../api/queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { DownloadIcon, PrintIcon } from '../../ui/pictures/glyphs.tsx';
import css from './proof.module.css';

/**
 * Day, code and QR of a certificate, with the ways to keep it. Until the server has given the code, and without a
 * connection, the place stays empty and the certificate is whole without it.
 */
export function CertificateProof({ campaignId, className }: { campaignId: string; className?: string | undefined }) {
  const { data } = useQuery(certificateQuery(campaignId));
  if (data === undefined) return <div className={classNames(css.proof, className)} aria-hidden="true" />;
  const { code, on } = data;
  return (
    <div className={classNames(css.proof, className)}>
      <img className={css.qr} src={withBase(certificateQr(code))} alt={copy.qr} width="96" height="96" />
      <p className={css.words}>
        <time dateTime={on}>{dayInWords(on)}</time>
        <b className={css.code}>
          <span className="reader-only">{copy.code} </span>
          {spacedCode(code)}
        </b>
        <span>{copy.where(location.host + BASE_PATH)}</span>
      </p>
      <span className={css.keep}>
        <a
          href={withBase(certificatePicture(code))}
          download={`${copy.file}-${spacedCode(code)}.png`}
          aria-label={copy.download}
        >
          <DownloadIcon />
        </a>
        <button type="button" aria-label={copy.print} onClick={() => window.print()}>
          <PrintIcon />
        </button>
      </span>
    </div>
  );
}
