/*
 * What the pages keep on the player's device: one table of keys and one guarded way to them. A browser may refuse to read or to
 * write (private windows, blocked cookies, a full disk), and what stands under a key may be spoilt or gone. A value that can't be
 * read is none; one that the browser does not take is kept in memory until the page is left.
 */

type AreaName = 'localStorage' | 'sessionStorage';

/** Every key, and where it is. One that ends in a dash goes on with what it belongs to. SPEC section 3, CONTRACT section 5. */
export const KEPT_KEYS = {
  token: 'localStorage',
  persona: 'localStorage',
  chosenCharacterIndex: 'localStorage',
  current_stage: 'localStorage',
  current_cycle: 'localStorage',
  'route-slice': 'localStorage',
  'results-required': 'sessionStorage',
  'minigame-finished': 'sessionStorage',
  wished_dream: 'localStorage',
  quiz: 'localStorage',
  idea_cards: 'localStorage',
  first_notes: 'localStorage',
  month_plan: 'localStorage',
  street: 'localStorage',
  'golpe-primeira-vez': 'localStorage',
  'golpe-ordem': 'sessionStorage',
  light: 'localStorage',
  sound: 'localStorage',
  pace: 'localStorage',
  'minigame-way': 'localStorage',
  'one-switch': 'localStorage',
  'switch-rest': 'localStorage',
  'dancer-calibration': 'localStorage',
  'arcade-pixels': 'sessionStorage',
  'help-': 'localStorage',
  'best-': 'localStorage',
  'ended-': 'localStorage',
  'finished-run-': 'localStorage',
  'live-seat': 'localStorage',
  'live-seats': 'localStorage',
  'live-joining': 'localStorage',
  'live-draft': 'localStorage',
  'live-told': 'localStorage',
  'live-answers': 'localStorage',
  'live-address': 'localStorage',
  'live-host-': 'localStorage',
  'live-names-': 'localStorage',
  'live-rehearsal-': 'localStorage',
  school: 'sessionStorage',
  'school-site': 'localStorage',
  home: 'localStorage',
  pupils: 'localStorage',
  probe: 'localStorage',
} as const satisfies Record<string, AreaName>;
export type KeptKey = keyof typeof KEPT_KEYS;

export interface Kept<Value> {
  /** Null where there is none, or none that can be read. */
  read(): Value | null;
  /** False where it is forgotten with the page. */
  write(value: Value): boolean;
  forget(): void;
}

interface Area {
  readonly length: number;
  key(at: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}
/** Throws where the browser refuses it. */
const areaNamed = (name: AreaName): Area => (globalThis as unknown as Record<AreaName, Area>)[name];
/** True of a window that a school has opened: it keeps everything for itself, so that two pupils do not meet on one device. */
function isOfSchool(): boolean {
  try {
    return (memory.get('school') ?? areaNamed('sessionStorage').getItem('school')) !== null;
  } catch {
    return false;
  }
}
/** Keys of the device, whoever plays in which window. */
const OF_DEVICE: readonly string[] = ['light', 'pupils', 'school-site'];
/** Where a key is kept in this window. Throws where the browser refuses it. */
export const areaOf = (key: KeptKey): Area =>
  areaNamed(isOfSchool() && !OF_DEVICE.includes(key) ? 'sessionStorage' : KEPT_KEYS[key]);

interface Page {
  readonly parent?: Page;
  keptInMemory?: Memory;
}
/** What the browser did not take, by key; null for what it did not let go of. */
type Memory = Map<string, string | null>;
/** What stands in no storage, where the browser refused it. */
export const memory = memoryOfPage(globalThis as Page);

/** A minigame's page in its frame has the memory of the page around it. */
function memoryOfPage(own: Page): Memory {
  try {
    if (own.parent?.keptInMemory !== undefined) return own.parent.keptInMemory;
  } catch {
    // the page around this one belongs to another site
  }
  own.keptInMemory ??= new Map();
  return own.keptInMemory;
}

let noteRefusal: () => void;
/** Resolves when the browser refuses for the first time to keep something. */
export const refused = new Promise<void>((resolve) => {
  noteRefusal = resolve;
});
/** Called where something else than a key was refused. */
export const tellRefusal = (): void => noteRefusal();

/**
 * A value on the device.
 * @param parse reads what stands there; null, or an error, for what is spoilt
 * @param of what the key belongs to, for a key that ends in a dash
 */
export function kept<Value>(key: KeptKey, parse: (text: string) => Value | null, of = ''): Kept<Value> {
  const name = key + of;
  const put = (text: string | null): boolean => {
    try {
      const area = areaOf(key);
      if (text === null) area.removeItem(name);
      else area.setItem(name, text);
      if (area.getItem(name) === text) {
        memory.delete(name);
        return true;
      }
    } catch {
      // refused, or full
    }
    memory.set(name, text);
    noteRefusal();
    return false;
  };
  return {
    read() {
      try {
        const text = memory.has(name) ? memory.get(name) : areaOf(key).getItem(name);
        return text == null ? null : parse(text);
      } catch {
        return null;
      }
    },
    write: (value) => put(typeof value === 'string' ? value : JSON.stringify(value)),
    forget: () => void put(null),
  };
}

/** True of a key of the game: below a path the storages are those of a whole site. */
const isOurs = (key: string): boolean =>
  key in KEPT_KEYS || Object.keys(KEPT_KEYS).some((name) => name.endsWith('-') && key.startsWith(name));

/** Empties both storages of what is the game's; in a window that a school has opened only its own, and it stays the school's. SPEC section 4 */
export function clearKept(): void {
  const school = isOfSchool() ? SCHOOL.read() : null;
  const names = school === null ? (['localStorage', 'sessionStorage'] as const) : (['sessionStorage'] as const);
  memory.clear();
  for (const name of names) {
    try {
      const area = areaNamed(name);
      for (let at = area.length - 1; at >= 0; at -= 1) {
        const key = area.key(at) ?? '';
        if (isOurs(key)) area.removeItem(key);
      }
    } catch {
      for (const [key, area] of Object.entries(KEPT_KEYS)) if (area === name) memory.set(key, null);
    }
  }
  if (school !== null) SCHOOL.write(school);
}

/** Whether this device forgets everything with the page. */
export function isForgetful(): boolean {
  const probe = kept('probe', String);
  const isKept = probe.write('probe');
  probe.forget();
  return !isKept;
}

/** Any text but an empty one. */
export const textIn = (text: string): string | null => text || null;

export const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (text: string): Word | null =>
    words.find((word) => word === text) ?? null;

/** A whole number of a range. */
export const wholeFrom =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number | null =>
    /^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;

export const jsonOf =
  <Value>(isGood: (value: unknown) => value is Value) =>
  (text: string): Value | null => {
    const value: unknown = JSON.parse(text);
    return isGood(value) ? value : null;
  };

/** The fields of what may be an object; none of anything else. */
export const fieldsOf = (value: unknown): { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/* What the game's pages and the minigames' pages both read. */

/** The bearer token: what a header can carry. SPEC section 3 */
export const TOKEN = kept('token', (text) => (/^[!-~]+$/.test(text) ? text : null));
/** Id of the persona that shows, from 1. SPEC section 3 */
export const PERSONA = kept('persona', wholeFrom(1));
/** Stage of a minigame that is over, for a page that missed its message. CONTRACT section 5 */
export const FINISH_FLAG = kept('minigame-finished', textIn);
/** The choice of 'modo leve'. */
export const LIGHT = kept('light', oneOf('on', 'off'));
/** What a school's platform said of the activity that it opened in this window. */
export interface School {
  /** Where it wants to be gone back to. */
  readonly returnUrl: string | null;
  /** Whether it waits for a grade. */
  readonly isGraded: boolean;
  /** Mark of the pupil whose package shows the game; null: the platform itself has opened it. */
  readonly pupil: string | null;
  /** The only dream that the activity is about, from 1. */
  readonly dream: number | null;
}
/** Set by whoever opens the window: the launch's page (apps/server/src/features/lti/pages.ts), or the game for a package. */
export const SCHOOL = kept('school', (text): School | null => {
  const { returnUrl, isGraded, pupil, dream } = fieldsOf(JSON.parse(text));
  if (typeof isGraded !== 'boolean') return null;
  return {
    returnUrl: typeof returnUrl === 'string' && /^https?:/.test(returnUrl) ? returnUrl : null,
    isGraded,
    pupil: typeof pupil === 'string' && /^[0-9a-f]{16,32}$/.test(pupil) ? pupil : null,
    dream: wholeFrom(1, 9)(String(dream)),
  };
});
/** Whether a minigame's help was read here: its page then counts in at once. */
export const helpOf = (game: string): Kept<'seen'> => kept('help-', oneOf('seen'), game);
/** Whether a minigame was ended here: its place then offers a turn without a game. RULES 4.9. */
export const endedOf = (game: string): Kept<'yes'> => kept('ended-', oneOf('yes'), game);
