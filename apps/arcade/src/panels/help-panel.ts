import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Game } from '@consorcio/minigames';
import type { Sprites } from '../canvas/sprites.ts';
import type { Gesture } from '../game-view.ts';
import { button, element, openPanel } from './dom.ts';

/** How to play, from the pause; without a gesture in 'modo tranquilo', where only the shopping keeps its rule. */
export function showHelp(game: Game, sprites: Sprites, gesture: Gesture): Promise<void> {
  const { help, keys } = gesture.length > 0 || game === 'matches' ? copy.games[game] : copy.calm.guide(game);
  return new Promise((resolve) => {
    const done = (): void => {
      panel.close();
      resolve();
    };
    const panel = openPanel(
      copy.help.heading,
      [
        ...(gesture.length > 0 ? [gestureScene(sprites, gesture)] : []),
        element('ol', 'steps', ...help.map((sentence) => element('li', '', element('span', '', sentence)))),
        ...keysLine(keys),
        element('div', 'buttons', button(copy.help.back, 'main', done)),
      ],
      done,
    );
  });
}

/** The gesture and its purpose: all the help shown before a run. */
export const shortHelp = (game: Game, sprites: Sprites, gesture: Gesture): HTMLElement => {
  const [what, price] = copy.games[game].help;
  return element(
    'div',
    'short-help',
    gestureScene(sprites, gesture),
    element('p', '', element('strong', '', what), ` ${price}`),
  );
};

/** A hand that shows the gesture on the game's own things, over and over; it stands still with reduced motion. */
function gestureScene(sprites: Sprites, gesture: Gesture): HTMLElement {
  const scene = element('div', 'gesture');
  scene.setAttribute('aria-hidden', 'true');
  for (const piece of gesture) {
    const made =
      'words' in piece ? element('span', 'gesture-button', piece.words) : sprites.picture(piece.sprite, piece.high);
    made.classList.add('piece', piece.motion ?? 'still');
    made.style.left = `${piece.x}px`;
    made.style.top = `${piece.y}px`;
    scene.append(made);
  }
  return scene;
}

export const keysLine = (keys: string): readonly HTMLElement[] =>
  matchMedia('(hover: hover)').matches ? [element('p', 'keys', keys)] : [];
