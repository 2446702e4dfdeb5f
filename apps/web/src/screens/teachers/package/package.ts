import { manifestText, type PackageLesson, pageText, type ScormVersion } from '@consorcio/contract/scorm-package';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { scormCopy } from '@consorcio/copy/scorm';
import { strToU8, zipSync } from 'fflate';
import playerAddress from './player.ts?worker&url';

/** The same date in every package: the same game gives the same bytes. */
const DATE = new Date(2026, 0, 1);
const PAGE = 'index.html';
const SCRIPT = 'player.js';

/** The package as a zip file. `script`: the text of the page's script. */
export const packageOf = (lesson: PackageLesson, version: ScormVersion, script: string): Uint8Array<ArrayBuffer> =>
  zipSync(
    {
      'imsmanifest.xml': strToU8(manifestText(lesson.title, version, [PAGE, SCRIPT])),
      [PAGE]: strToU8(pageText(lesson, scormCopy)),
      [SCRIPT]: strToU8(script),
    },
    { mtime: DATE },
  ) as Uint8Array<ArrayBuffer>;

/**
 * Makes the package in this browser.
 * @throws Error when its script is not to be had
 */
export async function makePackage(dreamAddress: string, dream: string | null, version: ScormVersion): Promise<Blob> {
  const answer = await fetch(playerAddress);
  if (!answer.ok) throw new Error(`the script of the package: ${answer.status}`);
  const lesson = { address: dreamAddress, title: dream === null ? GAME_NAME : `${GAME_NAME}: ${dream}` };
  return new Blob([packageOf(lesson, version, await answer.text())], { type: 'application/zip' });
}
