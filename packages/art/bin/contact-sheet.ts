/** `node contact-sheet.js FOLDER`: one HTML page with every picture, to look at. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { GALLERY } from '@consorcio/art/gallery';

const require = createRequire(import.meta.url);
const FONTS = [
  ['Baloo 2', '@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2'],
  ['Nunito Variable', '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'],
] as const;

const fontFace = ([family, file]: (typeof FONTS)[number]): string => {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:200 1000;src:url(data:font/woff2;base64,${data})}`;
};
const STYLE = `${FONTS.map(fontFace).join('')}
body{margin:24px;background:#d9cdf7;font:600 15px 'Nunito Variable';color:#2c2056}
h1,h2{font-family:'Baloo 2'}section{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-end}
figure{margin:0}svg{display:block;height:var(--h);width:auto;max-width:94vw}`;
/** heights in px: what fills a screen is shown taller */
const heightOf = (svg: string): number => {
  const height = Number(/height="([\d.]+)"/.exec(svg)?.[1] ?? 200);
  return height > 600 ? 420 : Math.min(height, 200);
};
const page = Object.entries(GALLERY)
  .map(([family, members]) => {
    const figures = Object.entries(members).map(([name, draw]) => {
      const svg = draw();
      return `<figure style="--h:${heightOf(svg)}px">${svg}<figcaption>${name}</figcaption></figure>`;
    });
    return `<h2>${family} (${figures.length})</h2><section>${figures.join('')}</section>`;
  })
  .join('\n');

const folder = resolve(process.argv[2] ?? '.cache/contact-sheet');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'index.html');
writeFileSync(
  file,
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Todas as figuras</title><style>${STYLE}</style><h1>Todas as figuras</h1>${page}`,
);
process.stdout.write(`${file}\n`);
