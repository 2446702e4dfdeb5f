import { FRAME_FEATURES } from '@consorcio/contract/frame-markup';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { scormCopy as copy } from '@consorcio/copy/scorm';
import { strToU8, zipSync } from 'fflate';
import playerAddress from './player.ts?worker&url';

/** Versions of SCORM that platforms import. */
export const VERSIONS = ['1.2', '2004'] as const;
export type ScormVersion = (typeof VERSIONS)[number];

/** What a package shows: the game's page, absolute, with the dream in its query, and a title; both safe in markup. */
export interface Lesson {
  readonly address: string;
  readonly title: string;
}

/** The same date in every package: the same game gives the same bytes. */
const DATE = new Date(2026, 0, 1);
const PAGE = 'index.html';
const SCRIPT = 'player.js';

/** The package's page: the game's own page in a frame, which the script opens for the pupil. */
export const pageText = ({ address, title }: Lesson): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; font: 16px/1.4 sans-serif; }
iframe { flex: 1; border: 0; min-height: 360px; }
p { margin: 8px 16px; }
a { display: inline-block; padding: 12px 16px; border: 2px solid; border-radius: 8px; font-weight: bold; }
</style>
</head>
<body>
<p data-alone hidden role="status">${copy.alone}</p>
<iframe data-game="${address}" title="${copy.frame}" allow="${FRAME_FEATURES.join('; ')}"></iframe>
<p>${copy.elsewhere} <a href="${address}" target="_blank" rel="noopener">${copy.open}</a> ${copy.untold}</p>
<script src="${SCRIPT}"></script>
</body>
</html>
`;

const SPACES = {
  '1.2': `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
  '2004': `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
    xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
} as const;
const NAMES = {
  '1.2': { version: '1.2', type: 'scormtype' },
  '2004': { version: '2004 4th Edition', type: 'scormType' },
};

/**
 * `imsmanifest.xml`: one page that reports by itself (a SCO). SCORM 1.2 Content Aggregation Model 2.3; SCORM 2004 4th edition
 * Content Aggregation Model 3.4.
 */
export const manifestText = (title: string, version: ScormVersion): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="vai-de-consorcio" version="1.0"
    ${SPACES[version]}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${NAMES[version].version}</schemaversion>
  </metadata>
  <organizations default="jogo">
    <organization identifier="jogo">
      <title>${title}</title>
      <item identifier="partida" identifierref="pagina" isvisible="true">
        <title>${title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="pagina" type="webcontent" adlcp:${NAMES[version].type}="sco" href="${PAGE}">
      <file href="${PAGE}"/>
      <file href="${SCRIPT}"/>
    </resource>
  </resources>
</manifest>
`;

/** The package as a zip file. `script`: the text of the page's script. */
export const packageOf = (lesson: Lesson, version: ScormVersion, script: string): Uint8Array<ArrayBuffer> =>
  zipSync(
    {
      'imsmanifest.xml': strToU8(manifestText(lesson.title, version)),
      [PAGE]: strToU8(pageText(lesson)),
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
