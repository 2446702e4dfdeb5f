import { type Bitmap, paint } from './bitmap.ts';
import { FittedCanvas } from './fitted-canvas.ts';
import { HEIGHT, WIDTH } from './layout.ts';
import { Pen, type TextStyle } from './pen.ts';
import type { Sprites } from './sprites.ts';
import { lay, TextLayer } from './text-layer.ts';
import { TextBitmaps } from './word-pictures.ts';

interface Plate {
  readonly image: HTMLCanvasElement;
  readonly pen: Pen;
  key: string | null;
}

/** What a game writes and lays on its ground, in units of the layout. */
export type DrawGround = (pen: Pen, field: Field) => void;

/** The playing field: what a game draws on its canvas. */
export class Field extends FittedCanvas {
  readonly pen: Pen;
  /** Lies over the field, for what seldom changes. */
  readonly top: HTMLCanvasElement;
  #sprites: Sprites | null = null;
  #ground: Bitmap | null = null;
  readonly #plates = new Map<string, Plate>();
  readonly #textLayer: TextLayer;
  #words: TextBitmaps;
  #scenery: TextBitmaps;
  #figures: TextBitmaps;
  /** Pixels that everything is moved: a shake, less what the camera leaves out. */
  #dx = 0;
  #shake = 0;

  constructor(element: HTMLCanvasElement, text: HTMLCanvasElement, top: HTMLCanvasElement) {
    const context = element.getContext('2d', { alpha: false });
    const textContext = text.getContext('2d');
    if (context === null || textContext === null) throw new Error('this browser draws no canvas');
    super(element, text);
    this.top = top;
    this.pen = new Pen(context);
    this.#textLayer = new TextLayer(textContext);
    this.#words = new TextBitmaps(this.pen, 1);
    this.#scenery = this.#words;
    this.#figures = this.#words;
    this.fit();
  }

  protected override onFitted(): void {
    this.#ground = null;
    this.#plates.clear();
    this.#textLayer.forget();
    this.#words = new TextBitmaps(this.pen, this.textPixels);
    this.#scenery = new TextBitmaps(this.pen, this.pixels);
    this.#figures = new TextBitmaps(this.pen, this.hudPixels);
    this.#sprites?.fit(this.pixels);
  }

  /** Shows the pictures of a game from now on. */
  show(sprites: Sprites): void {
    this.#sprites = sprites;
    sprites.fit(this.pixels);
    this.#ground = null;
  }

  /** Begins a picture, moved by a shake; units of the layout. */
  begin(dx = 0): void {
    this.#shake = Math.round(dx * this.pixels);
    this.#dx = this.#shake - this.leftOut;
    this.#textLayer.clear();
    this.pen.g.setTransform(1, 0, 0, 1, 0, 0);
    this.pen.g.globalAlpha = 1;
  }

  /** Draws shapes in units of the layout. Everything else is bitmaps, which lie on whole pixels. */
  shapes(draw: (pen: Pen) => void): void {
    const { g } = this.pen;
    g.setTransform(this.pixels, 0, 0, this.pixels, this.#dx, 0);
    draw(this.pen);
    g.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Lays down the game's ground between two heights of the layout, with what `draw` puts on it once. */
  ground(draw: DrawGround, from = 0, to = HEIGHT + this.extra): void {
    let image = this.#ground;
    if (image === null) {
      image = paint(
        this.element.width,
        this.element.height,
        (g) => {
          g.scale(this.groundPixels, this.groundPixels);
          const ground = this.#sprites?.ground;
          if (ground !== undefined) g.drawImage(ground, 0, 0, WIDTH, (WIDTH * ground.height) / ground.width);
          draw(new Pen(g), this);
        },
        true,
      );
      this.#ground = image;
    }
    const top = Math.floor(from * this.groundPixels);
    const high = Math.min(image.height, Math.ceil(to * this.groundPixels)) - top;
    if (high > 0) this.pen.g.drawImage(image, 0, top, image.width, high, this.#shake, top, image.width, high);
  }

  /** Draws a cached picture, redrawn only when `key` or the window changes. */
  plate(name: string, key: string, draw: (pen: Pen) => void, width: number, height: number, x = 0, y = 0): void {
    const p = this.pixels;
    const { image } = this.#drawn(name, key, draw, [width, height, p]);
    this.pen.g.drawImage(image, Math.round(x * p) + this.#dx, Math.round(y * p));
  }

  /** The same of a picture with words on it, which lies over everything but other words. */
  textPlate(name: string, key: string, draw: (pen: Pen) => void, width: number, height: number, x = 0, y = 0): void {
    const { image } = this.#drawn(name, key, draw, [width, height, this.textPixels]);
    this.#write(image, x * this.textPixels, y * this.textPixels);
  }

  #drawn(
    name: string,
    key: string,
    draw: (pen: Pen) => void,
    [width, height, p]: readonly [width: number, height: number, pixels: number],
  ): Plate {
    const plate = this.#plates.get(name) ?? this.#newPlate(name, width * p, height * p);
    if (plate.key !== key) {
      plate.key = key;
      const { g } = plate.pen;
      g.setTransform(1, 0, 0, 1, 0, 0);
      g.clearRect(0, 0, plate.image.width, plate.image.height);
      g.scale(p, p);
      draw(plate.pen);
    }
    return plate;
  }

  /** Lays a sprite with its 0,0 at a point. */
  put(name: string, x: number, y: number): void {
    const drawn = this.#sprites?.get(name);
    if (drawn === undefined) return;
    const left = Math.round(x * this.pixels - drawn.originX) + this.#dx;
    const top = Math.round(y * this.pixels - drawn.originY);
    const { bitmap, width, height } = drawn;
    // What hangs out of the field need not be copied.
    const from = Math.max(0, -left);
    const wide = Math.min(width, this.element.width - left) - from;
    if (wide <= 0) return;
    this.pen.g.drawImage(bitmap, drawn.x + from, drawn.y, wide, height, left + from, top, wide, height);
  }

  /** Lays only as much of a sprite as lies above a height, in units of the layout. */
  putAbove(name: string, x: number, y: number, bottom: number): void {
    this.putBetween(name, x, y, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, bottom);
  }

  /** Lays only what of a sprite lies between two sides, and above a height; units of the layout. Quicker than a clip. */
  putBetween(name: string, x: number, y: number, from: number, to: number, bottom = Number.POSITIVE_INFINITY): void {
    const drawn = this.#sprites?.get(name);
    if (drawn === undefined) return;
    const p = this.pixels;
    const left = Math.round(x * p - drawn.originX) + this.#dx;
    const top = Math.round(y * p - drawn.originY);
    const start = Math.max(left, Math.round(from * p) + this.#dx);
    const wide = Math.min(left + drawn.width, Math.round(to * p) + this.#dx) - start;
    const high = Math.min(drawn.height, Math.round(bottom * p) - top);
    if (wide <= 0 || high <= 0) return;
    this.pen.g.drawImage(drawn.bitmap, drawn.x + start - left, drawn.y, wide, high, start, top, wide, high);
  }

  /** Lays the left part of a sprite, as of a bar that fills; `share` from 0 to 1. */
  putPart(name: string, x: number, y: number, share: number): void {
    const drawn = this.#sprites?.get(name);
    if (drawn === undefined) return;
    const wide = Math.round(drawn.width * Math.min(1, share));
    if (wide <= 0) return;
    const left = Math.round(x * this.pixels - drawn.originX) + this.#dx;
    const top = Math.round(y * this.pixels - drawn.originY);
    this.pen.g.drawImage(drawn.bitmap, drawn.x, drawn.y, wide, drawn.height, left, top, wide, drawn.height);
  }

  /** Lays a sprite larger or smaller, around its 0,0. */
  putScaled(name: string, x: number, y: number, across: number, up = across): void {
    if (across === 1 && up === 1) {
      this.put(name, x, y);
      return;
    }
    const drawn = this.#sprites?.get(name);
    if (drawn === undefined) return;
    const p = this.pixels;
    const left = x * p - drawn.originX * across + this.#dx;
    const top = y * p - drawn.originY * up;
    const { bitmap, width, height } = drawn;
    this.pen.g.drawImage(bitmap, drawn.x, drawn.y, width, height, left, top, width * across, height * up);
  }

  putFaded(name: string, x: number, y: number, alpha: number, scale = 1): void {
    if (alpha <= 0) return;
    const { g } = this.pen;
    const before = g.globalAlpha;
    g.globalAlpha = before * Math.min(1, alpha);
    this.putScaled(name, x, y, scale);
    g.globalAlpha = before;
  }

  /** Lays a sprite turned by degrees. */
  putTurned(name: string, x: number, y: number, turn: number): void {
    const { g } = this.pen;
    const drawn = this.#sprites?.get(name);
    if (drawn === undefined) return;
    const { bitmap, width, height, originX, originY } = drawn;
    g.setTransform(1, 0, 0, 1, x * this.pixels + this.#dx, y * this.pixels);
    g.rotate((turn * Math.PI) / 180);
    g.drawImage(bitmap, drawn.x, drawn.y, width, height, -originX, -originY, width, height);
    g.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Lays a sprite on a plate, which is drawn in units of the layout. */
  putOn(g: CanvasRenderingContext2D, name: string, x: number, y: number, scale = 1): void {
    const drawn = this.#sprites?.get(name);
    if (drawn === undefined) return;
    const { bitmap, width, height, originX, originY } = drawn;
    const size = scale / this.pixels;
    const [left, top] = [x - originX * size, y - originY * size];
    g.drawImage(bitmap, drawn.x, drawn.y, width, height, left, top, width * size, height * size);
  }

  /** Draws only within a box, in units of the layout. */
  within(x: number, y: number, width: number, height: number, draw: () => void): void {
    const { g } = this.pen;
    const p = this.pixels;
    g.save();
    g.beginPath();
    g.rect(Math.round(x * p) + this.#dx, Math.round(y * p), Math.round(width * p), Math.round(height * p));
    g.clip();
    draw();
    g.restore();
  }

  /**
   * Words as a picture: written once, laid down from then on. Words are found again by their style object, so a style
   * that is used in every picture is a constant.
   */
  words(x: number, y: number, words: string, style: TextStyle, scale = 1): void {
    const { image, baseline } = this.#words.write(words, style);
    const p = this.textPixels;
    this.#write(image, x * p - (image.width / 2) * scale, y * p - baseline * scale, scale);
  }

  /** The same of words that belong to a thing in the field, such as a sign: others may pass before it. */
  wordsOnThing(x: number, y: number, words: string, style: TextStyle, scale = 1): void {
    const { image, baseline } = this.#scenery.write(words, style);
    const p = this.pixels;
    lay(this.pen.g, image, x * p - (image.width / 2) * scale + this.#dx, y * p - baseline * scale, scale);
  }

  /** Lays what is read over the field, in pixels of the screen: on the field itself while it has as many. */
  #write(image: Bitmap, left: number, top: number, scale = 1): void {
    const { g } = this.pen;
    const dx = (this.#dx * this.textPixels) / this.pixels;
    if (this.pixels === this.textPixels) lay(g, image, left + dx, top, scale);
    else this.#textLayer.lay(image, left + dx, top, scale, g.globalAlpha);
  }

  /** Lays a number on the counters figure by figure, so that ten pictures are all it takes. */
  figuresOn(g: CanvasRenderingContext2D, x: number, y: number, number: number, style: TextStyle, scale = 1): void {
    const figures = Array.from(String(number), (figure) => this.#figures.write(figure, style));
    const size = scale / this.hudPixels;
    let left = x - (figures.reduce((sum, { advance }) => sum + advance, 0) / 2) * size;
    for (const { image, baseline, advance } of figures) {
      const [wide, high] = [image.width * size, image.height * size];
      g.drawImage(image, left - ((image.width - advance) / 2) * size, y - baseline * size, wide, high);
      left += advance * size;
    }
  }

  #newPlate(name: string, width: number, height: number): Plate {
    const image = document.createElement('canvas');
    image.width = Math.ceil(width);
    image.height = Math.ceil(height);
    const g = image.getContext('2d');
    if (g === null) throw new Error('this browser draws no canvas');
    const plate = { image, pen: new Pen(g), key: null };
    this.#plates.set(name, plate);
    return plate;
  }
}
