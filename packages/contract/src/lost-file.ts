/* What the pages run when one of their files gets lost on the way. An entry of its own: only the builds of the pages read it. */

/** Id of what the script shows where the program did not come; the program takes it away if it comes after all. */
export const LOST_FILE_BOX = 'lost-file';

interface Words {
  readonly title: string;
  readonly body: string;
  readonly button: string;
}

/**
 * The script that stands at the head of every page of the game and of the minigames; the content policy allows it by its hash. It
 * asks once more for a picture, a style or a font. For the program, which browsers don't ask for twice in one document, it reloads
 * the page, and keeps what was typed except passwords; where the page has just been reloaded, it says so and leaves that to the
 * player. A part that gets lost later is the business of ui/loading/load-chunk.ts.
 */
export const lostFileScript = (words: Words): string => `(() => {
  const { title, body, button } = ${JSON.stringify(words)};
  const root = document.documentElement;
  const asked = new WeakSet();
  let isLost = false;
  const reload = () => {
    const typed = { ...history.state?.typed };
    for (const { name, type, value } of document.querySelectorAll('form input'))
      if (type !== 'password' && value) typed[name] = value;
    history.replaceState({ ...history.state, typed }, '');
    location.reload();
  };
  const loseProgram = () => {
    if (isLost || 'started' in root.dataset) return;
    isLost = true;
    const [visit] = performance.getEntriesByType('navigation');
    if (visit && visit.type !== 'reload') return reload();
    const box = document.createElement('div');
    box.id = '${LOST_FILE_BOX}';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'position:fixed;inset:0;z-index:9;display:grid;place-content:center;justify-items:center;gap:20px;padding:24px;' +
      'background:#fff9ee;color:#2c2056;font:600 18px/1.4 system-ui,sans-serif;text-align:center';
    const add = (tag, text) => box.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
    add('h1', title).style.cssText = 'margin:0;font-size:28px';
    add('p', body).style.margin = 0;
    const again = add('button', button);
    again.style.cssText =
      'min-height:56px;padding:0 28px;border:0;border-radius:28px;background:#6a45b8;color:#fff;font:inherit';
    again.onclick = reload;
    (document.body || root).append(box);
  };
  addEventListener(
    'error',
    (event) => {
      const lost = event.target;
      if (lost.tagName === 'SCRIPT') return loseProgram();
      const isStyle = lost.tagName === 'LINK' && lost.rel === 'stylesheet';
      if ((!isStyle && lost.tagName !== 'IMG') || asked.has(lost)) return;
      if (isStyle) {
        const again = lost.cloneNode();
        asked.add(again);
        lost.after(again);
      } else {
        event.stopImmediatePropagation();
        asked.add(lost);
        setTimeout(() => (lost.src = lost.src), 500);
      }
    },
    true,
  );
  const fonts = new Set();
  document.fonts.addEventListener('loadingerror', ({ fontfaces }) => {
    const plain = (family) => family.replace(/["']/g, '');
    for (const { family, weight } of fontfaces) {
      if (fonts.has(family + weight)) continue;
      fonts.add(family + weight);
      for (const sheet of document.styleSheets)
        for (const [place, rule] of [...sheet.cssRules].entries()) {
          if (!(rule instanceof CSSFontFaceRule) || plain(rule.style.fontFamily) !== plain(family)) continue;
          sheet.deleteRule(place);
          sheet.insertRule(rule.cssText, place);
        }
    }
  });
})();`;

/** The script's place in a page: after the encoding, which has to be among the first bytes, and before every file. */
export const withLostFileScript = (page: string, words: Words): string =>
  page.replace(/<meta charset[^>]*>/, (first) => `${first}\n    <script>${lostFileScript(words)}</script>`);
