/**
 * A drawing as it looks from far away: no lit edges, no layer shadows, outlines in whole units. Two fifths of the bytes,
 * for people who are shown smaller than about 150 px.
 */
import { CAST_OPACITY, EDGE_MOVE } from './paper.ts';
import type { Svg } from './svg.ts';

const escaped = (text: string): string => text.replace(/[.()]/g, String.raw`\$&`);
const EDGES = new RegExp(`<path [^>]*transform="${escaped(EDGE_MOVE)}"/>`, 'g');
const SHADOWS = new RegExp(
  `<path [^>]*transform="translate\\([\\d.]+ [\\d.]+\\)" opacity="${escaped(String(CAST_OPACITY))}"/>`,
  'g',
);
const OUTLINE = / d="(M[^"]*)"/g;
/** commands of core/outline.ts: M is absolute, l and c are steps from the last point */
const COMMAND = /([MlcZ])([^MlcZ]*)/g;
const NUMBER = /-?\d*\.?\d+/g;

/** Path data in whole units; what is rounded away in one step is carried into the next. */
function inWholeUnits(d: string): string {
  let [x, y, shownX, shownY] = [0, 0, 0, 0];
  const rows = Array.from(d.matchAll(COMMAND), ([, command = '', rest = '']) => {
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    if (command === 'Z') return 'Z';
    const [fromX, fromY] = command === 'M' ? [0, 0] : [x, y];
    const [baseX, baseY] = command === 'M' ? [0, 0] : [shownX, shownY];
    const out: number[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x = fromX + (numbers[i] ?? 0);
      y = fromY + (numbers[i + 1] ?? 0);
      shownX = Math.round(x);
      shownY = Math.round(y);
      out.push(shownX - baseX, shownY - baseY);
    }
    return command + out.join(' ').replaceAll(' -', '-');
  });
  return rows.join('');
}
/** The same drawing with less to load; only for drawings made with core/paper.ts. */
export const distant = (svg: Svg): Svg =>
  svg
    .replace(EDGES, '')
    .replace(SHADOWS, '')
    .replace(OUTLINE, (whole, d: string) => (/[^MlcZ\d.\- ]/.test(d) ? whole : ` d="${inWholeUnits(d)}"`));
