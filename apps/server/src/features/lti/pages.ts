import { ltiCopy as copy, type LtiRefusal } from '@consorcio/copy/lti';
import type { FastifyReply } from 'fastify';
import { escapeHtml, PAGE_COLOURS, policyHash } from '../../http/html.ts';
import type { LtiPlatform } from './platform-settings.ts';

/* What our small pages run. Each stands in its page and is named there by its hash, so nothing of a request is ever in it. */

/**
 * Keeps who enters in this window alone (`school` of packages/contract/src/page/kept.ts): what somebody else plays in this
 * browser stays, and another pupil's window is another player's.
 */
const ENTER_SCRIPT = `(() => {
  const { name, kept, same, to, school } = document.getElementById('entrada').dataset;
  try {
    if (!(sessionStorage.getItem(name) ?? '').startsWith(same)) sessionStorage.clear();
    sessionStorage.setItem('school', school);
    sessionStorage.setItem(name, kept);
    const { returnUrl } = JSON.parse(school);
    if (returnUrl !== null) localStorage.setItem('school-site', new URL(returnUrl).origin);
    location.replace(to);
  } catch {
    document.getElementById('entrada').hidden = true;
    document.getElementById('recusa').hidden = false;
  }
})();`;

/** Tells a platform's window that a registration is over. LTI dynamic registration, 3.6. */
const CLOSE_SCRIPT = `document.getElementById('fechar').addEventListener('click', () =>
  (window.opener ?? window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*'));`;

const SUBMIT_SCRIPT = "document.getElementById('volta').submit();";
/** Asks again by itself, as long as the page is shown: in milliseconds. */
const AGAIN_SCRIPT = "setTimeout(() => document.getElementById('de-novo').submit(), 10000);";

/** The whole style of these pages. It stands in each page, named by its hash in the page's policy. */
const STYLE = `${PAGE_COLOURS}
*{box-sizing:border-box}
body{display:grid;grid-template-columns:minmax(0,1fr);align-content:center;align-content:safe center;min-height:100vh;min-height:100dvh;margin:0;background:var(--ground);color:var(--ink);font:1.05rem/1.5 system-ui,sans-serif}
.brand{justify-self:center;margin:clamp(.75rem,4vh,2rem) .75rem 0;color:var(--key);font-size:1.25rem;font-weight:800}
main{width:calc(100% - 1.5rem);max-width:46rem;margin:clamp(.75rem,3vh,2rem) auto;padding:clamp(1rem,4vw,2rem);background:var(--card);border:1px solid var(--line);border-radius:1rem}
h1{margin:0 0 .5rem;font-size:clamp(1.4rem,5vw,1.9rem);line-height:1.2}
h2{margin:1.75rem 0 .5rem;font-size:1.2rem}
p,ol,dl{margin:.5rem 0}
li+li{margin-top:.35rem}
.code,dt{color:var(--soft);font-size:.9rem}
dd{margin:0 0 .75rem}
code,pre{font:.95rem/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
code,pre{padding:.15rem .4rem;border:1px solid var(--line);border-radius:.4rem;background:var(--ground);-webkit-user-select:all;user-select:all}
dd code{display:block;padding:.5rem .6rem}
pre{padding:.75rem;white-space:pre-wrap}
fieldset{margin:1rem 0;padding:0;border:0}
label{display:flex;gap:.75rem;align-items:center;min-height:3.5rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.6rem}
label+label{margin-top:.5rem}
@supports selector(:has(a)){label:has(:checked){outline:2px solid var(--key)}}
input:is([type=radio],[type=checkbox]){flex:none;width:1.4rem;height:1.4rem;accent-color:var(--key)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.5rem;padding:.5rem 1.5rem;border:0;border-radius:.8rem;background:var(--key);color:var(--on-key);font:inherit;font-weight:700;text-decoration:none;cursor:pointer}
a{color:inherit}
.rows{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem .75rem;border-bottom:1px solid var(--line);text-align:left;white-space:nowrap}
thead th{color:var(--soft);font-size:.9rem}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:1rem 0}
.acts form{display:contents}
.acts .second{background:none;border:2px solid var(--key);color:var(--key)}
@media(forced-colors:active){.button{border:2px solid}}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--key);outline-offset:3px}
`;

/** A small page of the server's own, without the game's program. */
export interface LtiPage {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly script?: string;
  /** Origin that a form of the page may be sent to; left out: none. */
  readonly formTo?: string;
  /** Origin of a platform that is not connected yet, in whose page it may be shown. */
  readonly shownBy?: string;
}

const styleHash = policyHash(STYLE);

/** What the page may do: its own style and script, one form, and to be shown inside the platforms' pages. */
function policyOf({ script, formTo, shownBy }: LtiPage, platforms: readonly LtiPlatform[]): string {
  const own = platforms.flatMap(({ origins }) => origins);
  const around = [...new Set(shownBy === undefined ? own : [...own, shownBy])];
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `script-src ${script === undefined ? "'none'" : policyHash(script)}`,
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
      // The page's own form is known by its origin where a browser says no more.
      'referrer-policy': 'same-origin',
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

/** In a frame: opens the game in a window of its own, by a form with a signed text. */
const windowForm = (action: string, button: string): string =>
  `${paragraph(copy.ownWindow.body)}<form method="post" action="${escapeHtml(action)}" target="_blank" rel="noopener"><input type="hidden" name="entrada" value="${escapeHtml(button)}"><button class="button">${copy.ownWindow.button}</button></form>${paragraph(copy.ownWindow.again)}`;
export const ownWindowPage = (action: string, button: string): LtiPage => ({
  title: copy.ownWindow.title,
  body: windowForm(action, button),
  formTo: "'self'",
});

/** Why a pupil has no seat in a live group, with a button that asks again. `isAwaited`: it will have one by itself. */
export function noSeatPage(
  code: keyof typeof copy.noSeat,
  action: string,
  button: string,
  isAwaited: boolean,
): LtiPage {
  const { title, lines } = copy.noSeat[code];
  const form = `<form id="de-novo" method="post" action="${escapeHtml(action)}"><input type="hidden" name="entrada" value="${escapeHtml(button)}"><button class="button">${copy.tryAgain}</button></form>`;
  const body = `${lines.map(paragraph).join('')}${form}`;
  return { title, body, formTo: "'self'", ...(isAwaited && { script: AGAIN_SCRIPT }) };
}

/** After a registration: what is still to be done, and a button that closes the platform's window. */
export function registeredPage(host: string, isConfirmed: boolean): LtiPage {
  const { title, waits, next, chooser, updated, reset, close } = copy.register;
  const lines = isConfirmed ? [updated(host), reset] : [waits(host), next, chooser];
  const body = `${lines.map(paragraph).join('')}<p><button class="button" id="fechar" type="button">${close}</button></p>`;
  return { title, body, script: CLOSE_SCRIPT };
}

/** A registration that came to nothing. */
export function unregisteredPage(): LtiPage {
  return { title: copy.register.failed, body: paragraph(copy.register.failedBody) };
}

/** What a window keeps of who enters: the key of `kept.ts`, its text, and the first characters by which that is the same one's. */
export interface EntryKey {
  readonly name: string;
  readonly text: string;
  readonly same: string;
}
/** A session. The first 21 characters of a token are its player's. */
export const sessionEntry = (token: string): EntryKey => ({ name: 'token', text: token, same: token.slice(0, 21) });

/**
 * Hands a key to the browser: it stands in the body alone, is put where the game looks for it, and the page leaves the history
 * for `path`. `school`: what the game is told of the activity, as JSON. `instead`: in a frame, the page that shows where the
 * browser keeps nothing there.
 */
export function enterPage(
  { name, text, same }: EntryKey,
  { path, school }: { readonly path: string; readonly school: string },
  instead?: LtiPage,
): LtiPage {
  const { title, wait, noStorage } = copy.entering;
  const told = Object.entries({ name, kept: text, same, to: path, school });
  const data = told.map(([field, value]) => `data-${field}="${escapeHtml(value)}"`).join(' ');
  const refused = instead?.body ?? paragraph(noStorage);
  const body = `<p id="entrada" ${data}>${escapeHtml(wait)}</p><div id="recusa" role="alert" hidden>${refused}</div>`;
  return { ...instead, title, body, script: ENTER_SCRIPT };
}

/** Takes a teacher's choice back to the platform: by itself, or by the button. */
export function returnPage(to: string, answer: string): LtiPage {
  const { sending, sendButton } = copy.choose;
  const body = `<form id="volta" method="post" action="${escapeHtml(to)}"><input type="hidden" name="JWT" value="${escapeHtml(answer)}"><button class="button">${sendButton}</button></form>`;
  return { title: sending, body, script: SUBMIT_SCRIPT, formTo: new URL(to).origin };
}
