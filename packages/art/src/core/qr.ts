import { encode } from 'uqr';

/** Light modules around a QR code, as readers ask for (ISO/IEC 18004: four). */
const QUIET = 4;

/** A QR code as a drawing: its side in modules, and path data of the dark ones. */
export interface QrCode {
  readonly side: number;
  readonly path: string;
}

/** The QR code of a text, with the quiet zone around it; a seventh of it may be dirty or torn. */
export function qrOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...dark.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { side: size, path: runs.join('') };
}

/** The same as a picture. */
export const qrSvg = ({ side, path }: QrCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#2C2056" d="${path}"/></svg>`;
