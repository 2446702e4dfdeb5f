/*
 * Runs before the program is loaded. The build inlines this script into the head of every screen's page
 * (delivery/screen-pages.ts); the content policy allows it by its hash. It must stay small.
 *
 * The page says in its <meta name="early"> for whom it was written: `content` is 'signed-in', 'signed-out' or empty
 * (nothing was written ahead), `data-path` the first segment of its path, `data-calls` the calls to be made at once, and
 * `data-program` the program's files in their order, where the page itself asks for none of them: what is written ahead
 * is painted first.
 */
interface Early {
  /** The token that the calls carry; null when nobody is signed in. */
  readonly token: string | null;
  /** Answers on their way, by address; each is taken once (api/prefetch.ts). */
  readonly answers: Record<string, Promise<Response>>;
  /** Values typed into the fields of a form, by name, before the program was loaded (page.tsx). */
  readonly typed: Record<string, string>;
  /** Names of the fields that were left before the program was loaded: their faults show. */
  readonly left: Set<string>;
  /** The form was sent before the program could send it. */
  sent: boolean;
  /** The button, of no form, that was pressed last before the program could take the press. */
  pressed: HTMLElement | null;
}
declare global {
  interface Window {
    early?: Early;
  }
}

/** Milliseconds after `load`, for browsers that report no paint. */
const UNPAINTED = 500;

const { dataset } = document.documentElement;
const meta = document.querySelector<HTMLMetaElement>('meta[name=early]');
let token: string | null = null;
/** Without a campaign in mind, and once its results are due, the stage would be refused (page.tsx). */
let hasStage = false;
try {
  /* A window that a school has opened keeps all for itself (the contract's kept.ts). */
  const area = sessionStorage.getItem('school') === null ? localStorage : sessionStorage;
  /* A package's pupil is told apart by the program first (session/school-window.ts). */
  const isUnknown = location.hash.startsWith('#aluno=');
  token = isUnknown ? null : (/^[!-~]+$/.exec(area.getItem('token') ?? '')?.[0] ?? null);
  hasStage = Boolean(area.getItem('current_cycle')) && !location.search.includes('complete=true');
} catch {
  // without storage nobody is signed in
}
const early: Early = { token, answers: {}, typed: {}, left: new Set(), sent: false, pressed: null };
window.early = early;
/* The page was reloaded because a file of it got lost (the contract's lost-file.ts). */
Object.assign(early.typed, (history.state as { readonly typed?: Record<string, string> } | null)?.typed);
if (meta !== null) {
  const { path, calls = '' } = meta.dataset;
  /* Prerendered for other visitors, for a game with a server, or for another screen (the worker's page): hidden until the program is loaded. */
  if (
    dataset.offers !== undefined ||
    meta.content !== (token === null ? 'signed-out' : 'signed-in') ||
    path !== location.pathname.slice((dataset.base ?? '').length).split('/')[1]
  )
    dataset.blank = '';
  else if (token !== null && calls !== '') {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    for (const address of calls.split(' ')) {
      if (!hasStage && address.endsWith('/stage/current')) continue;
      const answer = fetch(address, { headers });
      answer.catch(() => undefined);
      early.answers[address] = answer;
    }
  }
}
const program = meta?.dataset.program?.split(' ') ?? [];
/** Files of the program, and nothing else; its name is in the contract's TRUSTED_TYPES_POLICIES: this script imports nothing. */
const files = { createScriptURL: (file: string): string => (program.includes(file) ? file : '') };
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: typeof files): typeof files } };
const policy = trustedTypes?.createPolicy('jogo-head', files) ?? files;
const isStyle = (file: string): boolean => file.endsWith('.css');
/** One after the other, each in a task of its own. */
const begin = (): void => {
  for (const file of program) {
    const [tag, asked] = isStyle(file)
      ? ['link', { rel: 'preload', as: 'style', href: file }]
      : ['script', { type: 'module', async: false, src: policy.createScriptURL(file) }];
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '' }, asked));
  }
};
if (dataset.blank !== undefined)
  for (const file of program) {
    if (isStyle(file)) continue;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: file }));
  }
/* The program hydrates only a page that was parsed to its end. */
if (program.length > 0)
  addEventListener('DOMContentLoaded', () => {
    if (dataset.blank !== undefined) return begin();
    let isAsked = false;
    const ask = (): void => {
      if (isAsked) return;
      isAsked = true;
      begin();
    };
    new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
    /* A background tab is not painted, and not every browser reports paints. */
    addEventListener('load', () => setTimeout(ask, document.hidden ? 0 : UNPAINTED));
  });
addEventListener('input', ({ target }) => {
  if (dataset.started === undefined && target instanceof HTMLInputElement) early.typed[target.name] = target.value;
});
addEventListener('focusout', ({ target }) => {
  if (dataset.started === undefined && target instanceof HTMLInputElement) early.left.add(target.name);
});
addEventListener('submit', (event) => {
  if (dataset.started !== undefined) return;
  event.preventDefault();
  early.sent = true;
});
addEventListener(
  'click',
  ({ target }) => {
    if (dataset.started === undefined && target instanceof Element)
      early.pressed = target.closest<HTMLElement>('button[type=button]');
  },
  true,
);
/* A press that makes React hydrate at once is taken by React; one that it can't take yet it does not let through. */
addEventListener('click', () => {
  if (dataset.started !== undefined) early.pressed = null;
});

export {};
