/** The layers of the great moments, each 2000 x 1000 on transparent ground but the first. */
import type { Colour } from '../core/colour.ts';
import { at, clip, each, ell, linear, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import type { Expression, PersonaId, PersonRef, PoseName } from '../people/vocabulary.ts';
import { bunting } from '../scenes/assembly.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { DREAMS } from '../scenes/dreams/dreams.ts';
import { GATHERS } from '../scenes/moment-poses.ts';
import { sunburst } from '../scenes/party.ts';
import { ipe, tree } from '../scenes/props.ts';

/*
 * The great moments: letter of credit won by bid or raffle, dream paid. A fair under flags in five layers of one box, so
 * that a page moves them apart: ground, dream, friends, hero, onlookers. All that matters stands in the middle 830
 * units: an upright phone shows no more of it.
 */

/** Units; layers are laid over one another in this box and cut at their sides. */
const PEAK_BOX = { width: 2_000, height: 1_000 } as const;
const MIDDLE = PEAK_BOX.width / 2;
/** where the meadow begins */
const HORIZON = 640;
/** feet of the friends */
const LAWN = 900;

const SKY: readonly [Colour, Colour] = ['#FFB84A', '#FFE7AE'];
const PAPER_SKY = '#FFF3CF';

/** Sky with rays, flags, trees, a meadow and the way to the dream. */
function peakGround(): Svg {
  const [sky, definition] = linear([0, SKY[0]], [1, SKY[1]]);
  const grove: readonly (readonly [x: number, y: number, body: Svg])[] = [
    [90, 690, tree(C.folha, 3.4)],
    [330, 668, ipe(C.ipeRosa, 3)],
    [560, 660, tree('#5BBF7E', 2.4)],
    [1_450, 660, ipe(C.ipe, 2.6)],
    [1_690, 668, tree(C.folha, 3.2)],
    [1_910, 690, ipe(C.ipeRosa, 3.6)],
  ];
  return (
    definition +
    rect(0, 0, PEAK_BOX.width, PEAK_BOX.height, 0, sky) +
    sunburst(MIDDLE, 560, 1_500, PAPER_SKY, 20, 0.5, 9) +
    path('M0 640 C320 590 640 620 1000 604 C1380 588 1700 622 2000 640 V1000 H0Z', '#BFE39A') +
    each(grove, ([x, y, body]) => at(x, y, body)) +
    path(`M0 ${HORIZON + 60} C420 660 760 690 1000 684 C1300 676 1620 664 2000 700 V1000 H0Z`, '#A5D885') +
    path('M884 690 H1116 L1330 1000 H670Z', '#F6DDAE') +
    path('M884 690 H930 L782 1000 H670Z', '#EBCB92') +
    at(616, -40, bunting(-620, 1_390, -26, 58))
  );
}

/** Dreams whose parts fill their tile are a picture under the sky; the others stand on the ground by themselves. */
const DREAM_SCALE = 2.4;
/** half the width of a dream's tile */
const STAGE = 150;
function peakDream(id: DreamId): Svg {
  const { parts, ghostOver, bg } = DREAMS[id];
  const body = parts().join('');
  const shown = ghostOver
    ? rect(-STAGE - 9, -STAGE - 9, 2 * STAGE + 18, 2 * STAGE + 18, 40, C.branco) +
      clip(rect(-STAGE, -STAGE, 2 * STAGE, 2 * STAGE, 34, C.branco), [
        rect(-STAGE, -STAGE, 2 * STAGE, 2 * STAGE, 0, bg),
        body,
      ])
    : ell(0, 112, 164, 20, SHADOW, { opacity: 0.14 }) + body;
  return at(MIDDLE, 492, shown, DREAM_SCALE);
}

/** Different people around the same moment; the caller chooses which of them appear. */
export const PEAK_CROWDS = [1, 2, 3, 4] as const;
export type PeakCrowd = (typeof PEAK_CROWDS)[number];
/** people of the crowd, all distinguishable (people/extras.ts) */
const CAST = 48;
/** The n-th person of the first crowd, and the person at the same place in another one. */
const somebody = (n: number, crowd: PeakCrowd): PersonRef =>
  `x${(n + ((crowd - 1) * CAST) / PEAK_CROWDS.length) % CAST}`;

type Friend = readonly [x: number, y: number, n: number, pose: PoseName, mood: Expression, looksLeft: boolean];
/** Left and right of the hero; those beside the middle 830 units are seen in wide windows. */
const FRIENDS: readonly Friend[] = [
  [130, LAWN - 30, 14, 'acenar', 'feliz', false],
  [330, LAWN - 46, 3, 'vitoria', 'radiante', false],
  [520, LAWN - 24, 21, 'palmas', 'radiante', false],
  [668, LAWN + 20, 8, 'celebra', 'radiante', false],
  [1_336, LAWN + 20, 5, 'palmas', 'radiante', true],
  [1_490, LAWN - 24, 16, 'celebra', 'radiante', true],
  [1_680, LAWN - 46, 11, 'vitoria', 'radiante', true],
  [1_880, LAWN - 30, 7, 'acenar', 'feliz', true],
];
/** px of the picture to a unit of a friend, on a phone about half of it */
const FRIEND = 0.84;
const FRIEND_DETAIL = 0.5;
const peakFriends = (crowd: PeakCrowd, detail = 1): Svg =>
  each(FRIENDS, ([x, y, n, pose, expression, flip]) => {
    const persona = somebody(n, crowd);
    return at(x, y, figure({ persona, pose, expression, flip, scale: FRIEND_DETAIL * detail }).body, FRIEND);
  });

/** What the hero does, in turn: holds the breath, leaps, lands. */
export const HERO_POSES = ['waits', 'leaps', 'lands'] as const;
export type HeroPose = (typeof HERO_POSES)[number];
const HERO = {
  waits: { pose: GATHERS, expression: 'surpreso', gaze: [-0.2, -0.9] },
  leaps: { pose: 'pulo', expression: 'radiante' },
  lands: { pose: 'vitoria', expression: 'radiante' },
} as const satisfies Readonly<Record<HeroPose, FigureOptions>>;
/** In the middle, before the dream. */
const peakHero = (persona: PersonaId, does: HeroPose): Svg =>
  at(MIDDLE, LAWN + 46, figure({ persona, ...HERO[does] }).body, 1.16);

type Onlooker = readonly [x: number, y: number, n: number, pose: PoseName];
/** the nearer ones last */
const ONLOOKERS: readonly Onlooker[] = [
  [595, 1_232, 12, 'parado'],
  [1_412, 1_232, 45, 'parado'],
  [90, 1_246, 19, 'parado'],
  [500, 1_246, 27, 'parado'],
  [1_320, 1_246, 25, 'parado'],
  [1_710, 1_246, 38, 'parado'],
  [300, 1_268, 23, 'celebra'],
  [690, 1_268, 30, 'vitoria'],
  [1_500, 1_268, 33, 'celebra'],
  [1_910, 1_268, 41, 'vitoria'],
];
const ONLOOKER = 0.95;
/** Seen from behind at the lower edge; nobody stands before the hero. */
const peakOnlookers = (crowd: PeakCrowd, detail = 1): Svg =>
  each(ONLOOKERS, ([x, y, n, pose]) => {
    const persona = somebody(n, crowd);
    const scale = FRIEND_DETAIL * detail;
    return at(x, y, figure({ persona, pose, back: true, shadow: false, bust: true, scale }).body, ONLOOKER);
  });

/* From back to front; dream and hero stand between friends and ground, and between friends and onlookers. */

export const peakGroundLayer = (): Svg => picture('auge-ground', PEAK_BOX, peakGround());
export const peakDreamLayer = (id: DreamId): Svg => picture(`auge-sonho-${id}`, PEAK_BOX, peakDream(id));
/** @param detail factor on the scale that people are drawn for: less than 1 where less is to be loaded */
export const peakFriendsLayer = (crowd: PeakCrowd, detail?: number): Svg =>
  picture(`auge-amigos-${crowd}`, PEAK_BOX, peakFriends(crowd, detail));
export const peakHeroLayer = (persona: PersonaId, does: HeroPose): Svg =>
  picture(`auge-pessoa-${persona}-${does}`, PEAK_BOX, peakHero(persona, does));
/** @param detail as for the friends */
export const peakOnlookersLayer = (crowd: PeakCrowd, detail?: number): Svg =>
  picture(`auge-plateia-${crowd}`, PEAK_BOX, peakOnlookers(crowd, detail));
