import { FRAME_FEATURES } from './frame-markup.ts';

/* The page and the manifest of a package for a school's platform (SCORM). */

/** Versions of SCORM that platforms import. */
export const SCORM_VERSIONS = ['1.2', '2004'] as const;
export type ScormVersion = (typeof SCORM_VERSIONS)[number];

/** What a package shows: the game's page, absolute or in the package, and a title; both safe in markup. */
export interface PackageLesson {
  readonly address: string;
  readonly title: string;
}

/** What the page says around the frame. */
type PageWords = Readonly<Record<'frame' | 'alone' | 'elsewhere' | 'open' | 'untold', string>>;

/** The package's page: the game's own page in a frame, which the script opens for the pupil. */
export const pageText = ({ address, title }: PackageLesson, copy: PageWords): string => `<!doctype html>
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
${address.startsWith('http') ? otherWindow(address, copy) : ''}<script src="player.js"></script>
</body>
</html>
`;

/** Of a game that is not in the package itself: a frame may stay empty. */
const otherWindow = (address: string, copy: PageWords): string =>
  `<p>${copy.elsewhere} <a href="${address}" target="_blank" rel="noopener">${copy.open}</a> ${copy.untold}</p>\n`;

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
export const manifestText = (
  title: string,
  version: ScormVersion,
  files: readonly string[],
): string => `<?xml version="1.0" encoding="UTF-8"?>
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
    <resource identifier="pagina" type="webcontent" adlcp:${NAMES[version].type}="sco" href="index.html">
${files.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
