/** The page around this one, where it has the same origin; else this one. */
const around = (): Document => window.frameElement?.ownerDocument ?? document;

/**
 * Where a screen reader hears how the game goes: in the page around this one, because Orca 43 hears no news of a frame that was
 * loaded out of sight; and in the uppermost dialog, because what lies below one is not read.
 */
export class LiveRegion {
  readonly #page = around();
  readonly #place = this.#page.createElement('div');

  constructor() {
    this.#place.className = 'only-heard reader-only';
    this.#place.setAttribute('role', 'status');
    this.#place.setAttribute('aria-atomic', 'true');
    this.#page.body.append(this.#place);
    window.addEventListener('pagehide', () => this.#place.remove());
  }

  announce(words: string): void {
    const above = [...this.#page.querySelectorAll('dialog[open]')].at(-1) ?? this.#page.body;
    if (this.#place.parentElement !== above) above.append(this.#place);
    // The same words again are news only if something changes.
    this.#place.textContent = this.#place.textContent === words ? `${words}\u00A0` : words;
  }
}
