import { qrOf } from '@consorcio/art/qr';
import { useMemo } from 'react';

interface Props {
  /** What a camera reads. */
  readonly text: string;
  /** What it leads to. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A QR code with the light edge that readers ask for. */
export function QrCode({ text, label, className }: Props) {
  const { side, path } = useMemo(() => qrOf(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
