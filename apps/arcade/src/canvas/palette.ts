/** The project's colours (style guide, section 1). Colours of single things stand in their drawings. */
export const C = {
  papel: '#FFF9EE',
  creme: '#FFEFD3',
  areia: '#F3D9B1',
  tinta: '#2C2056',
  tintaSuave: '#5A4D85',
  branco: '#FFFFFF',
  mata: '#0B7F62',
  folha: '#3DBB86',
  ipe: '#FFC53D',
  mel: '#F29B1F',
  flamboyant: '#EF5B4C',
  brasa: '#C2362F',
  ipeRosa: '#F27FB0',
  jabuticaba: '#6A45B8',
  noite: '#3A2A7C',
  mar: '#1878A8',
  lagoa: '#35B5C9',
  tijolo: '#D8693F',
  asfalto: '#7C7FA6',
  labio: '#D8CBE9',
  lilas: '#EFE6FA',
  lampada: '#FFE39A',
} as const;

const LIGHT = '#FFF3CF';
export const SHADOW = '#38206E';

const parts = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** `share` of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = parts(to);
  const mixed = parts(from).map((part, i) => Math.round(part + ((target[i] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Shadow side: always towards violet, never towards black. */
export const shade = (colour: string, share = 0.2): string => mix(colour, SHADOW, share);
/** Light side: always towards warm light. */
export const tint = (colour: string, share = 0.3): string => mix(colour, LIGHT, share);
