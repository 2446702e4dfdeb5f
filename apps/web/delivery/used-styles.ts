/** Where a rule's body or a statement ends, from `start`: the place behind it. Strings are passed over. */
function endOf(css: string, start: number, isBody: boolean): number {
  let depth = 0;
  for (let i = start; i < css.length; i += 1) {
    const sign = css[i];
    if (sign === '"' || sign === "'") i = css.indexOf(sign, i + 1);
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (isBody ? depth === 0 : sign === ';' || sign === '{') return i + 1;
  }
  return css.length;
}

/** What stands in brackets may be there or not (`:not(.open)`): only the classes beside them must be. */
const IN_BRACKETS = /\([^()]*\)/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
const GROUP = /^@(?:media|supports|container|layer)\b/;

const isUsable = (selector: string, classes: ReadonlySet<string>): boolean =>
  [...selector.replaceAll(IN_BRACKETS, '').matchAll(CLASS)].every(([, name = '']) => classes.has(name));

function usedRules(css: string, classes: ReadonlySet<string>): string {
  let used = '';
  for (let at = 0; at < css.length; ) {
    const head = endOf(css, at, false);
    const prelude = css.slice(at, head);
    if (!prelude.endsWith('{')) {
      used += prelude;
      at = head;
      continue;
    }
    const end = endOf(css, head - 1, true);
    const [name, body] = [prelude.slice(0, -1), css.slice(head, end - 1)];
    if (GROUP.test(name)) {
      const inside = usedRules(body, classes);
      if (inside !== '') used += `${name}{${inside}}`;
    } else if (name.startsWith('@') || name.split(',').some((selector) => isUsable(selector, classes)))
      used += css.slice(at, end);
    at = end;
  }
  return used;
}

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** The rules of a style sheet that can meet something in the markup, in their order. */
export function usedStyles(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const rules = usedRules(css, classes);
  const moved = rules.replaceAll(KEYFRAMES, '');
  return rules.replaceAll(KEYFRAMES, (all, name: string) => (moved.includes(name) ? all : ''));
}
