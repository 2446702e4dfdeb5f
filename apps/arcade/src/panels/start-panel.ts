import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Game } from '@consorcio/minigames';
import { minigameOf } from '@consorcio/rules/vocabulary';
import type { Sprites } from '../canvas/sprites.ts';
import type { Gesture } from '../game-view.ts';
import { paidRange, type RewardRange } from '../hud/reward-range.ts';
import { vigorLook } from '../hud/vigor-look.ts';
import { takeAnyKey } from '../input/one-switch.ts';
import { hasSeenHelp, isCalmFirst, isOneSwitch, type PlayMode, rememberStart } from '../page/settings.ts';
import { type ButtonLook, button, element, openPanel } from './dom.ts';
import { keysLine, shortHelp } from './help-panel.ts';
import { switchChoice } from './settings-choices.ts';

/** What stands before a run. */
export interface StartView {
  readonly game: Game;
  readonly sprites: Sprites;
  readonly gesture: Gesture;
  readonly reward: RewardRange;
  /** Percent; null in the games that never show it. */
  readonly vigor: number | null;
}

/**
 * Before the count: how to play the first time, what vigor does, and the two ways to play, the calm one first for whoever came
 * by keyboard or played it before. Only its own button starts the clock. GAMES 1.2 and 6.3.
 */
export function showStart({ game, sprites, gesture, reward, vigor }: StartView): Promise<PlayMode> {
  const isFirst = !hasSeenHelp(game);
  const range = paidRange(reward, vigor);
  return new Promise((resolve) => {
    const choose = (mode: PlayMode) => (): void => {
      panel.close();
      rememberStart(game, mode);
      resolve(mode);
    };
    const play = choose('play');
    const isCalm = isCalmFirst();
    const calm = calmButton(isCalm ? 'play' : 'plain', choose('calm'));
    const start = button(copy.help.start, isCalm ? 'plain' : 'play', play);
    const panel = openPanel(minigameOf(game).place, [
      ...(isFirst ? [shortHelp(game, sprites, gesture), ...keysLine(copy.games[game].keys)] : []),
      element('p', 'note', copy.start.reward(range.min, range.max, reward.kind)),
      ...(vigor === null ? [] : [vigorLine(sprites, reward, vigor)]),
      ...(isCalm
        ? [element('div', 'buttons column ways', calm, start), otherWays(!isFirst, switchChoice())]
        : [
            element('div', 'buttons ways', start),
            otherWays(!isFirst, element('div', 'buttons more', calm), switchChoice()),
          ]),
    ]);
    // Who set up one switch chose that every key means the same.
    panel.onKey((event) => {
      if (isOneSwitch() && event.key !== 'Enter' && event.key !== ' ')
        takeAnyKey(event, isCalm ? choose('calm') : play);
    });
  });
}

/** 'MODO TRANQUILO', and what it is. */
export function calmButton(look: ButtonLook, onClick: () => void): HTMLButtonElement {
  const made = button('', look, onClick);
  made.append(element('span', '', copy.start.calm), ' ', element('small', '', copy.start.calmNote));
  made.classList.add('two-lines');
  return made;
}

/** What most players do not need, behind one small control; open for a player who came back to choose. */
function otherWays(isOpen: boolean, ...ways: readonly HTMLElement[]): HTMLElement {
  const summary = element('summary', '', copy.start.otherWays);
  const made = element('details', 'other-ways', summary, ...ways);
  made.open = isOpen;
  return made;
}

/** The persona's face and what its vigor means for the reward. The entry is paid: where to rest instead is told before it. */
function vigorLine(sprites: Sprites, reward: RewardRange, vigor: number): HTMLElement {
  const { words, face } = vigorLook(reward.pay, vigor);
  return element('p', `vigor vigor-${vigor}`, sprites.picture(face, 48), element('span', '', words));
}
