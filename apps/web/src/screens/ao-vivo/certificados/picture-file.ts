import titleFont from '@consorcio/art/fonts/baloo-2-portuguese-800-normal.woff2?url';
import textFont from '@consorcio/art/fonts/nunito-portuguese-wght-normal.woff2?url';

/* A drawing saved as a picture. Drawn as an image it reaches nothing outside of itself, so that its fonts are laid into it. */

const FONTS = [
  { family: 'Baloo 2', weight: '800', address: titleFont },
  { family: 'Nunito Variable', weight: '200 1000', address: textFont },
] as const;

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

async function fontRule({ family, weight, address }: (typeof FONTS)[number]): Promise<string> {
  const font = await asDataUrl(await (await fetch(address)).blob());
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url("${font}")}`;
}

/**
 * An SVG text as PNG, as many pixels wide and high as its own units.
 * @throws what a lost connection or a browser without canvas throws
 */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const rules = await Promise.all(FONTS.map(fontRule));
  const whole = svg.replace(/>/, `><style>${rules.join('')}</style>`);
  const image = new Image(width, height);
  image.src = await asDataUrl(new Blob([whole], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}
