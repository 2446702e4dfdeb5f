import { parseAst } from 'vite';
import { data, type Feature, inside, type Lack, lackedBy, notes, partsOf } from './support.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const api = data.api as Feature;
const { builtins, regular_expressions: expressions, classes } = data.javascript as unknown as Record<string, Feature>;
const holders = new Map<string, Feature>([...partsOf(api), ...partsOf(builtins)]);

/**
 * Objects whose members are looked for by their names alone; those of the others have names that a program has for things of
 * its own: `draw`, `rate`, `token`.
 */
const COMMON =
  /^(?:Element|HTML(?:|Input|Form|Dialog|Media|Canvas|Button|Select|Details)Element|Document|DocumentFragment|Node|Window|Navigator|Animation|Abort\w+|Blob|FormData|Headers|Request|Response|URL\w*|CanvasRenderingContext2D|Crypto|Performance|Storage|History|Location|BaseAudioContext|AudioContext|Cache\w*|Clients?|ServiceWorker\w*)$/;
const isLanguage = (holder: string): boolean =>
  holder in (builtins ?? {}) && !/^(?:Iterator|AsyncIterator|.*DisposableStack)$/.test(holder);

/** All features of a name, whatever object they belong to: a name counts as lacking when it is new in every one. */
const members = new Map<string, (readonly [holder: string, feature: Feature])[]>();
for (const [holder, feature] of holders)
  for (const [name, part] of partsOf(feature)) {
    const plain = name.replace(/_static$/, '');
    members.set(plain, [...(members.get(plain) ?? []), [holder, part]]);
  }

/** Names that a file gives to something of its own. */
function ownNames(root: Node): Set<string> {
  const own = new Set<string>();
  const take = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') own.add(String(pattern.name));
    for (const part of partsIn(pattern)) if (pattern.type !== 'Identifier') take(part);
  };
  visit(root, (node) => {
    if (node.type === 'VariableDeclarator') take(node.id);
    else if (/Function|Class/.test(node.type)) {
      take(node.id);
      for (const parameter of (node.params as readonly unknown[] | undefined) ?? []) take(parameter);
    } else if (node.type === 'CatchClause') take(node.param);
    else if (/^Import.*Specifier$/.test(node.type)) take(node.local);
  });
  return own;
}

const partsIn = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);
function visit(node: Node, look: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  look(node, parent);
  for (const part of partsIn(node)) visit(part, look, node);
}

const LOOK_BEHIND = /\(\?<[=!]/;

/** The text of a string or of a template without values; null of anything else. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [quasi, ...others] = node?.type === 'TemplateLiteral' ? (node.quasis as readonly Node[]) : [];
  return quasi === undefined || others.length > 0 ? null : cookedOf(quasi);
}
const cookedOf = (quasi: Node): string => (quasi.value as { readonly cooked: string | null }).cooked ?? '';
/** The name of a property that is written out, with a dot or in brackets. */
const nameOf = (property: Node, isComputed: unknown): string | null =>
  isComputed === true ? textOf(property) : (textOf(property) ?? (property.name as string | undefined) ?? null);

/** Strings and templates that a script gives to constants of its own; `0` stands for what a template fills in. */
export function constantTexts(code: string): readonly { readonly name: string; readonly text: string }[] {
  const texts: { name: string; text: string }[] = [];
  visit(parseAst(code) as unknown as Node, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(init) || (id as Node).type !== 'Identifier') return;
    const text =
      init.type === 'TemplateLiteral' ? (init.quasis as readonly Node[]).map(cookedOf).join('0') : textOf(init);
    if (text !== null) texts.push({ name: String((id as Node).name), text });
  });
  return texts;
}

/** What a built script uses that a promised browser lacks; syntax that the parser does not know throws. */
export function lacksOfScript(code: string, place: string): readonly Lack[] {
  const root = parseAst(code) as unknown as Node;
  const own = ownNames(root);
  const { lacks, note } = notes(place);
  const noteExpression = (pattern: string, flags: string): void => {
    if (flags.includes('v')) note('RegExp.unicodeSets', inside(builtins, 'RegExp', 'unicodeSets'));
    if (/\(\?[ims-]+:/.test(pattern)) note('modifiers in an expression', expressions?.modifier as Feature);
    if (flags.includes('d')) note('RegExp.hasIndices', inside(builtins, 'RegExp', 'hasIndices'));
  };
  /* Any string may become an expression, wherever that is made. */
  const noteText = (text: string): void => {
    if (LOOK_BEHIND.test(text)) note('look-behind', expressions?.lookbehind_assertion as Feature);
  };
  const noteMember = (object: Node, name: string): void => {
    const holder = object.type === 'Identifier' && !own.has(String(object.name)) ? String(object.name) : '';
    const known = inside(holders.get(holder), `${name}_static`) ?? inside(holders.get(holder), name);
    if (known !== undefined) {
      note(`${holder}.${name}`, known);
      return;
    }
    const all = members.get(name) ?? [];
    const first = all.find(([one]) => isLanguage(one) || COMMON.test(one));
    if (first !== undefined && all.every(([, feature]) => lackedBy(feature).length > 0))
      note(`${first[0]}.${name}`, first[1]);
  };
  visit(root, (node, parent) => {
    if (node.type === 'Literal' && node.regex !== undefined) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      noteText(pattern);
      noteExpression(pattern, flags);
    } else if (/^(?:New|Call)Expression$/.test(node.type) && (node.callee as Node).name === 'RegExp') {
      const [pattern, flags] = (node.arguments as readonly Node[]).map(textOf);
      noteExpression(pattern ?? '', flags ?? '');
    } else if (node.type === 'Literal' && typeof node.value === 'string') noteText(node.value);
    else if (node.type === 'TemplateElement') noteText(cookedOf(node));
    else if (node.type === 'StaticBlock') note('static block', inside(classes, 'static', 'initialization_blocks'));
    else if (node.type === 'MemberExpression') {
      const name = nameOf(node.property as Node, node.computed);
      if (name !== null) noteMember(node.object as Node, name);
    } else if (node.type === 'VariableDeclarator' && isNode(node.init)) {
      const { type, properties } = node.id as Node;
      for (const property of type === 'ObjectPattern' ? (properties as readonly Node[]) : []) {
        const name = isNode(property.key) ? nameOf(property.key, property.computed) : null;
        if (name !== null) noteMember(node.init, name);
      }
    } else if (node.type === 'Identifier' && !own.has(String(node.name))) {
      const isName =
        (parent?.type === 'MemberExpression' && parent.property === node && parent.computed !== true) ||
        (/Property|MethodDefinition/.test(parent?.type ?? '') && parent?.key === node && parent.computed !== true);
      const name = String(node.name);
      if (!isName) note(name, holders.get(name) ?? inside(api, 'Window', name) ?? inside(api, name, name));
    }
  });
  return lacks;
}
