import type { Bitmap } from './bitmap.ts';

/** Lays a picture down, on whole pixels where it keeps its size. */
export function lay(g: CanvasRenderingContext2D, image: Bitmap, left: number, top: number, scale: number): void {
  if (scale === 1) g.drawImage(image, Math.round(left), Math.round(top));
  else g.drawImage(image, left, top, image.width * scale, image.height * scale);
}

type Box = readonly [left: number, top: number, width: number, height: number];

/** The canvas over a field that has fewer pixels than the screen: words on it are as sharp as the screen. Only what lay there is cleared. */
export class TextLayer {
  readonly #g: CanvasRenderingContext2D;
  #laid: Box[] = [];

  constructor(g: CanvasRenderingContext2D) {
    this.#g = g;
  }

  /** Takes everything away for the next picture. */
  clear(): void {
    for (const box of this.#laid) this.#g.clearRect(...box);
    this.#laid = [];
  }

  /** The canvas has another size, and is empty. */
  forget(): void {
    this.#laid = [];
  }

  lay(image: Bitmap, left: number, top: number, scale: number, alpha: number): void {
    this.#g.globalAlpha = alpha;
    lay(this.#g, image, left, top, scale);
    const [x, y] = [Math.floor(left) - 1, Math.floor(top) - 1];
    this.#laid.push([x, y, Math.ceil(image.width * scale) + 3, Math.ceil(image.height * scale) + 3]);
  }
}
