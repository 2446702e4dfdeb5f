import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const partsIn = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Does an expression read a name at once, outside any function in it? */
function readsName(node: Node): boolean {
  if (node.type === 'Identifier') return true;
  if (/Function|Class/.test(node.type)) return false;
  if (node.type === 'MemberExpression' && node.computed !== true) return readsName(node.object as Node);
  if (node.type === 'Property' && node.computed !== true) return readsName(node.value as Node);
  return partsIn(node).some(readsName);
}

/** Places of the values of fields that read a name, in order. */
function placesIn(code: string): readonly Node[] {
  const found: Node[] = [];
  const look = (node: Node): void => {
    const { value } = node;
    if (node.type === 'PropertyDefinition' && isNode(value) && readsName(value)) found.push(value);
    for (const part of partsIn(node)) look(part);
  };
  if (code.includes('class')) look(parseAst(code) as unknown as Node);
  return found.sort((a, b) => a.start - b.start);
}

/**
 * Puts the value of a class's field that reads a name into a function of its own: Safari 15 looks for such names in the
 * wrong place (WebKit bug 236843). Compiled without such fields, the program would be 1% longer for everybody.
 */
export function wrapFields(code: string): string {
  let written = '';
  let at = 0;
  for (const { start, end } of placesIn(code)) {
    if (start < at) throw new Error(`a class within the value of a field: ${code.slice(start, end)}`);
    written += `${code.slice(at, start)}(()=>${code[start] === '{' ? `(${code.slice(start, end)})` : code.slice(start, end)})()`;
    at = end;
  }
  return written + code.slice(at);
}
