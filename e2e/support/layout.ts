import type { Frame, Page } from 'playwright-core';

/**
 * Waits until fonts and pictures of the page are there and nothing moves in any more.
 * @param endsMotion moves animated elements to their end at once, so that nothing waits for the animation
 */
export async function settle(page: Page | Frame, { endsMotion = false } = {}): Promise<void> {
  await page.evaluate(async (ends) => {
    /** Movements that wait for each other. */
    const ROUNDS = 3;
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    const moving = (): Animation[] =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    const drawn = (): Promise<unknown> => new Promise(requestAnimationFrame);
    // What was just put on the page begins to move in with the next picture; what arrived may let something else begin.
    for (let round = 0; round < (ends ? ROUNDS : 1); round += 1) {
      for (let i = 0; i < 2; i += 1) await drawn();
      if (ends && moving().length === 0) break;
      if (ends) for (const animation of moving()) animation.finish();
      // Asked again and again: what leaves the page while it moves never says that it has finished.
      while (moving().length > 0) await drawn();
    }
  }, endsMotion);
}

export interface FitRules {
  /** False: buttons of a popup must stand in the window; otherwise it is enough that scrolling leads to them. */
  readonly mayScrollDown?: boolean;
  /** What moves in because the window changed is put where it arrives before anything is measured. */
  readonly endsMotion?: boolean;
}

/**
 * What does not fit the window: sideways scrolling; pictures without size; words cut off or lying over each other; buttons
 * and links cut off, out of reach or too small for a finger; of the topmost popup alone where one is open. One line a fault.
 */
export function findMisfits(
  page: Page | Frame,
  { mayScrollDown = true, endsMotion = false }: FitRules = {},
): Promise<string[]> {
  return page.evaluate(measure, { mayScroll: mayScrollDown, endsMotion });
}

/** Runs in the page. */
function measure({ mayScroll, endsMotion }: { mayScroll: boolean; endsMotion: boolean }): string[] {
  if (endsMotion)
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  /** CSS pixels: what rounding may move; the smallest target of WCAG 2.5.8; that of a button with words. */
  const [SLACK, SMALLEST, COMFORTABLE] = [1.5, 24, 44];
  type Box = { left: number; right: number; top: number; bottom: number };
  const faults = new Set<string>();
  const root = document.documentElement;
  const [width, height] = [root.clientWidth, root.clientHeight];
  const popup = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')].at(-1);
  const scope: HTMLElement = popup ?? document.body;

  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** Answers once for each element: nothing moves while it is measured. */
  const remembered = <T>(answer: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      const told = known.get(element);
      if (told !== undefined || known.has(element)) return told as T;
      const found = answer(element);
      known.set(element, found);
      return found;
    };
  };
  const isEmpty = ({ left, right, top, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;
  const isFixed = (element: Element | null): boolean => {
    for (let each = element; each !== null; each = each.parentElement)
      if (getComputedStyle(each).position === 'fixed') return true;
    return false;
  };
  const EVERYWHERE: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  /** What a box lets through of what it holds, by itself and by the boxes around it. */
  const holeOf = remembered((holder): Box => {
    if (holder === root) return EVERYWHERE;
    const { overflowX, overflowY, position } = getComputedStyle(holder);
    const { left, right, top, bottom } = holder.getBoundingClientRect();
    const [clipsX, clipsY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
    const own =
      holder === document.body
        ? EVERYWHERE
        : {
            left: clipsX ? left : -Infinity,
            right: clipsX ? right : Infinity,
            top: clipsY ? top : -Infinity,
            bottom: clipsY ? bottom : Infinity,
          };
    const around = holder.parentElement;
    return position === 'fixed' || around === null ? own : cut(own, holeOf(around));
  });
  /** The part of a box that the boxes around it let through; where one scrolls down, what it holds counts as seen. */
  const seenPart = (element: Element, box: Box): Box =>
    getComputedStyle(element).position === 'fixed' || element.parentElement === null
      ? box
      : cut(box, holeOf(element.parentElement));
  const stickyAround = remembered((element): Element | null => {
    if (getComputedStyle(element).position === 'sticky') return element;
    return element.parentElement === null ? null : stickyAround(element.parentElement);
  });
  const nameOf = (element: Element): string =>
    `'${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
  const round = ({ left, right, top, bottom }: Box): string => [left, top, right, bottom].map(Math.round).join(' ');

  if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth} wide, the window ${width}`);
  for (const element of [scope, ...scope.querySelectorAll(':not(svg *)')]) {
    if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || element.hasAttribute('data-scrolls-sideways'))
      continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.checkVisibility())
      faults.add(`${element.tagName} scrolls sideways: ${element.scrollWidth} in ${element.clientWidth}`);
  }

  for (const picture of scope.querySelectorAll('img')) {
    const { clientWidth, clientHeight, naturalWidth, currentSrc } = picture;
    if (naturalWidth > 0 && Math.min(clientWidth, clientHeight) < 1 && picture.checkVisibility())
      faults.add(`a picture has no size: ${currentSrc.slice(-40)}`);
  }

  const lines: { owner: Element; box: Box }[] = [];
  const words = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const owner = node.parentElement;
    if (owner === null || node.textContent?.trim() === '') continue;
    if (owner.closest('.reader-only, .only-heard, [inert], script, style, option, title') !== null) continue;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const seen = seenPart(owner, box);
      if (isEmpty(box) || isEmpty(seen)) continue;
      /* A line is higher than its letters: a quarter of it may go above and below. */
      const spare = (box.bottom - box.top) / 4 + SLACK;
      const isCut =
        seen.left > box.left + SLACK ||
        seen.right < box.right - SLACK ||
        seen.top > box.top + spare ||
        seen.bottom < box.bottom - spare;
      const isBeside = box.left < -SLACK || box.right > width + SLACK;
      const isBelow = popup === undefined && (box.top < -spare || box.bottom > height + spare) && isFixed(owner);
      if ((isCut || isBeside || isBelow) && owner.closest('[aria-hidden=true], [data-scrolls-sideways]') === null)
        faults.add(`words are cut: ${nameOf(owner)} at ${round(box)}, seen ${round(seen)}`);
      /* Notices lie over what is there, for a short time. */
      if (owner.closest('[popover]') === null)
        lines.push({ owner, box: { ...seen, top: seen.top + spare, bottom: seen.bottom - spare } });
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [i, one] of lines.entries())
    for (let next = i + 1; next < lines.length; next += 1) {
      const other = lines[next];
      /* From here on all begin below it. */
      if (other === undefined || one.box.bottom - other.box.top <= 1) break;
      const shared = cut(one.box, other.box);
      if (shared.right - shared.left <= 2 || shared.bottom - shared.top <= 1 || one.owner === other.owner) continue;
      /* A drawing lays its words over themselves, as an edge and as a face. */
      const drawing = one.owner.closest('svg');
      if (drawing !== null && drawing === other.owner.closest('svg')) continue;
      /* What scrolls goes below what stays in sight. */
      if (stickyAround(one.owner) !== stickyAround(other.owner)) continue;
      faults.add(`words lie over words: ${nameOf(one.owner)} and ${nameOf(other.owner)} at ${round(shared)}`);
    }

  const lowest = popup === undefined ? Math.max(height, root.scrollHeight - window.scrollY) : height;
  const canScroll = popup?.closest('dialog, .veil') ?? null;
  for (const target of scope.querySelectorAll<HTMLElement>('button, a[href], input, select, [role=switch]')) {
    const box = target.getBoundingClientRect();
    if (box.width <= 1 || !target.checkVisibility({ visibilityProperty: true })) continue;
    const name = nameOf(target);
    if (isEmpty(seenPart(target, box))) continue;
    if (box.left < -SLACK || box.right > width + SLACK) faults.add(`${name} lies beyond the side: ${round(box)}`);
    const isAbove = box.top < -SLACK && (popup !== undefined || window.scrollY === 0);
    const isOutside = isAbove || box.bottom > lowest + SLACK;
    const within =
      canScroll !== null &&
      box.top + canScroll.scrollTop >= -SLACK &&
      box.bottom + canScroll.scrollTop <= canScroll.scrollHeight + SLACK;
    if (isOutside && !(mayScroll && within && /auto|scroll/.test(getComputedStyle(canScroll).overflowY)))
      faults.add(`${name} lies beyond the window's height: ${round(box)} of ${height}`);
    if (getComputedStyle(target).display === 'inline') continue;
    const hasWords = target.matches('button, a') && (target.textContent ?? '').trim().length > 3;
    if (Math.min(box.width, box.height) < SMALLEST - 0.5 || (hasWords && box.height < COMFORTABLE - 0.5))
      faults.add(`${name} is small for a finger: ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }
  return [...faults];
}
