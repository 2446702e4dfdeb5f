/* What our small pages run. Each stands in its page and is named there by its hash, so nothing of a request is ever in it. */

/**
 * Keeps the session where the game looks for it (packages/contract/src/wire/kept.ts). Whoever played here before as somebody
 * else leaves nothing behind; the first 21 characters of a token are its player's.
 */
export const ENTER_SCRIPT = `(() => {
  const { token, to } = document.getElementById('entrada').dataset;
  try {
    const kept = localStorage.getItem('token');
    if (kept === null || kept.slice(0, 21) !== token.slice(0, 21)) {
      localStorage.clear();
      sessionStorage.clear();
    }
    localStorage.setItem('token', token);
    location.replace(to);
  } catch {
    document.getElementById('entrada').hidden = true;
    document.getElementById('recusa').hidden = false;
  }
})();`;

export const SUBMIT_SCRIPT = "document.getElementById('volta').submit();";
