import {
  BY_KEYBOARD,
  type IssuedRunMessage,
  isMinigameFinished,
  isMinigameReady,
  minigameLogIn,
  RUN_IS_COMING,
  type RunHandover,
  withBase,
} from '@consorcio/contract/wire';
import { isLight } from '../ui/light-mode.ts';
import { whenIdle } from '../ui/loading/when-idle.ts';

/** Milliseconds of the camera's way to a place with its roof, and back: a page that comes or goes on the way makes it stutter. */
const THERE = 600;
const AWAY = 400;

/* Keys, and programs that read the screen, press without a pointer: such a click counts no presses. */
document.addEventListener(
  'click',
  ({ detail }) => {
    const { dataset } = document.documentElement;
    if (detail === 0) dataset[BY_KEYBOARD] = '';
    else delete dataset[BY_KEYBOARD];
  },
  { capture: true },
);

/** A minigame's page in a frame. It stays at its place in the document, because moving a frame reloads it. */
export class MinigameFrame {
  readonly game: string;
  readonly #frame: HTMLIFrameElement;
  #hasLoaded = false;
  #isListening = false;
  #isAskedAgain = false;
  #run: IssuedRunMessage | null = null;
  #onLoaded: () => void = () => {};
  /** Resolves once the page has come, or what the browser shows instead of it. */
  readonly loaded = new Promise<void>((resolve) => {
    this.#onLoaded = resolve;
  });
  readonly #onMessage = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== location.origin || source !== this.#frame.contentWindow) return;
    const log = minigameLogIn(data);
    if (log !== undefined) this.onLog(log);
    if (isMinigameFinished(data)) this.onLeft();
    if (!isMinigameReady(data)) return;
    this.#isListening = true;
    this.#send();
  };
  /** Called with a live group's finished log, of any shape, and when the page is left without one. */
  onLog: (results: unknown) => void = () => {};
  onLeft: () => void = () => {};

  /**
   * Opens the page out of sight, where nothing in it can be touched, focused or read aloud. `below`: pixels that are left free
   * above it.
   */
  constructor(game: string, title: string, below = 0) {
    this.game = game;
    this.#frame = document.createElement('iframe');
    this.#frame.title = title;
    this.#frame.allow = 'autoplay';
    this.#frame.src = withBase(`/${game}/index.html${RUN_IS_COMING}`);
    Object.assign(this.#frame.style, {
      position: 'fixed',
      inset: `${below}px 0 0`,
      width: '100%',
      height: `calc(100% - ${below}px)`,
      border: '0',
      visibility: 'hidden',
    });
    this.#frame.addEventListener('load', () => {
      if (this.isMissing && !this.#isAskedAgain) {
        this.#isAskedAgain = true;
        this.#frame.src = String(this.#frame.src);
        return;
      }
      this.#hasLoaded = true;
      this.#onLoaded();
    });
    window.addEventListener('message', this.#onMessage);
    // Before the screens, so that a notice lies over it.
    document.body.prepend(this.#frame);
  }

  /** True while the browser shows its own error page, which no script may look into; it is asked for once more. */
  get isMissing(): boolean {
    return this.#frame.contentDocument === null;
  }

  /** True when something else than the page was loaded, such as the browser's own error page. */
  get hasFailed(): boolean {
    return this.#hasLoaded && !this.#isListening;
  }

  show(): void {
    this.#frame.style.visibility = '';
  }

  /** Gives the page its run, now or as soon as it listens. A reloaded page asks for it. */
  sendRun(run: RunHandover | null): void {
    this.#run = { type: 'minigame-run', run };
    this.#send();
  }

  close(): void {
    window.removeEventListener('message', this.#onMessage);
    this.#frame.remove();
  }

  #send(): void {
    if (!this.#isListening || this.#run === null) return;
    this.#frame.contentWindow?.postMessage(this.#run, location.origin);
  }
}

let ahead: MinigameFrame | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let cancelIdle: (() => void) | undefined;

function cancel(): void {
  clearTimeout(timer);
  cancelIdle?.();
}

/** Opens a minigame's page out of sight while the player still reads what it costs and gives. One at a time. */
export function preloadFrame(game: string, title: string): void {
  cancel();
  if (ahead?.game === game || isLight()) return;
  const open = (): void => {
    ahead?.close();
    ahead = new MinigameFrame(game, title);
  };
  timer = setTimeout(() => {
    cancelIdle = whenIdle(open);
  }, THERE);
}

/** Closes what was opened ahead and is not played after all, once the camera is back. */
export function discardPreloadedFrame(): void {
  cancel();
  const left = ahead;
  ahead = null;
  if (left !== null) setTimeout(() => left.close(), AWAY);
}

/** The frame of a minigame that is entered: the one that was opened ahead, or a new one. */
export function takeFrame(game: string, title: string): MinigameFrame {
  cancel();
  const found = ahead;
  ahead = null;
  if (found?.game === game && !found.hasFailed) return found;
  found?.close();
  return new MinigameFrame(game, title);
}
