import { FRAME_FEATURES } from '@consorcio/contract/frame-markup';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { scormCopy as copy } from '@consorcio/copy/scorm';

/** Compiled beside this file; the page needs no other. */
export const SCRIPTS = ['player.js', 'lesson.js'] as const;
const PAGE = 'index.html';
const FILES = [PAGE, ...SCRIPTS];

/** The package's page: the game's own page in a frame. `address`: absolute, safe in a quoted attribute. */
export const pageText = (address: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>${GAME_NAME}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
html, body { height: 100%; margin: 0; }
body { display: flex; flex-direction: column; font: 16px/1.4 sans-serif; }
iframe { flex: 1; border: 0; min-height: 360px; }
p { margin: 8px 16px; }
</style>
</head>
<body>
<p data-alone hidden role="status">${copy.alone}</p>
<iframe src="${address}" title="${copy.frame}" allow="${FRAME_FEATURES.join('; ')}"></iframe>
<p>${copy.elsewhere} <a href="${address}" target="_blank" rel="noopener">${copy.open}</a>. ${copy.untold}</p>
<script type="module" src="player.js"></script>
</body>
</html>
`;

/** `imsmanifest.xml`: one page that reports by itself (a SCO). SCORM 1.2, Content Aggregation Model, 2.3. */
export const manifestText = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="vai-de-consorcio" version="1.0"
    xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="jogo">
    <organization identifier="jogo">
      <title>${GAME_NAME}</title>
      <item identifier="partida" identifierref="pagina" isvisible="true">
        <title>${GAME_NAME}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="pagina" type="webcontent" adlcp:scormtype="sco" href="${PAGE}">
${FILES.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
