import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether the pages must be painted: photographs and benches of frames. */
    readonly isPainted: boolean;
  }
}

/**
 * Features of Chromium that tests do without. The last such switch counts, so the list begins with what Playwright turns
 * off. The names from PreloadTopChromeWebUI on keep the browser's own toolbar and address field from being pages of
 * their own in every profile.
 */
const FEATURES_OFF = [
  ['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ['Translate', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ['PreconnectToSearch', 'PreloadTopChromeWebUI', 'PreloadTopChromeWebUILessNavigations', 'InitialWebUI'],
  ['WebUIReloadButton', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUITabStrip'],
].flat();

/** A name of this machine that browsers take for another one in the network: pages at it are not secure over http. */
export const LAN_NAME = 'sala.test';

/** Without these Chromium talks to its maker at every start; the machine's own network is enough. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  '--autoplay-policy=no-user-gesture-required',
  `--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`,
];
const USUAL_PLACE = '/usr/bin/chromium';

/** The sizes at which every screen is looked at. */
export const SIZES = {
  phone: { width: 375, height: 667 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

/** Milliseconds that any one thing may take, on a crowded machine too, before the test says what it was waiting for. */
export const PATIENCE = 120_000;

export interface BrowserKind {
  /**
   * The browser that people have, also where CHROMIUM_SHELL names one without windows: that one has the same engine, and lacks
   * what the browser around it decides, such as which frames may keep something.
   */
  readonly isWhole?: boolean;
  /** It darkens light pages by itself, as telephones do; pages must ask for dark (`emulateMedia`) for it to begin. */
  readonly isDarkening?: boolean;
}

const shared = { shell: null as Promise<Browser> | null, whole: null as Promise<Browser> | null };

/**
 * A Chromium of this worker: one process for all test files that the worker runs, since tests use profiles of their
 * own. It ends with the worker. Restarted if it crashed.
 */
export async function sharedBrowser({ isWhole = false }: BrowserKind = {}): Promise<Browser> {
  const kind = isWhole ? 'whole' : 'shell';
  const running = shared[kind];
  if (running !== null && (await running).isConnected()) return running;
  const launched = launch({ isWhole });
  shared[kind] = launched;
  return launched;
}

/**
 * A separate Chromium; the caller closes it.
 * @throws Error when there is no Chromium
 */
export function launch({ isWhole = false, isDarkening = false }: BrowserKind = {}): Promise<Browser> {
  const { CHROMIUM = USUAL_PLACE, CHROMIUM_SHELL = CHROMIUM } = process.env;
  const executablePath = isWhole ? CHROMIUM : CHROMIUM_SHELL;
  if (!existsSync(executablePath)) throw new Error('no Chromium: name one by the setting CHROMIUM');
  const args = isDarkening ? [...QUIET, '--blink-settings=forceDarkModeEnabled=true'] : QUIET;
  return chromium.launch({ executablePath, args, headless: true });
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the pages complained about: uncaught errors, and console errors but for refused calls that a test provokes; of every page of the profile. */
  readonly faults: readonly string[];
  /** Every line of the console, of every page of the profile, but the one by which Playwright says that it blocks workers. */
  readonly lines: readonly string[];
}

export interface VisitOptions {
  /** The player asked for little motion: pictures stand still to be judged. */
  readonly isCalm?: boolean;
  /** The service worker may be registered; otherwise every file comes from the server. */
  readonly hasWorker?: boolean;
  /** Milliseconds from one click to the next, as pages are told; a test clicks quicker than any hand that reads. */
  readonly tapEvery?: number;
  /** The whole page is painted: frames of other origins stop where nothing is painted. */
  readonly isPainted?: boolean;
}

const IS_OLD = process.env.OLD_DRIVER !== undefined;
/**
 * No lines of the game: what the driver says; in an old browser which later features a header denies, and that a sound was
 * still on its way when its page was left, of which newer ones say nothing.
 */
const NO_LINES = IS_OLD
  ? /blocked by Playwright|^Error with Permissions-Policy header|^Failed to load audio element \(code: 0\)/
  : /blocked by Playwright/;

/** A fresh browser profile on one page. */
export async function visit(
  browser: Browser,
  origin: string,
  size: Size = 'phone',
  { isCalm = false, hasWorker = false, tapEvery = 1_000, isPainted = inject('isPainted') }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: isCalm ? 'reduce' : 'no-preference',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    viewport: SIZES[size],
    locale: 'pt-BR',
    hasTouch: size === 'phone',
    // Everything is drawn by the processor here: at a phone's double density it would take four times as long, and
    // nothing that is judged depends on it.
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(spaceClicks, tapEvery);
  if (IS_OLD) await context.addInitScript(lendCheckVisibility);
  const faults: string[] = [];
  const lines: string[] = [];
  context.on('page', (opened) => {
    listen(opened, faults);
    opened.on('console', (message) => {
      if (!NO_LINES.test(message.text())) lines.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    });
  });
  // QUALITY: no third-party request at all, on any journey.
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (!/^(data|blob|about):/.test(protocol) && asked !== origin) faults.push(`asked elsewhere: ${request.url()}`);
  });
  const page = await context.newPage();
  if (!isPainted) await shrink(page, SIZES[size]);
  return { context, page, faults, lines };
}

/** Runs in the pages: tells them that their clicks are so many milliseconds apart, however quick or slow the machine is. */
function spaceClicks(apart: number): void {
  const own = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  const clicks = new WeakMap<Event, number>();
  let heard = 0;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get(this: Event): number {
      if (this.type !== 'click') return own?.call(this);
      heard += clicks.has(this) ? 0 : 1;
      const place = clicks.get(this) ?? heard;
      clicks.set(this, place);
      return 10_000 + place * apart;
    },
  });
}

/** Runs in the pages of an old browser: tests ask what is seen; the pages themselves do without (tools/src/check-browsers.ts). */
function lendCheckVisibility(): void {
  Element.prototype.checkVisibility ??= function isSeen(this: Element) {
    return this.getClientRects().length > 0;
  };
}

/** CSS pixels: width and height of the painted corner of a page that need not be seen. */
const PAINTED = 16;

/**
 * Paints a corner of the page only: it keeps its size for layout, media queries, scripts and clicks, and the sizes that a test
 * gives it later. About half of the processor time of a page that moves is its painting.
 */
async function shrink(page: Page, size: Dimensions): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const wear = async (worn: Dimensions): Promise<void> => {
    const corner = { width: PAINTED, height: PAINTED, deviceScaleFactor: 1, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', corner);
    await pretendSize(session, worn);
  };
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (wanted) => {
    await resize(wanted);
    await wear(wanted);
    await untilWindowIs(page, wanted);
  };
  await wear(size);
}

/** The browser has told the page of a window of this size: what follows the window in the page goes by it from now on. */
export function untilWindowIs(page: Page, size: Dimensions): Promise<void> {
  return page.evaluate(
    ({ width, height }) =>
      new Promise<void>((told) => {
        const look = (): void => {
          if (innerWidth === width && innerHeight === height) told();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { width: size.width, height: size.height },
  );
}

interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The page takes a window of this size for its own; the one that is painted stays as it is, and what Playwright believes. */
export async function pretendSize(session: CDPSession, { width, height }: Dimensions): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    screenOrientation: { type: 'landscapePrimary', angle: 0 },
    deviceScaleFactor: 1,
    mobile: false,
    dontSetVisibleSize: true,
  });
}

function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) faults.push(message.text());
  });
}
