import type { Art } from './art.ts';
import { Pen, type TextStyle } from './pen.ts';

/** Units of the layout that everything is drawn in. */
export const WIDTH = 768;
export const HEIGHT = 1024;
/** More pixels than this a unit of the screen nobody sees, and every picture costs them. */
const MOST_PIXEL_RATIO = 2;
/** Words that are kept as pictures; what is older is written anew. */
const MOST_WORDS = 160;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A word written once: its picture, and where its text begins in it; units of the layout. */
interface Written {
  readonly image: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
}

/** The playing field: a canvas of 768 x 1024 units that fills the window as far as it goes. */
export class Field {
  readonly element: HTMLCanvasElement;
  readonly pen: Pen;
  #art: Art | null = null;
  readonly #layers = new Map<string, HTMLCanvasElement>();
  readonly #words = new Map<string, Written>();
  readonly #changed = new Map<string, string>();
  #scale = 1;
  #pixels = 1;
  #mostPixelRatio = MOST_PIXEL_RATIO;
  #below = 0;

  constructor(element: HTMLCanvasElement) {
    const context = element.getContext('2d', { alpha: false });
    if (context === null) throw new Error('this browser draws no canvas');
    this.element = element;
    this.pen = new Pen(context);
    this.fit();
    window.addEventListener('resize', () => this.fit());
  }

  /** Shows the pictures of a game from now on. */
  show(art: Art): void {
    this.#art = art;
    art.fit(this.#pixels);
  }

  /** Leaves room for buttons below; units of the screen. */
  leaveRoom(below: number): void {
    this.#below = below;
    this.fit();
  }

  /** For a slow device: fewer pixels, for good. */
  lighten(): void {
    this.#mostPixelRatio = 1;
    this.fit();
  }

  /** Fits the field into the window, in its middle; what stands over it in the page follows by the same numbers. */
  fit(): void {
    const { clientWidth, clientHeight } = document.documentElement;
    const high = clientHeight - this.#below;
    this.#scale = Math.min(clientWidth / WIDTH, high / HEIGHT);
    this.#pixels = this.#scale * Math.min(this.#mostPixelRatio, window.devicePixelRatio);
    const { element } = this;
    element.width = Math.round(WIDTH * this.#pixels);
    element.height = Math.round(HEIGHT * this.#pixels);
    const root = document.documentElement.style;
    root.setProperty('--scale', String(this.#scale));
    root.setProperty('--left', `${(clientWidth - WIDTH * this.#scale) / 2}px`);
    root.setProperty('--top', `${(high - HEIGHT * this.#scale) / 2}px`);
    this.#layers.clear();
    this.#words.clear();
    this.#changed.clear();
    this.#art?.fit(this.#pixels);
  }

  /** Begins a picture: from here on everything is in units of the layout, moved by a shake. */
  begin(dx = 0, dy = 0): void {
    this.pen.g.setTransform(this.#pixels, 0, 0, this.#pixels, dx * this.#pixels, dy * this.#pixels);
  }

  /** Lays down the game's ground, with the words that `draw` writes on it once. */
  ground(draw: (pen: Pen) => void): void {
    const image = this.#layerOf('ground', WIDTH, HEIGHT, (pen) => {
      if (this.#art !== null) pen.g.drawImage(this.#art.ground, 0, 0, WIDTH, HEIGHT);
      draw(pen);
    });
    this.pen.g.drawImage(image, 0, 0, WIDTH, HEIGHT);
  }

  /** Lays down a picture that is drawn anew only when `key` changes, or the window. */
  plate(name: string, key: string, draw: (pen: Pen) => void, width: number, height: number, x = 0, y = 0): void {
    const image = this.#layerOf(name, width, height, () => {});
    if (this.#changed.get(name) !== key) {
      this.#changed.set(name, key);
      const context = image.getContext('2d');
      if (context !== null) {
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, image.width, image.height);
        context.scale(image.width / width, image.height / height);
        draw(new Pen(context));
      }
    }
    this.pen.g.drawImage(image, x, y, width, height);
  }

  /** Lays a sprite with its 0,0 at a point. */
  put(name: string, x: number, y: number): void {
    this.putOn(this.pen.g, name, x, y, 1, 1);
  }

  /** Lays a sprite larger or smaller, around its 0,0. */
  putScaled(name: string, x: number, y: number, across: number, up = across): void {
    this.putOn(this.pen.g, name, x, y, across, up);
  }

  putFaded(name: string, x: number, y: number, alpha: number, scale = 1): void {
    const { g } = this.pen;
    const before = g.globalAlpha;
    g.globalAlpha = before * Math.max(0, alpha);
    this.putOn(g, name, x, y, scale, scale);
    g.globalAlpha = before;
  }

  /** Lays a sprite turned by degrees. */
  putTurned(name: string, x: number, y: number, turn: number, scale = 1): void {
    this.pen.at(x, y, () => this.put(name, 0, 0), scale, turn);
  }

  /** Lays a sprite on another canvas, such as a plate. */
  putOn(g: CanvasRenderingContext2D, name: string, x: number, y: number, across = 1, up = across): void {
    const drawn = this.#art?.get(name);
    if (drawn === undefined) return;
    const { bitmap, width, height, originX, originY } = drawn;
    g.drawImage(
      bitmap,
      drawn.x,
      drawn.y,
      drawn.pixelsWide,
      drawn.pixelsHigh,
      x - originX * across,
      y - originY * up,
      width * across,
      height * up,
    );
  }

  /** Width of a sprite, in units of the layout. */
  widthOf(name: string): number {
    return this.#art?.get(name)?.width ?? 1;
  }

  /** Words as a picture: written once, laid down from then on. */
  words(x: number, y: number, words: string, style: TextStyle, scale = 1): void {
    const written = this.#write(words, style);
    const align = style.align ?? 'center';
    const left = align === 'center' ? written.width / 2 : align === 'right' ? written.width - PAD : PAD;
    this.pen.g.drawImage(
      written.image,
      x - left * scale,
      y - written.baseline * scale,
      written.width * scale,
      written.height * scale,
    );
  }

  /** Where an event happened, in units of the layout. */
  pointOf(event: PointerEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.#scale, y: (event.clientY - box.top) / this.#scale };
  }

  #layerOf(name: string, width: number, height: number, draw: (pen: Pen) => void): HTMLCanvasElement {
    let image = this.#layers.get(name);
    if (image === undefined) {
      image = this.#paint(draw, width, height);
      this.#layers.set(name, image);
    }
    return image;
  }

  #write(words: string, style: TextStyle): Written {
    const key = `${words}|${style.size}|${style.fill}|${style.outline}|${style.font}|${style.weight}`;
    const known = this.#words.get(key);
    if (known !== undefined) return known;
    const width = Math.ceil(this.pen.widthOf(words, style)) + PAD * 2;
    const height = Math.ceil(style.size * 1.5) + PAD;
    const baseline = Math.round(style.size * 1.05) + PAD / 2;
    const image = this.#paint(
      (pen) => pen.text(width / 2, baseline, words, { ...style, align: 'center' }),
      width,
      height,
    );
    const written = { image, width, height, baseline };
    const oldest = this.#words.size >= MOST_WORDS ? this.#words.keys().next().value : undefined;
    if (oldest !== undefined) this.#words.delete(oldest);
    this.#words.set(key, written);
    return written;
  }

  #paint(draw: (pen: Pen) => void, width: number, height: number): HTMLCanvasElement {
    const image = document.createElement('canvas');
    image.width = Math.ceil(width * this.#pixels);
    image.height = Math.ceil(height * this.#pixels);
    const context = image.getContext('2d');
    if (context !== null) {
      context.scale(image.width / width, image.height / height);
      draw(new Pen(context));
    }
    return image;
  }
}

/** Room around written words for their outline. */
const PAD = 16;
