/** SVG text to PNG with the game's own fonts, for files made by the build and for the server's share cards. */
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { fontFiles } from './fonts.ts';

function optionsFor(width: number): ResvgRenderOptions {
  return {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [...fontFiles()], defaultFontFamily: 'Nunito' },
    shapeRendering: 2,
    textRendering: 1,
  };
}
/** Draws a picture `width` px wide; the height follows from the picture. Throws when the text is not an SVG. */
export function renderPng(svg: string, width: number): Uint8Array {
  return new Resvg(svg, optionsFor(width)).render().asPng();
}
/** The same on another thread. */
export async function renderPngAsync(svg: string, width: number): Promise<Uint8Array> {
  return (await renderAsync(svg, optionsFor(width))).asPng();
}
/** The pixels of a picture: premultiplied RGBA, row by row. */
export const renderPixels = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, optionsFor(width)).render().pixels;
