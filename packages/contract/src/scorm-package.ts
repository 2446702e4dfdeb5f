import { FRAME_FEATURES } from './frame-markup.ts';

/* The page and the manifest of a package for a school's platform (SCORM). */

/** Versions of SCORM that platforms import. */
export const SCORM_VERSIONS = ['1.2', '2004'] as const;
export type ScormVersion = (typeof SCORM_VERSIONS)[number];

type PageWords = Readonly<Record<'frame' | 'alone' | 'review' | 'full', string>>;

/** The package's page: the game's own page in a frame, which the script opens for the pupil. `title` is safe in markup. */
export const pageText = (title: string, copy: PageWords): string => `<!doctype html>
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
</style>
</head>
<body>
<p data-alone hidden role="status">${copy.alone}</p>
<p data-review hidden role="status">${copy.review}</p>
<p data-full hidden role="status">${copy.full}</p>
<iframe data-game="jogo/index.html" title="${copy.frame}" allow="${FRAME_FEATURES.join('; ')}"></iframe>
<script src="player.js"></script>
</body>
</html>
`;

/** What a package is made for. */
export interface PackageChoice {
  readonly version: ScormVersion;
  /** Safe in markup. */
  readonly title: string;
  /** The only dream of the activity, from 1. */
  readonly dream: number | null;
  /** Without films and music, and with the simpler drawings. */
  readonly isLight: boolean;
}

const SPACES = {
  '1.2': `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
  '2004': `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
    xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
} as const;
const NAMES = {
  '1.2': { version: '1.2', type: 'scormtype', data: 'datafromlms' },
  '2004': { version: '2004 4th Edition', type: 'scormType', data: 'dataFromLMS' },
};
/** Names of the fields of what the platform hands to the package's page as it starts, in the form of an address's query. */
export const LAUNCH_FIELDS = { dream: 'sonho', isLight: 'leve' } as const;

/**
 * `imsmanifest.xml`: one page that reports by itself (a SCO). SCORM 1.2 Content Aggregation Model 2.3; SCORM 2004 4th edition
 * Content Aggregation Model 3.4.
 */
function manifestText({ version, title, dream, isLight }: PackageChoice, files: readonly string[]): string {
  const told = [
    ...(dream === null ? [] : [`${LAUNCH_FIELDS.dream}=${dream}`]),
    ...(isLight ? [`${LAUNCH_FIELDS.isLight}=1`] : []),
  ].join('&amp;');
  const { version: schema, type, data } = NAMES[version];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="vai-de-consorcio" version="1.0"
    ${SPACES[version]}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${schema}</schemaversion>
  </metadata>
  <organizations default="jogo">
    <organization identifier="jogo">
      <title>${title}</title>
      <item identifier="partida" identifierref="pagina" isvisible="true">
        <title>${title}</title>
        <adlcp:${data}>${told}</adlcp:${data}>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="pagina" type="webcontent" adlcp:${type}="sco" href="index.html">
${files.map((file) => `      <file href="${file}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
}

const MANIFEST = 'imsmanifest.xml';

/** What only the whole package has: films and their stills, music, and drawings that 'modo leve' does not show or shows simpler. */
const OF_WHOLE = [
  /^jogo\/(?:choiceVideo|sorteio)\//,
  /\/(?:dancer|mapa|runner|intro|matches|tapper|pagamentos|final-positivo|final-negativo|roleta)-[0-9a-f]{8}\.webm$/,
  /\/arcade-assets\/[a-z]+-(?:persona-\d|things|sides)-[0-9a-f]{8}\.svg$/,
  /\/assets\/(?:assembly|peak-(?:friends|onlookers|hero-(?:waits|lands)))-\d-[0-9a-f]{8}\.svg$/,
  /\/assets\/(?:event-lids|raffle-(?:member|piece|player)|running-sheet|[a-z]+-(?:blink|glance))-.*\.svg$/,
];

/** Packed already. */
const PACKED = /\.(?:mp4|webm|m4a|png|webp|woff2)$/;

/** A file as fflate zips it. */
type Zipped = [content: Uint8Array, options: { level: 0 | 9 }];

/**
 * What a package for a choice holds, of the files of the whole one, ready to be zipped.
 * @param bytesOf of a text in UTF-8
 */
export function packageFiles(
  whole: Readonly<Record<string, Uint8Array>>,
  choice: PackageChoice,
  bytesOf: (text: string) => Uint8Array,
): Record<string, Zipped> {
  const files = Object.entries(whole).filter(
    ([name]) => name !== MANIFEST && !(choice.isLight && OF_WHOLE.some((kind) => kind.test(name))),
  );
  const names = files.map(([name]) => name);
  files.unshift([MANIFEST, bytesOf(manifestText(choice, names))]);
  return Object.fromEntries(
    files.map(([name, content]): [string, Zipped] => [name, [content, { level: PACKED.test(name) ? 0 : 9 }]]),
  );
}
