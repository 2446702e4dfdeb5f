import { analyse } from 'scslre';
import { parseSync, Visitor } from 'vite';

/** A regular expression of a source, and the line that it begins on. */
interface Pattern {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** Stands for what a template puts into an expression. */
const PART = 'x';

/** The text of a string, of a template, or of a `String.raw`; null for anything else. */
function textOf(node: unknown): string | null {
  const { type, value, quasi, quasis } = (node ?? {}) as {
    readonly type?: string;
    readonly value?: unknown;
    readonly quasi?: unknown;
    readonly quasis?: readonly { readonly value: { readonly cooked: string | null; readonly raw: string } }[];
  };
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type === 'TemplateLiteral') return (quasis ?? []).map((part) => part.value.cooked ?? part.value.raw).join(PART);
  if (type !== 'TaggedTemplateExpression') return null;
  return ((quasi as { readonly quasis?: typeof quasis }).quasis ?? []).map((part) => part.value.raw).join(PART);
}

function patternsOf(path: string, text: string): readonly Pattern[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Pattern[] = [];
  const add = (at: number, source: string, flags: string): void => {
    found.push({ line: text.slice(0, at).split('\n').length, source, flags });
  };
  const called = (node: { start: number; callee: unknown; arguments: readonly unknown[] }): void => {
    if ((node.callee as { readonly name?: string }).name !== 'RegExp') return;
    const source = textOf(node.arguments[0]);
    if (source !== null) add(node.start, source, textOf(node.arguments[1]) ?? '');
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: called,
    CallExpression: called,
  }).visit(program);
  return found;
}

const WORDS = {
  Move: 'open in front and anchored behind',
  Self: 'nested',
  Trade: 'two parts that overlap',
} as const;

/**
 * Regular expressions of a source that take more than linear time of a text that repeats one character (`scslre`), each as a
 * line for people. What a template puts into one is taken for a letter; texts that repeat several characters are tried by
 * `npm run drill -- abuse shapes`.
 */
export const patternFaultsOf = (path: string, text: string): readonly string[] =>
  patternsOf(path, text).flatMap(({ line, source, flags }) => {
    const { reports } = analyse({ source, flags });
    const [first] = reports;
    return first === undefined ? [] : [`${path}:${line}  /${source}/${flags} backtracks: ${WORDS[first.type]}`];
  });
