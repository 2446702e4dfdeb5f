import { createHash } from 'node:crypto';
import { ltiCopy as copy, type LtiRefusal } from '@consorcio/copy/lti';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { ENTER_SCRIPT, SUBMIT_SCRIPT } from './scripts.ts';
import { STYLE } from './style.ts';

/** A small page of the server's own, without the game's program. */
export interface LtiPage {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly script?: string;
  /** Origin that a form of the page may be sent to; left out: none. */
  readonly formTo?: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleHash = hashOf(STYLE);

/** What the page may do: its own style and script, one form, and to be shown inside the platforms' pages. */
function policyOf({ script, formTo }: LtiPage, platforms: readonly LtiPlatform[]): string {
  const around = [...new Set(platforms.flatMap(({ origins }) => origins))];
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `script-src ${script === undefined ? "'none'" : hashOf(script)}`,
    'img-src data:',
    "base-uri 'none'",
    `form-action ${formTo ?? "'none'"}`,
    `frame-ancestors ${["'self'", ...around].join(' ')}`,
  ].join(';');
}

/** Sends a page that no cache and no address keeps anything of. */
export function sendLtiPage(reply: FastifyReply, page: LtiPage, platforms: readonly LtiPlatform[]): FastifyReply {
  const script = page.script === undefined ? '' : `<script>${page.script}</script>`;
  return reply
    .removeHeader('x-frame-options')
    .headers({
      'content-security-policy': policyOf(page, platforms),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<title>${escapeHtml(page.title)} · Vai de Consórcio</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><style>${STYLE}</style></head><body><p class="brand">Vai de Consórcio</p><main><h1>${escapeHtml(page.title)}</h1>
${page.body}</main>${script}</body></html>`);
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Says what happened and what to do. */
export function refusalPage(code: LtiRefusal): LtiPage {
  const { title, lines } = copy.refusals[code];
  return { title, body: `${lines.map(paragraph).join('')}<p class="code">${escapeHtml(copy.code(code))}</p>` };
}

/** In a frame: opens the same login in a window of its own. */
export function ownWindowPage(path: string): LtiPage {
  const { title, body, button } = copy.ownWindow;
  const link = `<a class="button" href="${escapeHtml(path)}" target="_blank" rel="noopener">${button}</a>`;
  return { title, body: `${paragraph(body)}<p>${link}</p>` };
}

/**
 * Hands a session to the browser: the token stands in the body alone, is put where the game looks for it, and the page
 * leaves the history for `path`.
 */
export function enterPage(token: string, path: string): LtiPage {
  const { title, wait, noStorage } = copy.entering;
  const told = `data-token="${escapeHtml(token)}" data-to="${escapeHtml(path)}"`;
  const body = `<p id="entrada" ${told}>${escapeHtml(wait)}</p><p id="recusa" role="alert" hidden>${escapeHtml(noStorage)}</p>`;
  return { title, body, script: ENTER_SCRIPT };
}

/** Takes a teacher's choice back to the platform: by itself, or by the button. */
export function returnPage(to: string, answer: string): LtiPage {
  const { sending, sendButton } = copy.choose;
  const body = `<form id="volta" method="post" action="${escapeHtml(to)}"><input type="hidden" name="JWT" value="${escapeHtml(answer)}"><button class="button">${sendButton}</button></form>`;
  return { title: sending, body, script: SUBMIT_SCRIPT, formTo: new URL(to).origin };
}
