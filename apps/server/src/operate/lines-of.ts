/**
 * The lines of a text that comes in pieces, without their line feeds. Nothing else ends one: the module `node:readline` of
 * newer versions of Node.js also ends a line at U+2028 and U+2029, which JSON leaves as they are and a name may hold.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    begun.push(first);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
  const last = begun.join('');
  if (last !== '') yield last;
}
