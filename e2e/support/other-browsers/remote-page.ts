import { mkdirSync, writeFileSync } from 'node:fs';
import { PATIENCE } from '../browser.ts';
import type { ElementRef, Remote } from './remote.ts';

const GLANCE = 100;
/** Milliseconds that a click may be on its way. */
const ARRIVAL = 3_000;

type Role = 'button' | 'link' | 'switch';

/** A page in a browser that is driven from outside: acts by labels, real clicks and real keys. */
export class RemotePage {
  readonly #remote: Remote;

  constructor(remote: Remote) {
    this.#remote = remote;
  }

  async goto(url: string): Promise<void> {
    await this.#remote.send('navigate', { url });
  }

  /** Runs a function in the page and gives what it returns; it must not refer to anything outside itself. */
  async evaluate<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const script = `
      const done = arguments[arguments.length - 1];
      const work = ${work.toString()};
      Promise.resolve().then(() => work(...[...arguments].slice(0, -1))).then(
        (value) => done({ value }),
        (error) => done({ fault: String(error) }),
      );`;
    const answer = (await this.#remote.send('run', { script, args })) as { value: Result; fault?: string };
    if (answer.fault !== undefined) throw new Error(answer.fault);
    return answer.value;
  }

  /** Runs a bundled script that declares one name, and keeps it as a name of the page. */
  async load(script: string, name: string): Promise<void> {
    const kept = `${script}\nwindow.${name} = ${name};\narguments[arguments.length - 1]({});`;
    await this.#remote.send('run', { script: kept, args: [] });
  }

  /** Looks again and again until a function of the page gives something; the sentence says what is waited for. */
  async until<Args extends readonly unknown[], Result>(
    what: string,
    look: (...args: Args) => Result | null | undefined | false,
    ...args: Args
  ): Promise<Result> {
    let fault: unknown = null;
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      /* Between two pages a script has nowhere to run. */
      const found = await this.evaluate(look, ...args).catch((error: unknown) => {
        fault = error;
        return null;
      });
      if (found !== null && found !== undefined && found !== false) return found as Result;
      await new Promise((resolve) => setTimeout(resolve, GLANCE));
    }
    const shown = await this.evaluate(whatIsShown).catch(String);
    throw new Error(`waited for ${what}${fault === null ? '' : `: ${String(fault)}`}\nshown: ${shown}`);
  }

  untilAt(path: string): Promise<boolean> {
    return this.until(`the page ${path}`, (wanted) => location.pathname === wanted, path);
  }

  press(name: string): Promise<void> {
    return this.#use('button', name);
  }

  /** Presses a button that was there a moment ago; does nothing where the page went on by itself meanwhile. */
  async pressIfThere(name: string): Promise<void> {
    const place = await this.evaluate(findPlace, 'button' as const, name).catch(() => null);
    if (place === null || place === undefined) return;
    const fault = await this.#remote.send('click', {}, place as unknown as ElementRef).then(() => null, String);
    if (fault === null) await this.#wasReached();
  }

  follow(name: string): Promise<void> {
    return this.#use('link', name);
  }

  toggle(name: string): Promise<void> {
    return this.#use('switch', name);
  }

  async write(label: string, text: string): Promise<void> {
    const field = await this.until(
      `the field ${label}`,
      (wanted) => [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === wanted)?.control,
      label,
    );
    await this.#remote.send('type', { text }, field as unknown as ElementRef);
  }

  /** Presses a key where the focus is. */
  async key(value: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.#remote.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Does something inside the page's first frame. */
  async inFrame<T>(work: () => Promise<T>): Promise<T> {
    const frame = await this.until('a frame', () => document.querySelector('iframe'));
    await this.#remote.send('enterFrame', {}, frame as unknown as ElementRef);
    try {
      return await work();
    } finally {
      await this.#remote.send('leaveFrame', {});
    }
  }

  /** What a failed test had before its eyes. */
  async photograph(name: string): Promise<void> {
    mkdirSync('test-results', { recursive: true });
    const picture = await this.#remote.photograph();
    writeFileSync(`test-results/${name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 60)}.png`, picture);
  }

  /** A click may come too early, while something else still lies over the place, and then reach that: it is tried again. */
  async #use(role: Role, name: string): Promise<void> {
    const what = `the ${role} ${name}`;
    for (const end = Date.now() + PATIENCE; ; ) {
      const place = await this.until(what, findPlace, role, name);
      const fault = await this.#remote.send('click', {}, place as unknown as ElementRef).then(() => null, String);
      if (fault === null && (await this.#wasReached())) return;
      if (Date.now() > end) throw new Error(`${what} was not reached: ${fault ?? 'the click went elsewhere'}`);
      await new Promise((resolve) => setTimeout(resolve, GLANCE));
    }
  }

  /** Did the last click arrive at its place? A page that was left no longer answers. */
  async #wasReached(): Promise<boolean> {
    for (const end = Date.now() + ARRIVAL; Date.now() < end; ) {
      const state = await this.evaluate(() => (window as PressedWindow).pressed ?? 'left').catch(() => 'left');
      if (state !== 'awaited') return true;
      await new Promise((resolve) => setTimeout(resolve, GLANCE));
    }
    return false;
  }
}

interface PressedWindow extends Window {
  /** Whether the place that is pressed has had its click. */
  pressed?: 'awaited' | 'reached';
}

/** Runs in the page: its heading and its buttons, for a failed wait. */
function whatIsShown(): string {
  const seen = [...document.querySelectorAll('h1, h2, button, a[href]')].filter((one) => one.checkVisibility());
  return `${location.pathname} ${JSON.stringify(seen.map((one) => one.getAttribute('aria-label') ?? one.textContent))}`;
}

/** Runs in the page: what can be pressed under a name and stands still, in the topmost dialog when one is open. */
function findPlace(role: Role, name: string): Element | undefined {
  const kinds = { button: 'button:not(:disabled), summary', link: 'a[href]', switch: '[role=switch]' };
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const place = [...root.querySelectorAll(kinds[role])].find(
    (one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim() === name &&
      one.checkVisibility(),
  );
  const isMoved = document.getAnimations().some(({ effect, playState }) => {
    const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return (
      playState === 'running' &&
      !isEndless &&
      effect instanceof KeyframeEffect &&
      effect.target?.contains(place ?? null) === true
    );
  });
  if (place === undefined || isMoved) return undefined;
  (window as PressedWindow).pressed = 'awaited';
  const onClick = (): void => {
    (window as PressedWindow).pressed = 'reached';
  };
  place.addEventListener('click', onClick, { capture: true, once: true });
  return place;
}
