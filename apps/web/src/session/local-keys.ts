import { fieldsOf, jsonOf, kept, PERSONA, TOKEN, textIn, wholeFrom } from '@consorcio/contract/kept';

/* What several screens ask of the device. Keys and defaults: SPEC section 3. */

/** The bearer token, or null when nobody is signed in. */
export const storedToken = (): string | null => TOKEN.read();
export const storeToken = (token: string): boolean => TOKEN.write(token);

/** Id of the persona whose pictures and films show, a whole number as text. Default '1'. */
export const storedPersona = (): string => String(PERSONA.read() ?? 1);
export const storePersona = (personaId: number): boolean => PERSONA.write(personaId);

/** Place in the carousel of personas, from 0. */
export const CHARACTER_INDEX = kept('chosenCharacterIndex', wholeFrom(0));
/** The last stage whose minigame was entered; the last cycle shown is in cycle-shown.ts. */
export const CURRENT_STAGE = kept('current_stage', textIn);
/** The answer that says that a campaign's results are to be seen first. SPEC section 4 */
export const RESULTS_REQUIRED = kept(
  'results-required',
  jsonOf((value): value is object => fieldsOf(value).campaign !== undefined),
);
/** Id of the dream that fits the wish of 'Sobre você', until a dream is chosen. LEARN, point 8 */
export const WISHED_DREAM = kept('wished_dream', wholeFrom(1, 9));
