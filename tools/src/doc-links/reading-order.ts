/** Lines of code that a newcomer reads in an afternoon: fewest and most. */
const AFTERNOON = { fewest: 1_600, most: 2_400 } as const;
/** By how much a stated number of lines may differ from the file's. */
const TOLERANCE = 0.2;
const AT_LEAST = 10;

const ROW = /^\| *\d+ *\| *`([^`]+)` *\| *(\d+) *\|/gm;

/**
 * Judges the rows `| 1 | \`path\` | lines | … |` of a reading order: stated lines are about those of the file, and all files
 * together are an afternoon's reading. `linesOf`: null for a file that is not there.
 */
export function judgeReadingOrder(text: string, linesOf: (path: string) => number | null) {
  const rows = [...text.matchAll(ROW)].map(([, path = '', stated = '']) => ({ path, stated: Number(stated) }));
  const faults: string[] = [];
  let lines = 0;
  for (const { path, stated } of rows) {
    const real = linesOf(path);
    if (real === null) {
      faults.push(`${path} is not there`);
      continue;
    }
    lines += real;
    if (Math.abs(real - stated) > Math.max(AT_LEAST, real * TOLERANCE))
      faults.push(`${path} has ${real} lines, not ${stated}`);
  }
  if (lines < AFTERNOON.fewest || lines > AFTERNOON.most)
    faults.push(`${lines} lines are no afternoon (${AFTERNOON.fewest} to ${AFTERNOON.most})`);
  return { files: rows.length, lines, faults };
}
