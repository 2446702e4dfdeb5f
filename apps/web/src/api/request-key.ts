/** Bytes of a request key. */
const BYTES = 32;

/**
 * Keys for a command that may be sent again after a lost answer: the same key as long as the body is the same, so that
 * another body never comes with the key of the one before. Kept in this page only.
 */
export function requestKeys(): (body: unknown) => string {
  let [last, key] = ['', ''];
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last) [last, key] = [text, newKey()];
    return key;
  };
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
}
