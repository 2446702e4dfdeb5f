const WIDTH = 40;
/** Milliseconds between two pictures of the bar. */
const REDRAW = 100;

/** A bar on a terminal, nothing elsewhere: a log wants lines, not pictures. Written to stderr, beside the table. */
export class Progress {
  readonly #total: number;
  readonly #unit: string;
  #done = 0;
  #drawnAt = 0;

  /** `unit`: what is counted, in the plural. */
  constructor(total: number, unit = 'campaigns') {
    this.#total = total;
    this.#unit = unit;
  }

  step(count = 1): void {
    this.#done += count;
    if (!process.stderr.isTTY || Date.now() - this.#drawnAt < REDRAW) return;
    this.#drawnAt = Date.now();
    const part = Math.min(1, this.#done / this.#total);
    const bar = '█'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '░');
    process.stderr.write(`\r${bar} ${Math.floor(part * 100)} % · ${this.#done.toLocaleString('en')} ${this.#unit}`);
  }

  /** Takes the bar away, so that a line can stand in its place. */
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
