import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import type { Calm } from '@consorcio/minigames';
import type { Sprites } from '../canvas/sprites.ts';
import { button, element, keysReachIt } from '../panels/dom.ts';
import type { MemoryAppearance } from './memory-appearance.ts';

/** Units of the screen: the picture that is shown, the persona between them, and those on the buttons. */
const SHOWN = 132;
const PERSONA = 176;
const ON_BUTTON = 52;

export interface MemoryView {
  readonly state: Calm;
  /** Which item of the row is shown, and its code while one is. */
  readonly item: number;
  readonly code: number | undefined;
  readonly rounds: number;
}

/** The row, picture by picture, and real buttons for the answer. GAMES 6.5. */
export class MemoryBoard {
  readonly #place = element('main', 'calm');
  readonly #round = element('p', 'calm-round');
  readonly #points = element('p', 'calm-points');
  readonly #shown = element('div', 'calm-shown');
  readonly #line = element('p', 'calm-line');
  readonly #dots = element('div', 'calm-dots');
  readonly #buttons = element('div', 'calm-buttons');
  readonly #keys = keysReachIt(this.#place, this.#buttons);
  readonly #repeat = button(copy.calm.repeat, 'plain', () => this.#onRepeat());
  readonly #look: MemoryAppearance;
  readonly #sprites: Sprites;
  readonly #stop: HTMLButtonElement;
  #answers: readonly HTMLButtonElement[] = [];
  #onRepeat: () => void = () => {};
  #key = '';
  #verdict = '';

  /** @param stop ends a run that is paid */
  constructor(look: MemoryAppearance, sprites: Sprites, stop: HTMLButtonElement) {
    this.#stop = stop;
    this.#look = look;
    this.#sprites = sprites;
  }

  /** No button has the focus: no answer is named before the row is. */
  open(onAnswer: (code: number) => void, onPause: () => void, onRepeat: () => void): void {
    this.#onRepeat = onRepeat;
    const words: readonly string[] = copy.calm.answers[this.#look.game];
    this.#answers = words.map((word, code) => {
      const made = button('', 'plain', () => onAnswer(code));
      made.append(this.#sprites.picture(this.#look.pictures[code] ?? '', ON_BUTTON), element('span', '', word));
      return made;
    });
    this.#buttons.append(...this.#answers);
    const pause = button('', 'plain', onPause);
    pause.className = 'calm-pause';
    pause.setAttribute('aria-label', copy.pauseButton);
    this.#repeat.classList.add('calm-repeat');
    this.#place.append(
      element('div', 'calm-head', this.#round, this.#points, pause),
      element('div', 'calm-title', element('h1', 'calm-heading', copy.calm.heading), this.#stop),
      this.#shown,
      this.#dots,
      this.#line,
      this.#buttons,
      this.#repeat,
    );
    document.body.append(this.#keys);
    this.takeKeys();
  }

  /** At the start and after a pause. */
  takeKeys(): void {
    this.#buttons.focus({ preventScroll: true });
  }

  /** What was right or wrong stays to be read until the next item. */
  say(words: string, kind: string): void {
    this.#verdict = words;
    this.#line.dataset.kind = kind;
  }

  /** Words in the line until something changes. */
  tell(words: string): void {
    this.#line.textContent = words;
  }

  show({ state, item, code, rounds }: MemoryView): void {
    const isAsking = state.wait === 0;
    const key = `${state.round}|${state.given}|${isAsking}|${item}|${state.points}`;
    if (key === this.#key) return;
    this.#key = key;
    const row = state.rows[state.round] ?? [];
    this.#round.textContent = copy.calm.round(Math.min(rounds, state.round + 1), rounds);
    this.#points.textContent = copy.result.points(state.points);
    if (item >= 0 && !isAsking) this.say('', '');
    const words: readonly string[] = copy.calm.symbols[this.#look.game];
    const picture = code === undefined ? '' : (this.#look.pictures[code] ?? '');
    this.#shown.replaceChildren(
      ...(code === undefined
        ? [this.#sprites.picture(isAsking ? this.#look.asking : this.#look.waiting, PERSONA)]
        : [this.#sprites.picture(picture, SHOWN), element('strong', '', words[code] ?? '')]),
    );
    const waiting = isAsking ? copy.calm.yourTurn(state.given + 1, row.length) : copy.calm.listen;
    this.#line.textContent =
      this.#verdict === '' || (isAsking && state.given === 0) ? waiting : `${this.#verdict} ${isAsking ? waiting : ''}`;
    this.#dots.replaceChildren(
      ...row.map((_, i) => element('span', isAsking ? (i < state.given ? 'done' : '') : i === item ? 'now' : '')),
    );
    // Not a state of each button: the one with the focus would be named anew in every round, in the middle of the row.
    this.#place.classList.toggle('calm-showing', !isAsking);
  }

  /** Where the walking mark stands. */
  mark(code: number | null): void {
    for (const [i, answer] of this.#answers.entries()) answer.classList.toggle('marked', i === code);
  }

  close(): void {
    this.#keys.remove();
  }
}
