/** Every picture that is served as a file, at its exact path (SPEC section 7, CONTRACT section 1). */
import * as art from '@consorcio/art';
import { dreamCycles } from '@consorcio/rules/queries';
import { BADGE_GRADES, BADGE_TYPES, DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';

export interface StaticPicture {
  /** path below the root of the site, without the first slash */
  readonly path: string;
  /** SVG text */
  readonly draw: () => string;
  /** width of the PNG in px; left out, the SVG text itself is the file */
  readonly width?: number;
}
/** Widths in px: twice the size on a phone where the picture is small, once where it fills the screen. */
const WIDTH = {
  bust: 480,
  person: 600,
  part: 360,
  tile: 600,
  cycle: 408,
  event: 1024,
  badge: 360,
  envelope: 768,
  card: 1200,
};
/** cycles of the longest dream (RULES section 2) */
const LONGEST = Math.max(...DREAM_IDS.map(dreamCycles));
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1);

const people = (): readonly StaticPicture[] =>
  PERSONA_IDS.flatMap((id) => [
    { path: `certificado/frame_${id}.png`, draw: () => art.portrait(id, 'frame_win'), width: WIDTH.bust },
    {
      path: `api/personas/${id}.png`,
      draw: () => art.person({ persona: id, pose: 'cintura', expression: 'feliz' }),
      width: WIDTH.person,
    },
    { path: `api/personas/frame_${id}.png`, draw: () => art.portrait(id, 'frame'), width: WIDTH.bust },
    { path: `api/personas/frame_win_${id}.png`, draw: () => art.portrait(id, 'frame_win'), width: WIDTH.bust },
    { path: `api/personas/slice_${id}.png`, draw: () => art.portrait(id, 'slice'), width: WIDTH.bust },
    {
      path: `sorteio/export_envelope_p${id}_103.png`,
      draw: () => art.envelopeScene({ persona: id }),
      width: WIDTH.envelope,
    },
  ]);

const dreams = (): readonly StaticPicture[] =>
  DREAM_IDS.flatMap((id) => [
    { path: `dream/${id}.svg`, draw: () => art.dreamPicture(id) },
    { path: `api/dreams/${id}.png`, draw: () => art.dreamPicture(id), width: WIDTH.tile },
    ...[0, ...upTo(dreamCycles(id))].map((n) => ({
      // spelled as in SPEC section 7
      path: `dream/parts/sonho${id}_cliclo-${n}.png`,
      draw: () => art.dreamPart(id, n),
      width: WIDTH.part,
    })),
  ]);

const badges = (): readonly StaticPicture[] =>
  upTo(BADGE_TYPES.length * BADGE_GRADES.length).map((id) => {
    const { type, grade } = art.badgeOf(id);
    return { path: `api/badges/${id}.png`, draw: () => art.medal(type, grade), width: WIDTH.badge };
  });

const appIcons = (): readonly StaticPicture[] => [
  { path: 'favicon.svg', draw: art.favicon },
  { path: 'icons/icon-192.png', draw: () => art.appIcon(), width: 192 },
  { path: 'icons/icon-512.png', draw: () => art.appIcon(), width: 512 },
  { path: 'icons/icon-maskable-192.png', draw: () => art.appIcon({ maskable: true }), width: 192 },
  { path: 'icons/icon-maskable-512.png', draw: () => art.appIcon({ maskable: true }), width: 512 },
  { path: 'apple-touch-icon.png', draw: () => art.appIcon({ maskable: true }), width: 180 },
];

export const staticPictures = (): readonly StaticPicture[] => [
  ...people(),
  ...dreams(),
  ...upTo(LONGEST).map((n) => ({
    path: `cycles/cycle_${n}.png`,
    draw: () => art.cycleLeaf(n),
    width: WIDTH.cycle,
  })),
  ...art.EVENT_IDS.map((id) => ({
    path: `api/events/${id}.png`,
    draw: () => art.eventPicture(id),
    width: WIDTH.event,
  })),
  ...badges(),
  ...art.SHARE_TARGETS.map((target) => ({
    path: `compartilharSocial/${target}.svg`,
    draw: () => art.shareIcon(target),
  })),
  ...appIcons(),
  { path: 'share/default.png', draw: art.defaultCard, width: WIDTH.card },
];
