import { parseSync, Visitor } from 'vite';

/** A source with one of its decisions turned around. */
export interface Mutant {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** The whole source, changed. */
  readonly text: string;
}

/** What stands between two operands, and what changes the decision. */
const OPPOSITES: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Every mutant of a source, in the order of its text: operators, negations, numbers, choices, and calls left out. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: (Mutant & { readonly at: number })[] = [];
  const types = new Set<number>();
  const textOf = ({ start, end }: Node): string => text.slice(start, end);
  const change = (node: Node, to: string): void => {
    found.push({
      at: node.start,
      line: text.slice(0, node.start).split('\n').length,
      from: textOf(node),
      to,
      text: text.slice(0, node.start) + to + text.slice(node.end),
    });
  };
  const between = (node: Node & { left: Node; right: Node; operator: string }): void => {
    const opposite = OPPOSITES[node.operator];
    if (opposite === undefined) return;
    const middle = text.slice(node.left.end, node.right.start).replace(node.operator, opposite);
    change(node, `${textOf(node.left)}${middle}${textOf(node.right)}`);
  };
  new Visitor({
    TSLiteralType: ({ literal }) => void types.add(literal.start),
    BinaryExpression: between,
    LogicalExpression: between,
    UnaryExpression(node) {
      if (node.operator === '!') change(node, textOf(node.argument));
    },
    ConditionalExpression(node) {
      change(node, `${textOf(node.test)} ? ${textOf(node.alternate)} : ${textOf(node.consequent)}`);
    },
    Literal(node) {
      if (types.has(node.start)) return;
      if (typeof node.value === 'boolean') change(node, String(!node.value));
      if (typeof node.value === 'number') change(node, String(node.value + 1));
    },
    ExpressionStatement(node) {
      if (/CallExpression|AwaitExpression/.test(node.expression.type)) change(node, ';');
    },
  }).visit(program);
  return found.sort((one, other) => one.at - other.at);
}
