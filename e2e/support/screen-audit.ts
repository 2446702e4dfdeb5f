import type { CDPSession, Frame, Page } from 'playwright-core';
import { untilArrived } from './arrival.ts';
import { findBarriers } from './axe.ts';
import { pretendSize, SIZES, untilWindowIs } from './browser.ts';
import { findEchoes } from './heard/echoes.ts';
import { findMisfits, settle } from './layout.ts';

interface Window {
  readonly width: number;
  readonly height: number;
  /** Here a popup may be longer than the window, and is scrolled. */
  readonly isLow?: boolean;
}

/** One of each layout: the smallest phone; a desktop; a tablet; the phone lying down. */
const LAYOUTS: readonly Window[] = [
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 568, height: 320, isLow: true },
];
/** Between and beyond them; and what is left of 1440 x 900 and 1280 x 1024 at 200 % zoom. */
const FURTHER: readonly Window[] = [
  { width: 375, height: 667 },
  { width: 600, height: 960 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 667, height: 375, isLow: true },
  { width: 720, height: 450, isLow: true },
];

/**
 * Everything keeps its place and nothing is painted: that is what takes the time of a window that changes its size. Cut
 * away, not hidden: what is measured asks what is hidden.
 */
const UNPAINTED = `html, dialog, [popover] { clip-path: inset(50%) !important; }
img, svg, video, canvas { visibility: hidden !important; }
* { box-shadow: none !important; filter: none !important; }`;

/** WCAG 1.4.12: a reader's own spacing of letters, words, lines and paragraphs. */
const SPACED = `${UNPAINTED}
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;
const SPACED_WINDOWS: readonly Window[] = [{ width: 375, height: 667 }];

interface AuditOptions {
  /** Its buttons must stand in every window that is not low, and a screen reader tells its text once. */
  readonly isPopup?: boolean;
  /** A page within the page, as large as the window. */
  readonly frame?: Frame;
}

/** Looks at what stands on the page, in windows of every size; collects what does not fit and what axe finds. */
export class ScreenAudit {
  readonly found: string[] = [];
  readonly #page: Page;
  readonly #windows: readonly Window[];
  readonly #axeSizes: readonly ('phone' | 'desktop')[];
  #browser: Promise<CDPSession> | null = null;

  /**
   * @param isEverywhere looks in every window, not in one of each layout; `npm run check:wide` sets `EVERY_WINDOW`
   */
  constructor(page: Page, { isEverywhere = process.env.EVERY_WINDOW === '1' } = {}) {
    this.#page = page;
    this.#windows = isEverywhere ? [...LAYOUTS, ...FURTHER] : LAYOUTS;
    this.#axeSizes = isEverywhere ? ['phone', 'desktop'] : ['phone'];
  }

  /** Layout in a window of each layout, with and without a reader's spacing, and axe; in every window where all is tested. */
  async full(name: string, { isPopup = false, frame }: AuditOptions = {}): Promise<void> {
    const page = this.#page;
    const documents = frame === undefined ? [page] : [page, frame];
    for (const size of this.#axeSizes) {
      await this.#pretend(SIZES[size]);
      for (const one of documents) await settle(one, { endsMotion: true });
      for (const one of documents) this.#note(`${name}, ${size}`, await findBarriers(one));
    }
    if (isPopup) {
      await untilArrived(page);
      this.#note(name, await findEchoes(await this.#session()));
    }
    const measure = async (where: string, { width, height }: Window, mustStand: boolean): Promise<void> => {
      await this.#pretend({ width, height });
      for (const one of documents) {
        this.#note(
          `${where}, ${width}x${height}`,
          await findMisfits(one, { mayScrollDown: !mustStand, endsMotion: true }),
        );
      }
    };
    for (const one of documents) await one.evaluate(wear, UNPAINTED);
    for (const window of this.#windows) await measure(name, window, isPopup && window.isLow !== true);
    for (const one of documents) await one.evaluate(wear, SPACED);
    for (const window of SPACED_WINDOWS) await measure(`${name}, with a reader's spacing`, window, false);
    for (const one of documents) await one.evaluate(wear, '');
    await this.#pretend(page.viewportSize() ?? SIZES.desktop);
  }

  /** What is in sight for a short time only: axe alone, at the size that the window has. */
  async axeOnly(name: string, seen: Page | Frame = this.#page): Promise<void> {
    await settle(seen, { endsMotion: true });
    this.#note(name, await findBarriers(seen));
  }

  /**
   * The page takes a window of this size for its own; the window that is painted stays as it is, and with it what
   * Playwright believes.
   */
  async #pretend({ width, height }: Window): Promise<void> {
    await pretendSize(await this.#session(), { width, height });
    await untilWindowIs(this.#page, { width, height });
  }

  #session(): Promise<CDPSession> {
    this.#browser ??= this.#page.context().newCDPSession(this.#page);
    return this.#browser;
  }

  #note(where: string, faults: readonly string[]): void {
    this.found.push(...faults.map((fault) => `${where}: ${fault}`));
  }
}

/** Runs in the page. Not an element, which the content policy would refuse. */
function wear(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}
