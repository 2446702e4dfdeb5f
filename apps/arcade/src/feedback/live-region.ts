import { element } from '../panels/dom.ts';

/** Where a screen reader hears how the game goes. */
export class LiveRegion {
  readonly #place = element('div', 'only-heard');

  constructor() {
    this.#place.setAttribute('role', 'status');
    document.body.append(this.#place);
  }

  announce(words: string): void {
    this.#place.textContent = words;
  }
}
