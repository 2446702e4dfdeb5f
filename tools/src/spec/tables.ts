/** Rows of the first table below the heading with this number, without its head; each cell trimmed. */
export function tableBelow(page: string, number: string): readonly (readonly string[])[] {
  const heading = new RegExp(`^#{2,4} ${number.replace('.', '\\.')}\\.? .*$`, 'm').exec(page);
  if (heading === null) throw new Error(`no heading ${number}`);
  const below = page.slice(heading.index + heading[0].length).split('\n');
  const first = below.findIndex((line) => line.startsWith('|'));
  const rest = below.slice(first);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(2, end < 0 ? undefined : end).map(cellsOf);
}

/** A pipe that belongs to the text is written `\|`. */
const cellsOf = (row: string): readonly string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
