/** The last segment after one of these in a pasted address is its code. */
const IN_ADDRESS = /\/(?:c|v|entrar|volta)\/([^/?#\s]+)/gi;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Words of a text that together, without a gap between them, have so many signs: 'Código: BCD 234.' has 'BCD234' of six. */
function runsOf(text: string, length: number): readonly string[] {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.flatMap((_, from) => {
    let run = '';
    for (let to = from; to < words.length && run.length < length; to += 1) run += words[to] ?? '';
    return run.length === length ? [run] : [];
  });
}

/**
 * What may be a code of `length` signs in a text as people pass it on: in capitals, without gaps, dashes, punctuation, words before
 * it, or the address that it stands in. The last one first.
 */
export function codesIn(text: string, length: number): readonly string[] {
  const address = [...text.matchAll(IN_ADDRESS)].at(-1)?.[1];
  const ofAddress = address === undefined ? [] : runsOf(decoded(address), length);
  return [...ofAddress, ...[...runsOf(text, length)].reverse()];
}
