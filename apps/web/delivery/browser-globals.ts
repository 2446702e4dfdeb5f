/* The parts of a browser that the screens use while they are prerendered. */

let token: string | null = null;
/** Writes as for a visitor with a token, or without one. */
export const pretendSignedIn = (isSignedIn: boolean): void => {
  token = isSignedIn ? 'somebody' : null;
};

const nothing = (): null => null;
const PARTS = {
  navigator: {},
  matchMedia: () => ({ matches: false }),
  localStorage: { getItem: (key: string) => (key === 'token' ? token : null), setItem: nothing, removeItem: nothing },
};

/** Runs `work` where these parts of a browser are to be found; afterwards all is as it was. */
export async function withBrowserGlobals<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = Object.keys(PARTS).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(PARTS)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await work();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
