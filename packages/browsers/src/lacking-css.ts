import { createHash } from 'node:crypto';
import { AtRule, type Container, type Declaration, type Plugin, type Root, type Rule } from 'postcss';
import nesting from 'postcss-nesting';

/*
 * Styles that the oldest promised browsers lack, and the compiler does not replace: units of containers and of the small
 * window, questions to containers, `:has()`, `overflow: clip`, `translate`, `rotate` and `scale`. Each is written a second time in older words; where these need
 * a script, they hold a name that `apps/web/src/program/old-browsers.ts` gives its meaning.
 */

/** What the script of the old browsers must do for the styles. */
export interface Lacking {
  /** Name of an attribute, how its bearer stands to `target` (as in `:has(> .target)`), and the selector of the target. */
  readonly has: readonly (readonly [name: string, combinator: string, target: string])[];
  /** Selector of containers, whether their height counts too, and the media under which they are containers. */
  readonly containers: readonly (readonly [selector: string, hasHeight: boolean, media: string])[];
}
export interface LackingCss {
  /**
   * For PostCSS, behind the one that names the classes of modules. The first takes rules out of rules, so that what is
   * said again stands before the breakpoints of its rule and does not outweigh them.
   */
  readonly plugins: readonly Plugin[];
  needed(): Lacking;
}

const HAS = ':has(';
/** Where the bracket that is open at `from` closes. */
function closeOf(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`an open bracket: ${text}`);
}

/** Units that a property of the root stands for (packages/look/tokens.css). */
const UNIT = /(?<![\w.#-])(-?(?:\d*\.)?\d+)(svh|dvh|lvh|cqw|cqh|cqi)\b/g;
const OF_ROOT = /^--(?:[sdl]vh|cq[wh])$/;
const ARITHMETIC = /(?:^|[^\w-])(?:calc|min|max|clamp)$/;

/** Is a place of a value directly within a sum? */
function isInSum(value: string, place: number): boolean {
  let depth = 0;
  for (let at = place - 1; at >= 0; at -= 1) {
    if (value[at] === ')') depth += 1;
    else if (value[at] === '(' && depth > 0) depth -= 1;
    else if (value[at] === '(' && /[\w-]/.test(value[at - 1] ?? '')) return ARITHMETIC.test(value.slice(0, at));
  }
  return false;
}

/** `4cqw` as `calc(4 * var(--cqw))`. */
export const withoutNewUnits = (value: string): string =>
  value.replaceAll(UNIT, (_, number: string, unit: string, place: number) => {
    const product = `${number} * var(--${unit === 'cqi' ? 'cqw' : unit})`;
    return isInSum(value, place) ? product : `calc(${product})`;
  });

const nameOf = (argument: string): string =>
  `data-has-${createHash('sha256').update(argument).digest('hex').slice(0, 4)}`;

/** How much a selector of one element weighs, in classes; at least as much as one. */
const weightOf = (target: string): number => Math.max(1, target.match(/[.[]|(?<!:):(?!:|not\(|is\()/g)?.length ?? 0);

const mediaAround = (rule: Rule): string => {
  const conditions: string[] = [];
  for (
    let each: Container | undefined = rule.parent as Container | undefined;
    each;
    each = each.parent as Container | undefined
  )
    if (each.type === 'atrule' && (each as AtRule).name === 'media') conditions.unshift((each as AtRule).params);
  return conditions.join(' and ');
};

/** Rules for browsers without a feature, to be laid behind `place`. */
function unless(feature: string, place: AtRule | Rule, rules: readonly (AtRule | Rule)[]): void {
  const copy = new AtRule({ name: 'supports', params: `not (${feature})` });
  copy.append(...rules);
  if (place.source !== undefined) copy.source = place.source;
  place.after(copy);
}

const SAFE = 'safe ';
const MOVES = /^(?:translate|rotate|scale)$/;
/** The words of a value; what stands in brackets is one. */
const partsOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s()]*\((?:[^()]|\([^()]*\))*\)|[^\s()])+/g) ?? [];

/** Rewrites styles, and collects what is needed by all that it has seen. */
export function lackingCss(): LackingCss {
  const has = new Map<string, Lacking['has'][number]>();
  const containers = new Map<string, Lacking['containers'][number]>();

  const withoutHas = (selector: string): string => {
    let written = '';
    for (let at = 0; ; ) {
      const start = selector.indexOf(HAS, at);
      if (start < 0) return written + selector.slice(at);
      const end = closeOf(selector, start + HAS.length);
      const argument = selector.slice(start + HAS.length, end).trim();
      const [, combinator = '', target = ''] = /^([>+~]?)\s*(.+)$/s.exec(argument) ?? [];
      if (/[\s,>+~]/.test(target.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '')))
        throw new Error(`:has(${argument}): the script of the old browsers knows one element only`);
      const name = nameOf(argument);
      has.set(name, [name, combinator, target]);
      written += selector.slice(at, start) + `[${name}]`.repeat(weightOf(target));
      at = end + 1;
    }
  };

  return {
    needed: () => ({
      has: [...has.values()].sort(([a], [b]) => (a < b ? -1 : 1)),
      containers: [...containers.values()].sort(([a], [b]) => (a < b ? -1 : 1)),
    }),
    plugins: [
      nesting() as Plugin,
      {
        postcssPlugin: 'lacking-css',
        OnceExit(root: Root) {
          root.walkDecls((declaration) => {
            if (!OF_ROOT.test(declaration.prop)) declaration.value = withoutNewUnits(declaration.value);
          });
          root.walkAtRules('container', (asked) => {
            unless('container-type: inline-size', asked, [asked.clone({ name: 'media' })]);
          });
          root.walkRules((rule) => {
            rule.walkDecls('container-type', ({ value }) => {
              const media = mediaAround(rule);
              containers.set(`${rule.selector}|${media}`, [rule.selector, value === 'size', media]);
            });
          });
          root.walkDecls(/^overflow/, (declaration) => {
            const rule = declaration.parent;
            if (declaration.value !== 'clip' || rule?.type !== 'rule') return;
            const hidden = declaration.clone({ value: 'hidden' });
            unless('overflow: clip', rule as Rule, [(rule as Rule).clone({ nodes: [hidden] })]);
          });
          root.walkDecls(/^(?:justify|align|place)-/, (declaration) => {
            const rule = declaration.parent;
            if (!declaration.value.startsWith(SAFE) || rule?.type !== 'rule') return;
            const { prop, value } = declaration;
            const plain = declaration.clone({ value: value.slice(SAFE.length) });
            unless(`${prop}: ${value}`, rule as Rule, [(rule as Rule).clone({ nodes: [plain] })]);
          });
          root.walkRules((rule) => {
            const moving = rule.nodes.filter(
              (each) => each.type === 'decl' && MOVES.test(each.prop) && each.value !== 'none',
            );
            const isStep = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
            if (moving.length === 0 || isStep) return;
            const moves = (moving as Declaration[]).map(({ prop, value }) => `${prop}(${partsOf(value).join(', ')})`);
            const [first] = moving as Declaration[];
            const moved = first?.clone({ prop: 'transform', value: moves.join(' ') });
            if (moved !== undefined) unless('translate: 0', rule, [rule.clone({ nodes: [moved] })]);
          });
          root.walkRules((rule) => {
            if (!rule.selector.includes(HAS)) return;
            const copy = rule.clone({ selector: withoutHas(rule.selector) });
            /* Where `:has()` is known no element bears the attribute: its absence must say nothing there. */
            if (rule.selector.includes(':not(')) unless('selector(:has(a))', rule, [copy]);
            else rule.after(copy);
          });
        },
      },
    ],
  };
}
