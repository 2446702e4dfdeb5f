/** Grounds of whole screens, 768 x 1024, without any words. */
import type { Colour } from '../core/colour.ts';
import { picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SCREEN } from '../core/tokens.ts';
import { type FreeBox, confetti as pieces, sunburst as rays } from '../scenes/party.ts';
import { hillsBody, streetBody } from '../scenes/street.ts';
import { SCREEN_FRAME } from './frames.ts';

const { width: W, height: H } = SCREEN;

/** Calm neighbourhood for forms and texts; ground is the y of the pavement. */
export const street = (ground = 640): Svg => picture(`rua-${ground}`, SCREEN_FRAME, streetBody(ground));

/** Open hills under the sky; `meadow` is the y at which the near one begins. */
export const hills = (meadow = 740): Svg =>
  picture(meadow === 740 ? 'colinas' : `colinas-${meadow}`, SCREEN_FRAME, hillsBody(meadow));

/** Rays behind a screen (STYLE section 10): how they look and where they come from. */
export interface Burst {
  readonly ground: Colour;
  readonly rays: Colour;
  readonly cx: number;
  readonly cy: number;
  readonly count: number;
  readonly opacity: number;
  /** degrees */
  readonly turn: number;
  /** pieces of paper over it */
  readonly confetti?: {
    readonly count: number;
    readonly seed: number;
    readonly height: number;
    readonly free?: FreeBox;
  };
}
/** The named rays of the screens. */
export const BURSTS = {
  /** certificate, great choice, New Game Plus */
  festa: { ground: '#7A55C9', rays: '#8E6BDA', cx: 384, cy: 430, count: 18, opacity: 0.6, turn: 6 },
  /** the same with confetti all over */
  certificado: {
    ground: '#7A55C9',
    rays: '#8E6BDA',
    cx: 384,
    cy: 430,
    count: 18,
    opacity: 0.6,
    turn: 6,
    confetti: { count: 64, seed: 11, height: 1024 },
  },
  /** character intro */
  personagens: { ground: '#FFD98F', rays: '#FFE7B0', cx: 384, cy: 420, count: 18, opacity: 0.8, turn: 4 },
  /** dream selection */
  sonhos: { ground: C.lilasVivo, rays: '#F2EAFD', cx: 384, cy: 400, count: 18, opacity: 0.9, turn: 3 },
  /** dream intro */
  sonhar: { ground: '#C9B8F2', rays: '#D9CDF7', cx: 384, cy: 560, count: 18, opacity: 0.8, turn: 6 },
  tutorial: { ground: '#CDEBF6', rays: '#DDF3FA', cx: 384, cy: 360, count: 18, opacity: 0.9, turn: 4 },
  /** waiting for a minigame */
  espera: { ground: '#FFE2B8', rays: '#FFEED2', cx: 384, cy: 470, count: 18, opacity: 0.8, turn: 4 },
  /** waiting for a route */
  rota: { ground: '#D6F1FA', rays: '#E8F8FD', cx: 384, cy: 470, count: 18, opacity: 0.8, turn: 4 },
  /** the opened envelope */
  envelope: { ground: '#F8A48F', rays: '#FBB9A4', cx: 384, cy: 560, count: 18, opacity: 0.75, turn: 4 },
} as const satisfies Readonly<Record<string, Burst>>;
export type BurstName = keyof typeof BURSTS;

/** The rays as the body of a picture. */
export function burstBody(burst: Burst): Svg {
  const { confetti } = burst;
  return (
    rect(0, 0, W, H, 0, burst.ground) +
    rays(burst.cx, burst.cy, 900, burst.rays, burst.count, burst.opacity, burst.turn) +
    (confetti ? pieces(W, confetti.height, confetti.count, confetti.seed, confetti.free) : '')
  );
}
/** Rays over a whole screen. */
export const sunburst = (name: BurstName): Svg => picture(`raios-${name}`, SCREEN_FRAME, burstBody(BURSTS[name]));

/** Rays and confetti on transparent ground, over the veil of a new badge. */
export const badgeRays = (): Svg =>
  picture(
    'raios-conquista',
    SCREEN_FRAME,
    rays(384, 400, 620, '#FFD76A', 20, 0.3, 5) + pieces(W, 900, 70, 41, [110, 60, 560, 90]),
  );

/** Confetti on transparent ground; `free` stays empty for words. */
export const confetti = (width: number, height: number, count: number, seed = 3, free?: FreeBox): Svg =>
  picture(`confete-${width}-${height}-${seed}`, { width, height }, pieces(width, height, count, seed, free));
