import sharp from 'sharp';

/** Of 100: how near the chosen colours come to the drawn ones. Flat areas stay flat, gradients get a fine grain. */
const QUALITY = 90;

/**
 * The same picture with at most 256 colours, about a third of the bytes. For files that the build makes once.
 * @param png any PNG
 */
export const withFewerColours = (png: Uint8Array): Promise<Uint8Array> =>
  sharp(png).png({ palette: true, quality: QUALITY, effort: 10, dither: 1 }).toBuffer();
