import { element } from '../panels/dom.ts';

/** Where a screen reader hears how the game goes: in the uppermost panel, because what lies below one is not read. */
export class LiveRegion {
  readonly #place = element('div', 'only-heard');

  constructor() {
    this.#place.setAttribute('role', 'status');
    this.#place.setAttribute('aria-atomic', 'true');
    document.body.append(this.#place);
  }

  announce(words: string): void {
    const above = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (this.#place.parentElement !== above) above.append(this.#place);
    // The same words again are news only if something changes.
    this.#place.textContent = this.#place.textContent === words ? `${words}\u00A0` : words;
  }
}
