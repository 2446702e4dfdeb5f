/** Key under which WebDriver hands over an element. W3C WebDriver, section 12.2. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page that is open, as a remote browser names it. */
export type ElementRef = Readonly<Record<typeof ELEMENT, string>>;
export const idOf = (element: ElementRef): string => element[ELEMENT];

/** The few commands of W3C WebDriver that a player needs: beside it, the names that Firefox itself gives them. */
export const COMMANDS = {
  navigate: { path: '/url', marionette: 'WebDriver:Navigate' },
  run: { path: '/execute/async', marionette: 'WebDriver:ExecuteAsyncScript' },
  click: { path: '/element/{id}/click', marionette: 'WebDriver:ElementClick' },
  type: { path: '/element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  enterFrame: { path: '/frame', marionette: 'WebDriver:SwitchToFrame' },
  leaveFrame: { path: '/frame/parent', marionette: 'WebDriver:SwitchToParentFrame' },
  act: { path: '/actions', marionette: 'WebDriver:PerformActions' },
} as const;
export type Command = keyof typeof COMMANDS;

/** A browser driven from outside. `send` rejects with the browser's own words. */
export interface Remote {
  send(command: Command, params: Readonly<Record<string, unknown>>, element?: ElementRef): Promise<unknown>;
  /** PNG of what is seen. */
  photograph(): Promise<Buffer>;
  /** Ends the browser and everything that was started for it, and removes its profile. */
  close(): Promise<void>;
}

/** Milliseconds that a browser may take to come up. */
const START_LIMIT = 120_000;

/** Tries until something answers. */
export async function whenUp<T>(what: string, attempt: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + START_LIMIT; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw new Error(`${what} does not answer: ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
