import { readFileSync } from 'node:fs';
import { PATHS } from '@consorcio/contract/wire';
import { zipSync } from 'fflate';
import { manifestText, pageText, SCRIPTS } from './texts.ts';

/** The same date in every package: the same game gives the same bytes. */
const DATE = new Date(2026, 0, 1);

/**
 * Where the package's page finds the game. Platforms are pages of https, which show no frame of http.
 * @throws Error with one sentence where it is no address
 */
export function gameAddress(publicUrl: string): string {
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : null;
  const isGood =
    url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && !url.username;
  if (!isGood) throw new Error(`"${publicUrl}" is no address of a game: give one such as https://jogo.example`);
  return url.href.replace(/\/+$/, '') + PATHS.play;
}

/** The package as a zip file. `scripts`: the folder of the compiled scripts. */
export function scormPackage(publicUrl: string, scripts: string | URL): Uint8Array {
  const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);
  const files: Record<string, Uint8Array> = {
    'imsmanifest.xml': encoded(manifestText()),
    'index.html': encoded(pageText(gameAddress(publicUrl))),
  };
  for (const name of SCRIPTS) files[name] = readFileSync(new URL(name, scripts));
  return zipSync(files, { mtime: DATE });
}
