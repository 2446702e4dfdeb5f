import { rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

export interface Photo {
  /** Name in the folder of the photos. */
  readonly file: string;
  readonly caption: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels; a photo is shown as high as this, unless that makes it wider. */
const HEIGHT = 720;
const WIDEST = 1_000;
const STYLE = `body{margin:0;padding:16px;background:#8d86a8;font:600 18px sans-serif;color:#fff;width:max-content}
section{display:flex;gap:16px;align-items:flex-start}figure{margin:0}img{display:block}`;

const scaleOf = ({ width, height }: Photo): number => Math.min(HEIGHT / height, WIDEST / width, 1.2);

/** Lays photos side by side into `{name}.sheet.png`. */
export async function writeSheet(
  browser: Browser,
  folder: string,
  name: string,
  photos: readonly Photo[],
): Promise<void> {
  const figures = photos.map((photo) => {
    const [width, height] = [photo.width * scaleOf(photo), photo.height * scaleOf(photo)].map(Math.round);
    return `<figure><img src="${encodeURIComponent(photo.file)}" width="${width}" height="${height}">${photo.caption}</figure>`;
  });
  const html = `${folder}${name}.sheet.html`;
  await writeFile(
    html,
    `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${name}<section>${figures.join('')}</section>`,
  );
  const page = await browser.newPage();
  await page.goto(pathToFileURL(html).href);
  await page.locator('body').screenshot({ path: `${folder}${name}.sheet.png` });
  await page.close();
  await rm(html);
}
