/** What a consórcio is, shown by one of the four personas, scene after scene. */
import { g, nth, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SCREEN } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import { pop, share, smooth } from './easing.ts';
import { FILM_SIZE, type Film, film } from './film.ts';
import type { Scene } from './tutorial-parts.ts';
import { OPENING_SCENES, SCENES } from './tutorial-scenes.ts';
import { TUTORIAL_SCENES, TUTORIAL_WORDS, type TutorialScene } from './tutorial-words.ts';

interface Placed extends Scene {
  readonly title: string;
  readonly words: string;
  /** second of the film at which the scene begins */
  readonly from: number;
}
/** seconds from the film's beginning to the scene of that place */
const begins = (place: number): number =>
  +TUTORIAL_SCENES.slice(0, place)
    .reduce((sum, name) => sum + SCENES[name].lasts, 0)
    .toFixed(3);
const PLACED: readonly Placed[] = TUTORIAL_SCENES.map((name, place) => ({
  ...SCENES[name],
  ...TUTORIAL_WORDS[name],
  from: begins(place),
}));
const SECONDS = begins(TUTORIAL_SCENES.length);
/** seconds of the fade from one scene to the next */
const CHANGE = 0.25;

/** the scene's name on a plate that comes in from above */
function plate({ title }: Placed, u: number): Svg {
  const width = title.length * 25 + 84;
  const y = -120 + 214 * pop(share(u, 0.1, 0.5));
  const body =
    rect(-width / 2, -46, width, 100, 50, C.labioPapel) +
    rect(-width / 2, -54, width, 100, 50, C.papel) +
    text(0, 14, title, { size: 50 });
  return g(body, { transform: `translate(384 ${y.toFixed(1)})` });
}
function bodiesAt(persona: PersonaId, t: number): readonly Svg[] {
  const i = Math.max(0, PLACED.map(({ from }) => t >= from).lastIndexOf(true));
  const scene = PLACED[i] ?? PLACED[0];
  if (scene === undefined) return [];
  const u = t - scene.from;
  const shown = smooth(share(u, 0, CHANGE));
  const before = i > 0 && shown < 1 ? PLACED[i - 1]?.ground : undefined;
  const veil = before === undefined ? '' : rect(0, 0, 768, 1024, 0, C.papel, { opacity: +(1 - shown).toFixed(2) });
  return [scene.ground, scene.live(persona, u), veil, plate(scene, u)];
}
/** px to a unit of the screen on a phone's page */
const PAGE_DETAIL = 0.4;
/** seconds before the end of a scene in which all of it has happened */
const STILL_BEFORE_END = 0.3;
const STILL_FRAME = { ...FILM_SIZE, viewBox: `0 0 ${SCREEN.width} ${SCREEN.height}` };
export const tutorialFilm = (persona: PersonaId): Film =>
  film({
    name: `choiceVideo/telas_video_tutorial_p${persona}`,
    kind: 'tutorial',
    seconds: +SECONDS.toFixed(1),
    stillAt: 0.05,
    captions: PLACED.map(({ from, lasts, words }) => ({ from, to: +(from + lasts).toFixed(3), text: words })),
    bodiesAt: (t) => bodiesAt(persona, t),
  });
/** One scene at its best moment, without its title: for pages that can show no film. */
export const tutorialStill = (name: TutorialScene, persona: PersonaId): Svg =>
  picture('filme', STILL_FRAME, [
    SCENES[name].ground,
    SCENES[name].live(persona, SCENES[name].lasts - STILL_BEFORE_END, PAGE_DETAIL),
  ]);

/** px of a square page of the opening, cut from the middle of a scene: who is in it stands in the screen's own landscape */
const PAGE = {
  width: 540,
  height: 540,
  viewBox: `0 ${(SCREEN.height - SCREEN.width) / 2 + 70} ${SCREEN.width} ${SCREEN.width}`,
};
/** who has the dream, from the first page to the last */
const DREAMER = 1;
/** The second of its scene at which each page begins. */
const PAGES_BEGIN = [0, 0, 0.9] as const;
export const OPENING_PLACES = OPENING_SCENES.map((_, place) => place);
export const OPENING_BEATS = ['begins', 'ends'] as const;
/** A page of the opening, one a sentence: a dream, a group, an instalment; as it begins, and what comes of it. */
export function openingPicture(place: number, beat: (typeof OPENING_BEATS)[number] = 'ends'): Svg {
  const { live, lasts } = nth(OPENING_SCENES, place);
  const u = beat === 'begins' ? nth(PAGES_BEGIN, place) : lasts - STILL_BEFORE_END;
  return picture('abertura', PAGE, live(DREAMER, u, PAGE_DETAIL));
}
