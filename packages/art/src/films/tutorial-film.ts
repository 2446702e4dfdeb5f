/** How the game works, explained by one of the four personas, scene after scene (STYLE section 13). */
import { g, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import { pop, share, smooth } from './easing.ts';
import { type Film, film } from './film.ts';
import { bid, dream, pay, raffle } from './tutorial-money.ts';
import { choice, month, together } from './tutorial-month.ts';
import type { Scene } from './tutorial-parts.ts';

const SCENES: readonly Scene[] = [together, month, choice, pay, bid, raffle, dream];

interface Placed extends Scene {
  /** second of the film at which the scene begins */
  readonly from: number;
}
const PLACED: readonly Placed[] = SCENES.map((scene, i) => ({
  ...scene,
  from: +SCENES.slice(0, i)
    .reduce((sum, { lasts }) => sum + lasts, 0)
    .toFixed(3),
}));
const SECONDS = SCENES.reduce((sum, { lasts }) => sum + lasts, 0);
/** seconds of the fade from one scene to the next */
const CHANGE = 0.25;

/** the scene's name on a plate that comes in from above */
function plate({ title }: Scene, u: number): Svg {
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
/** The tutorial of one of the four. */
export const tutorialFilm = (persona: PersonaId): Film =>
  film({
    name: `choiceVideo/telas_video_tutorial_p${persona}`,
    kind: 'tutorial',
    seconds: +SECONDS.toFixed(1),
    stillAt: 3.2,
    captions: PLACED.map(({ from, lasts, words }) => ({ from, to: +(from + lasts).toFixed(3), text: words })),
    bodiesAt: (t) => bodiesAt(persona, t),
  });
