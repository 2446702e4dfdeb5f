import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Game } from '@consorcio/minigames';
import type { Sprites } from '../canvas/sprites.ts';
import type { HelpPictures } from '../page/game-view.ts';
import { button, element, openPanel } from './dom.ts';

/** How to play, from the pause. */
export function showHelp(game: Game, sprites: Sprites, pictures: HelpPictures): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      panel.close();
      resolve();
    };
    const panel = openPanel(
      copy.help.heading,
      [
        helpSteps(game, sprites, pictures),
        ...keysLine(game),
        element('div', 'buttons', button(copy.help.back, 'main', done)),
      ],
      done,
    );
    panel.onAnyKey(done);
  });
}

/** Three sentences, each beside a small moving picture that plays when its turn comes. */
export function helpSteps(game: Game, sprites: Sprites, pictures: HelpPictures): HTMLElement {
  const steps = copy.games[game].help.map((sentence, i) => {
    const scene = element('div', 'help-scene');
    scene.setAttribute('aria-hidden', 'true');
    for (const { sprite, high, x, y, motion } of pictures[i] ?? []) {
      const piece = sprites.picture(sprite, high);
      piece.className = `piece ${motion ?? ''}`;
      piece.style.left = `${x}px`;
      piece.style.top = `${y}px`;
      scene.append(piece);
    }
    return element('li', '', scene, element('span', '', sentence));
  });
  return element('ol', 'steps', ...steps);
}

export const keysLine = (game: Game): readonly HTMLElement[] =>
  matchMedia('(hover: hover)').matches ? [element('p', 'keys', copy.games[game].keys)] : [];
