import { type AtRule, type ChildNode, type Container, type Declaration, parse, type Rule } from 'postcss';
import { data, type Feature, inside, type Lack, notes, partsOf } from './support.ts';

const { properties, selectors, types, 'at-rules': atRules } = data.css as unknown as Record<string, Feature>;

const functions = new Map<string, Feature>();
(function collect(feature: Feature | undefined): void {
  for (const [name, part] of partsOf(feature)) {
    if (!functions.has(name)) functions.set(name.replace(/-function$/, ''), part);
    collect(part);
  }
})(types);

const UNITS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\d(?:cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, 'container_query_length_units'],
  [/\d(?:svh|svw|svmin|svmax)\b/, 'viewport_percentage_units_small'],
  [/\d(?:lvh|lvw|lvmin|lvmax)\b/, 'viewport_percentage_units_large'],
  [/\d(?:dvh|dvw|dvmin|dvmax)\b/, 'viewport_percentage_units_dynamic'],
  [/\drlh\b/, 'rlh'],
  [/\dlh\b/, 'lh'],
];
/** Known in grids, where they are used; the data tell of other boxes too. */
const SIDE = /^(?:start|end)$/;
const ALIGNING = /^(?:align|justify|place)-/;
const STRINGS = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

/** With it a page is never laid out once the sheet comes from the browser's memory (`@consorcio/look/build`). No data tell it. */
const LIST = 'a list of layers';

/** The words of `@supports` rules around a node; what they ask for is known within. */
function supported(node: ChildNode): string {
  const around: string[] = [];
  for (let each: Container | undefined = node.parent as Container | undefined; each; each = each.parent as Container)
    if (each.type === 'atrule' && (each as AtRule).name === 'supports' && !(each as AtRule).params.startsWith('not'))
      around.push((each as AtRule).params);
  return around.join(' ');
}

/** What is said again for older browsers right behind a rule: the conditions, or the selector. */
function saidAgain(node: ChildNode): string {
  const guards: string[] = [];
  for (let next = node.next(); next !== undefined; next = next.next()) {
    if (next.type === 'atrule' && next.name === 'supports' && next.params.startsWith('not')) guards.push(next.params);
    else if (next.type === 'rule' && /\[data-has-|:has\(/.test(next.selector)) guards.push(next.selector);
    else break;
  }
  return guards.join(' ');
}

/** What a style sheet uses that a promised browser lacks, and for which it says nothing older. */
export function lacksOfStyle(css: string, place: string): readonly Lack[] {
  const { lacks, note } = notes(place);
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (rule.name === 'container' && saidAgain(rule).includes('container-type')) return;
    note(`@${rule.name}`, atRules?.[rule.name] as Feature | undefined);
    if (rule.name === 'layer' && rule.nodes === undefined) lacks.push({ feature: LIST, by: ['Chromium 102'], place });
    if (rule.name !== 'media') return;
    for (const [, name = ''] of rule.params.matchAll(/\(\s*(?:min-|max-)?([\w-]+)\s*[:)]/g))
      note(`@media (${name})`, inside(atRules, 'media', name));
    if (/[<>]/.test(rule.params)) note('@media (a < b)', inside(atRules, 'media', 'range_syntax'));
    if (/(?:^|[,(])\s*not\s*\(|\)\s*or\s*\(/.test(rule.params))
      note('@media not (…)', inside(atRules, 'media', 'or_syntax'));
  });
  root.walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(/(?<!:):([a-z][a-z-]*)/g)) {
      if (name === 'has' && (/\[data-has-|:has\(a\)/.test(saidAgain(rule)) || supported(rule).includes(':has(')))
        continue;
      note(`:${name}`, selectors?.[name] as Feature | undefined);
    }
  });
  root.walkDecls((declaration) => noteDeclaration(declaration, note));
  return lacks;
}

function noteDeclaration(declaration: Declaration, note: (feature: string, lacked: Feature | undefined) => void): void {
  const { prop, parent } = declaration;
  const value = declaration.value.replaceAll(STRINGS, '');
  const around = supported(declaration);
  const before = (parent?.nodes ?? []).slice(0, parent?.index(declaration)).filter((one) => one.type === 'decl');
  if (before.some((one) => one.prop === prop)) return;
  if (parent?.some((one) => one.type === 'decl' && one.prop === `-webkit-${prop}`)) return;
  const again = parent?.type === 'rule' ? saidAgain(parent as Rule) : '';
  const inKeyframes = (parent?.parent as AtRule | undefined)?.name === 'keyframes';
  const rule = parent?.type === 'atrule' ? inside(atRules, (parent as AtRule).name, prop) : undefined;
  const property = rule ?? inside(properties, prop);
  const isMoving = /^(?:translate|rotate|scale)$/.test(prop) && (value === 'none' || again.includes('translate:'));
  const isSaid = again.includes(`${prop}:`) || (prop.startsWith('overflow-') && again.includes('overflow:'));
  if (!around.includes(prop) && !isSaid && !isMoving) {
    note(inKeyframes ? `${prop} in a keyframe` : prop, property);
    for (const word of new Set(value.match(/[a-z][\w-]*/g) ?? []))
      if (!(ALIGNING.test(prop) && SIDE.test(word))) note(`${prop}: ${word}`, inside(property, word));
  }
  for (const [, name = ''] of value.matchAll(/([a-z][\w-]*)\(/g))
    if (!around.includes(`${name}(`)) note(`${name}()`, functions.get(name));
  for (const [pattern, name] of UNITS)
    if (pattern.test(value) && !pattern.test(around) && !(/vh\b/.test(value) && /\dsvh\b/.test(around)))
      note(name, inside(types, 'length', name));
}
