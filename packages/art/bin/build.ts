/** `node build.js FOLDER`: draws every static picture into a folder, with a line of progress. */
import { resolve } from 'node:path';
import { buildPictures } from './build-pictures.ts';
import { unpackFonts } from './fonts.ts';
import { staticPictures } from './static-pictures.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say where the pictures go: build.js FOLDER\n');
  process.exit(1);
}
unpackFonts(true);
const startedAt = process.hrtime.bigint();
const showProgress = (done: number, total: number, path: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${done}/${total} ${path}`);
};
const { total, drawn, bytes } = await buildPictures(staticPictures(), resolve(folder), showProgress);
if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
process.stdout.write(`${total} pictures, ${drawn} drawn, ${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s\n`);
