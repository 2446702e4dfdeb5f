import { ltiCopy } from '@consorcio/copy/lti';
import { escapeHtml } from '../../http/escape-html.ts';
import type { LtiAddresses } from './addresses.ts';
import { SCORE_SCOPE } from './claims.ts';
import type { LtiPage } from './pages.ts';

const copy = ltiCopy.admin;

/** One entry of LTI_PLATFORMS to be filled in; the addresses are those of a Moodle. */
const EXAMPLE = [
  {
    issuer: 'https://moodle.example.com',
    clientId: 'AbC123',
    authUrl: 'https://moodle.example.com/mod/lti/auth.php',
    tokenUrl: 'https://moodle.example.com/mod/lti/token.php',
    jwksUrl: 'https://moodle.example.com/mod/lti/certs.php',
    deploymentIds: ['1'],
  },
];

const steps = (lines: readonly string[]): string =>
  `<ol>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ol>`;

/** What an administrator pastes into the platform, and what goes into the settings. */
export function adminPage(addresses: LtiAddresses, platforms: number): LtiPage {
  const rows = (['launch', 'login', 'keys', 'deepLink', 'canvas'] as const).map(
    (name) => `<dt>${escapeHtml(copy.names[name])}</dt><dd><code>${escapeHtml(addresses[name])}</code></dd>`,
  );
  const body = `<p>${escapeHtml(copy.intro)} ${escapeHtml(copy.known(platforms))}</p>
<h2>${copy.addresses}</h2><dl>${rows.join('')}</dl>
<h2>${copy.moodle}</h2>${steps(copy.moodleSteps)}
<h2>${copy.canvas}</h2>${steps(copy.canvasSteps)}
<h2>${escapeHtml(copy.settings)}</h2><p>${escapeHtml(copy.settingsBody)}</p><pre>${escapeHtml(JSON.stringify(EXAMPLE, null, 2))}</pre>
<p>${escapeHtml(copy.kept)}</p>`;
  return { title: copy.title, body };
}

/** The configuration that Canvas takes by its address. */
export function canvasConfig({ launch, login, deepLink, keys }: LtiAddresses) {
  const placement = (name: string) => ({
    placement: name,
    message_type: 'LtiDeepLinkingRequest',
    target_link_uri: deepLink,
  });
  return {
    ...{ title: 'Vai de Consórcio', description: copy.intro, target_link_uri: launch },
    ...{ oidc_initiation_url: login, public_jwk_url: keys, scopes: [SCORE_SCOPE] },
    extensions: [
      {
        ...{ platform: 'canvas.instructure.com', privacy_level: 'anonymous' },
        settings: { placements: [placement('assignment_selection'), placement('link_selection')] },
      },
    ],
  };
}
