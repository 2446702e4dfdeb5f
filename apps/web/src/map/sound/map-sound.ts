import { mapMachine } from '../chart/map-machine.ts';
import { type MapState, QUIET_STATES } from '../chart/popup-states.ts';

/** States in which the campaign has ended well, or is about to. SPEC section 4, music. */
const JOY: readonly MapState[] = [
  'bidWon',
  'raffleWon',
  'creditLetterOne',
  'creditLetterTwo',
  'dreamPaid',
  'dreamByBid',
  'dreamByRaffle',
];
/** Effects played when a popup opens. SPEC section 9. */
const EFFECTS: Readonly<Partial<Record<MapState, string>>> = {
  noEffort: 'RECURSOS_VAZIOS',
  noEnergy: 'RECURSOS_VAZIOS',
  bidFilm: 'ENVELOPE',
  raffleIntro: 'ROLETA',
  raffleFilm: 'SORTEIO',
};

/** The theme of a state; null keeps what plays, because nothing new is shown. SPEC section 2, map. */
export function themeOf(state: MapState): string | null {
  if ((QUIET_STATES as readonly MapState[]).includes(state)) return null;
  if (state === 'ended') return 'FINAL_NEGATIVO';
  if (state === 'paymentSuccess') return 'SUCCESS';
  if (JOY.includes(state)) return 'FINAL_POSITIVO';
  return mapMachine.states[state]?.tags.includes('payments') === true ? 'PAGAMENTOS' : 'MAPA';
}

/** The effect of a state's popup; null for silence. */
export const effectOf = (state: MapState): string | null => EFFECTS[state] ?? null;
