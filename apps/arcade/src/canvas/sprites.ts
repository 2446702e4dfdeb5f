import type gamePictures from 'sprites:tapper';
import { type Bitmap, paint } from './bitmap.ts';
import { Pen } from './pen.ts';

export type GamePictures = typeof gamePictures;
/** Which of the drawings are fetched. */
export type Weight = 'full' | 'light';
type Cells = GamePictures['things']['cells'];

/** A drawing on a bitmap of its sheet: where it lies there and where its own 0,0 is in it, all in whole pixels of the
 * bitmap, so that laying it down is copying; only `originX` and `originY` may have fractions. */
export interface SpriteBitmap {
  readonly bitmap: Bitmap;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly originX: number;
  readonly originY: number;
  /** It has no holes, and is laid down faster. */
  readonly isOpaque: boolean;
}

/** A colour that is laid over some sprites once, when they are drawn, and what shines through it; units of the sprite's box. */
export type Light = readonly {
  readonly sprite: string;
  readonly colour: string;
  draw(pen: Pen): void;
}[];

interface LoadedSheet {
  readonly image: HTMLImageElement;
  readonly width: number;
  readonly height: number;
  readonly cells: Cells;
}

/** Pixels of a picture a pixel of the screen. */
const PICTURE_RATIO = 2;

/** A game's pictures: fetched once as SVG, drawn to bitmaps once for each size of the window. */
export class Sprites {
  readonly ground: HTMLImageElement;
  readonly #sheets: readonly LoadedSheet[];
  /** What the sheets were drawn to, in their order. */
  readonly #bitmaps: Bitmap[] = [];
  #pixels = 0;
  #drawn: ReadonlyMap<string, SpriteBitmap> = new Map();
  #light: Light = [];

  private constructor(ground: HTMLImageElement, sheets: readonly LoadedSheet[]) {
    this.ground = ground;
    this.#sheets = sheets;
  }

  /** Fetches what a game shows of one persona, in one of the two weights. */
  static async load(pictures: GamePictures, weight: Weight, personaId: number): Promise<Sprites> {
    const { ground, things, personas } = pictures[weight];
    const persona = personas[personaId - 1] ?? personas[0] ?? '';
    const images = await Promise.all([ground, things, persona].map(loadImage));
    const [first, second, third] = images as [HTMLImageElement, HTMLImageElement, HTMLImageElement];
    return new Sprites(first, [
      { image: second, ...pictures.things },
      { image: third, ...pictures.persona },
    ]);
  }

  /** Draws the sheets at a number of pixels per unit of the layout. Fewer than before are taken from what is drawn: a slow
   * device that asks for less can't wait for its drawings. */
  fit(pixels: number): void {
    const drawn = new Map<string, SpriteBitmap>();
    const isLess = pixels < this.#pixels;
    this.#pixels = pixels;
    for (const [i, { image, width, height, cells }] of this.#sheets.entries()) {
      const known = isLess ? this.#bitmaps[i] : undefined;
      const bitmap = paint(Math.ceil(width * pixels), Math.ceil(height * pixels), (g) => {
        g.imageSmoothingQuality = 'high';
        g.drawImage(known ?? image, 0, 0, width * pixels, height * pixels);
      });
      this.#bitmaps[i] = bitmap;
      for (const [name, [x, y, w, h, originX, originY, isOpaque]] of Object.entries(cells)) {
        if (isOpaque === 1) {
          const [width, height] = [Math.ceil(w * pixels), Math.ceil(h * pixels)];
          // A pixel from each edge: what lies beside it on the sheet must not shine in.
          const from = [x * pixels + 1, y * pixels + 1, w * pixels - 2, h * pixels - 2] as const;
          const own = paint(width, height, (g) => g.drawImage(bitmap, ...from, 0, 0, width, height), true);
          drawn.set(name, {
            bitmap: own,
            x: 0,
            y: 0,
            width,
            height,
            originX: originX * pixels,
            originY: originY * pixels,
            isOpaque: true,
          });
          continue;
        }
        const [left, top] = [Math.floor(x * pixels), Math.floor(y * pixels)];
        drawn.set(name, {
          bitmap,
          x: left,
          y: top,
          width: Math.min(bitmap.width, Math.ceil((x + w) * pixels)) - left,
          height: Math.min(bitmap.height, Math.ceil((y + h) * pixels)) - top,
          originX: (x + originX) * pixels - left,
          originY: (y + originY) * pixels - top,
          isOpaque: false,
        });
      }
    }
    this.#drawn = drawn;
    this.lightBy(this.#light);
  }

  /** Shows some sprites in a light from now on; it costs nothing as they are laid down. */
  lightBy(light: Light): void {
    this.#light = light;
    const lit = new Map(this.#drawn);
    for (const { sprite, colour, draw } of light) {
      const known = lit.get(sprite);
      if (known === undefined) continue;
      const { bitmap, x, y, width, height, isOpaque } = known;
      const lightUp = (g: CanvasRenderingContext2D): void => {
        g.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
        g.globalCompositeOperation = 'source-atop';
        g.fillStyle = colour;
        g.fillRect(0, 0, width, height);
        g.scale(this.#pixels, this.#pixels);
        draw(new Pen(g));
      };
      const own = paint(width, height, lightUp, isOpaque);
      lit.set(sprite, { ...known, bitmap: own, x: 0, y: 0 });
    }
    this.#drawn = lit;
  }

  /** A sprite as a separate picture with a height in pixels of the screen; sharp at any field size. */
  picture(name: string, high: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    const sheet = this.#sheets.find(({ cells }) => name in cells);
    const cell = sheet?.cells[name];
    if (sheet === undefined || cell === undefined) return canvas;
    const [x, y, width, height] = cell;
    const wide = Math.round((high * width) / height);
    canvas.width = wide * PICTURE_RATIO;
    canvas.height = high * PICTURE_RATIO;
    canvas.style.width = `${wide}px`;
    canvas.style.height = `${high}px`;
    canvas.getContext('2d')?.drawImage(sheet.image, x, y, width, height, 0, 0, canvas.width, canvas.height);
    return canvas;
  }

  get(name: string): SpriteBitmap | undefined {
    return this.#drawn.get(name);
  }
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  // A lost picture is asked for once more. One that is missing leaves a gap; the game is played all the same.
  await image.decode().catch(() => {
    image.src = address;
    return image.decode().catch(() => {});
  });
  return image;
}
