import type { PlacedName } from './placed-poses.ts';
import type { AnglePose } from './pose-places.ts';
import type { HandShape, PoseName } from './vocabulary.ts';

type StandingName = Exclude<PoseName, PlacedName | `corre${number}` | `anda${number}`>;

/** Legs that carry a body which stands still. */
export const STANDS = { legA: [-5, 0], legB: [6, 0] } as const;
/** Seated: the seat is at the height of the hip, y = -76. */
const SITS = { turn: 0.45, legA: [76, 78], legB: [70, 66], front: 'AB', sit: true } as const;
/** The same shape of both hands. */
export const hands = (shape: HandShape) => ({ handA: shape, handB: shape });

export const STANDING: Readonly<Record<StandingName, AnglePose>> = {
  parado: { turn: 0.22, A: [-16, 10], B: [15, -6], ...STANDS },
  triste: { turn: 0.2, lean: 3, A: [-6, 6], B: [8, 4], legA: [-3, 0], legB: [4, 0], head: 9, headY: 5 },
  vitoria: {
    turn: 0.1,
    A: [-122, -26],
    B: [122, 26],
    legA: [-14, -4],
    legB: [15, 6],
    head: 3,
    handA: 'aberta',
    handB: 'punho',
  },
  garcom: { turn: 0.3, A: [-18, 22], B: [62, 62], ...STANDS, head: -2, front: 'B', handB: 'concha' },
  servir: { turn: 0.45, lean: 5, A: [30, 46], B: [66, 22], legA: [-10, 0], legB: [12, 4], front: 'AB' },
  danca0: { turn: 0.1, A: [-44, 104], B: [44, -104], legA: [-10, -6], legB: [10, 6], head: -3, front: 'AB' },
  dancaE: {
    turn: -0.35,
    lean: -9,
    A: [-98, -8],
    B: [44, -112],
    legA: [-30, -8],
    legB: [12, 22],
    head: -8,
    front: 'B',
    handA: 'aponta',
    handB: 'punho',
  },
  dancaD: {
    turn: 0.35,
    lean: 9,
    A: [-44, 112],
    B: [98, 8],
    legA: [-12, -22],
    legB: [30, 8],
    head: 8,
    front: 'A',
    handA: 'punho',
    handB: 'aponta',
  },
  dancaC: { turn: 0.1, A: [-128, -38], B: [128, 38], legA: [-10, -40], legB: [12, 2], air: 26, ...hands('aberta') },
  dancaB: {
    turn: 0.05,
    A: [-62, 128],
    B: [62, -128],
    legA: [-52, -74],
    legB: [52, 74],
    front: 'AB',
    ...hands('punho'),
  },
  sentado: { ...SITS, A: [-16, 62], B: [-2, 52] },
  sentadoPalmas: { ...SITS, A: [34, 86], B: [-24, 134], ...hands('aberta') },
  sentadoMao: { ...SITS, A: [-16, 62], B: [138, 26], handB: 'aberta' },
  pensar: { turn: 0.25, A: [14, 56], B: [40, 122], ...STANDS, head: 5, front: 'AB', handB: 'aponta' },
  mostrar: { turn: 0.3, A: [-16, 20], B: [78, 14], legA: [-6, 0], legB: [8, 0], head: 3, front: 'B', handB: 'aberta' },
  segurar: { turn: 0.25, A: [22, 82], B: [20, 74], ...STANDS, front: 'AB', ...hands('pinca') },
  celebra: {
    turn: 0.2,
    A: [-18, 30],
    B: [126, 28],
    legA: [-8, 0],
    legB: [10, 0],
    head: 4,
    front: 'B',
    handB: 'punho',
  },
  palestra: { turn: 0.1, A: [-34, 92], B: [46, 62], legA: [-6, 0], legB: [7, 0], front: 'AB', ...hands('aberta') },
};
