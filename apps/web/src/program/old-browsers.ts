/*
 * Fetched by the promised browsers that lack something of the styles (vite.config.ts names what): it marks what `:has()` would
 * find, and measures windows and containers. New browsers never load it. It imports nothing.
 */

/** What the styles of the build need (`Lacking` in packages/browsers/src/lacking-css.ts), written in by the build. */
declare const LACKING: {
  readonly has: readonly (readonly [name: string, combinator: string, target: string])[];
  readonly containers: readonly (readonly [selector: string, hasHeight: boolean, media: string])[];
};

const { has, containers } = LACKING;
const root = document.documentElement;
const knows = (condition: string): boolean => CSS.supports(condition);
const knowsHas = knows('selector(:has(a))');
const knowsContainers = knows('width: 1cqw');

/** Whom `:has()` finds for the sake of `target`. */
function* bearersOf(target: Element, combinator: string): Iterable<Element> {
  const isBeside = combinator === '+' || combinator === '~';
  const step = (from: Element): Element | null => (isBeside ? from.previousElementSibling : from.parentElement);
  const isOne = combinator === '>' || combinator === '+';
  for (let each = step(target); each !== null; each = isOne ? null : step(each)) yield each;
}

function mark(): void {
  for (const [name, combinator, target] of has) {
    const found = new Set<Element>();
    for (const each of document.querySelectorAll(target))
      for (const bearer of bearersOf(each, combinator)) found.add(bearer);
    for (const each of document.querySelectorAll(`[${name}]`)) if (!found.has(each)) each.removeAttribute(name);
    for (const each of found) each.toggleAttribute(name, true);
  }
}

interface Measured {
  readonly hasHeight: boolean;
}
const measured = new Map<Element, Measured>();
const measure = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const { style } = target as HTMLElement;
    style.setProperty('--cqw', `${contentRect.width / 100}px`);
    if (measured.get(target)?.hasHeight) style.setProperty('--cqh', `${contentRect.height / 100}px`);
  }
});

function findContainers(): void {
  const found = new Map<Element, Measured>();
  for (const [selector, hasHeight, media] of containers)
    if (media === '' || matchMedia(media).matches)
      for (const each of document.querySelectorAll(selector)) found.set(each, { hasHeight });
  for (const each of measured.keys()) {
    if (found.has(each)) continue;
    measured.delete(each);
    measure.unobserve(each);
    for (const property of ['--cqw', '--cqh', 'contain']) (each as HTMLElement).style.removeProperty(property);
  }
  for (const [each, kind] of found) {
    if (measured.has(each)) continue;
    measured.set(each, kind);
    (each as HTMLElement).style.setProperty('contain', kind.hasHeight ? 'size layout style' : 'layout style');
    measure.observe(each);
  }
}

function measureWindow(): void {
  for (const unit of ['svh', 'dvh', 'lvh']) root.style.setProperty(`--${unit}`, `${innerHeight / 100}px`);
}

let isDue = false;
/** Once before the next picture. */
function look(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    if (!knowsHas) mark();
    if (!knowsContainers) findContainers();
  });
}

if (!knows('height: 1svh')) {
  measureWindow();
  addEventListener('resize', measureWindow);
}
/** Attributes that a selector asks for. */
const asked = has.flatMap(([, , target]) => Array.from(target.matchAll(/\[([\w-]+)/g), ([, name = '']) => name));
new MutationObserver(look).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: [...new Set(['class', ...asked])],
});
for (const type of ['change', 'input', 'focusin', 'focusout', 'resize', 'load']) addEventListener(type, look, true);
look();

export {};
