/** What shines in the town before the sun is up: its lit windows, and warm light before the doors of the four places. */
import { gradedColour } from '../../core/grade.ts';
import { ell, radial, type Svg } from '../../core/svg.ts';
import { PALETTE as C } from '../../core/tokens.ts';
import { PLACES } from '../../plans/places.ts';
import { blockCorner, VIEW } from '../../plans/plan.ts';
import { SHADED_LIT_PANE, SHADED_PANE } from '../buildings/wall-parts.ts';
import { LIGHTS } from './depth.ts';

const BY_DAY = [C.lampada, SHADED_LIT_PANE, SHADED_PANE] as const;
/** fills of panes that are lit before dawn: those of lit windows, and the shaded side of every house, at every depth */
const PANES: ReadonlySet<string> = new Set(
  BY_DAY.flatMap((pane) => [pane, ...LIGHTS.map((light) => gradedColour(pane, light))]),
);
const isPane = (tag: string): boolean => PANES.has(/ fill="([^"]+)"/.exec(tag)?.[1] ?? '');
const TAG = /<(\/?)(g|symbol|rect|use)\b[^>]*>/g;
/** what places a group: paint and clips are left out */
const PLACE = / (?:id|overflow|transform)="[^"]*"/g;

/** The lit panes of a drawing where they stand in it, in one colour; nothing else of it. */
export function panesOf(drawing: Svg): Svg {
  const root: { readonly opening: string; readonly parts: string[] } = { opening: '', parts: [] };
  const open = [root];
  const lit = new Set<string>();
  for (const [tag, isEnd, name] of drawing.matchAll(TAG)) {
    const parts = open.at(-1)?.parts ?? root.parts;
    if (name === 'rect') {
      if (isPane(tag)) parts.push(tag.replace(/ fill="[^"]+"/, ` fill="${C.lampada}"`));
    } else if (name === 'use') {
      if (lit.has(/ href="#([^"]+)"/.exec(tag)?.[1] ?? '')) parts.push(tag);
    } else if (!isEnd) {
      open.push({ opening: `<${name}${(tag.match(PLACE) ?? []).join('')}>`, parts: [] });
    } else {
      const group = open.pop();
      if (group === undefined || group.parts.length === 0) continue;
      const id = / id="([^"]+)"/.exec(group.opening)?.[1];
      if (id !== undefined) lit.add(id);
      (open.at(-1)?.parts ?? root.parts).push(`${group.opening}${group.parts.join('')}</${name}>`);
    }
  }
  return root.parts.join('');
}

/** On the pavement before each place; under it the lamps of its sign and its windows. */
export function doorLight(): Svg {
  const [fill, definition] = radial([0, '#FFC766', 0.62], [1, '#FFC766', 0]);
  const pools = PLACES.map(({ block: [i, j] }) => {
    const [x, y] = blockCorner(i, j);
    const [px, py] = VIEW.P(x + 3.6, y + 4.4);
    return ell(Math.round(px), Math.round(py), 150, 74, fill);
  });
  return definition + pools.join('');
}
