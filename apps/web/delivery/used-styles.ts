import postcss, { type Container } from 'postcss';

/** What stands in brackets may be there or not (`:not(.open)`): only the classes beside them must be. */
const IN_BRACKETS = /\([^()]*\)/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
const GROUP = /^(?:media|supports|container|layer)$/;

/** The rules of a style sheet that can meet something in the markup, in their order. */
export function usedStyles(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isUsable = (selector: string): boolean =>
    [...selector.replaceAll(IN_BRACKETS, '').matchAll(CLASS)].every(([, name = '']) => classes.has(name));
  const prune = (place: Container): void => {
    place.each((node) => {
      if (node.type === 'atrule' && GROUP.test(node.name) && node.nodes !== undefined) {
        prune(node as Container);
        if (node.nodes.length === 0) node.remove();
      } else if (node.type === 'rule' && !node.selector.split(',').some(isUsable)) node.remove();
    });
  };
  const sheet = postcss.parse(css);
  prune(sheet);
  const moved = sheet.clone();
  moved.walkAtRules('keyframes', (motion) => {
    motion.remove();
  });
  const rest = moved.toString();
  sheet.walkAtRules('keyframes', (motion) => {
    if (!rest.includes(motion.params)) motion.remove();
  });
  return sheet.toString();
}
