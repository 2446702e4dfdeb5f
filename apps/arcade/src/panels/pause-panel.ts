import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Game } from '@consorcio/minigames';
import type { Sprites } from '../canvas/sprites.ts';
import type { Gesture } from '../game-view.ts';
import { isCalmFirst } from '../page/settings.ts';
import { showCalibration } from './calibration-panel.ts';
import { button, element, openPanel } from './dom.ts';
import { showHelp } from './help-panel.ts';
import { paceChoice, switchChoice } from './settings-choices.ts';
import { calmButton } from './start-panel.ts';

export type PauseChoice = 'resume' | 'give-up' | 'calm';

/**
 * The pause: the field is covered, so that it is no time to think. Resolves with what the player wants; 'calm', the same
 * stage anew without a clock, is offered where there is a `gesture`, which is against the clock.
 */
export function showPause(game: Game, sprites: Sprites, gesture: Gesture = []): Promise<PauseChoice> {
  return new Promise((resolve) => {
    const choose = (choice: PauseChoice) => (): void => {
      panel.close();
      resolve(choice);
    };
    const detour = (show: () => Promise<void>) => async (): Promise<void> => {
      panel.close();
      await show();
      resolve(await showPause(game, sprites, gesture));
    };
    const help = detour(() => showHelp(game, sprites, gesture));
    const calibrate = detour(showCalibration);
    const isTimed = gesture.length > 0;
    const calm = calmButton('plain', choose('calm'));
    const panel = openPanel(
      copy.pause.heading,
      [
        element(
          'div',
          'buttons column',
          ...(isTimed && isCalmFirst() ? [calm] : []),
          button(copy.pause.resume, 'main', choose('resume')),
          button(copy.pause.help, 'plain', () => void help()),
          ...(isTimed && !isCalmFirst() ? [calm] : []),
          ...(game === 'dancer' ? [button(copy.settings.calibrate, 'plain', () => void calibrate())] : []),
        ),
        paceChoice(),
        switchChoice(),
        element(
          'div',
          'buttons column',
          button(copy.pause.giveUp, 'plain', choose('give-up')),
          element('p', 'note', copy.pause.giveUpNote),
        ),
      ],
      choose('resume'),
      'veil cover',
    );
  });
}
