import { Pen } from './pen.ts';

/** Units of the layout that everything is drawn in. */
export const WIDTH = 768;
export const HEIGHT = 1024;
/** More pixels than this a unit of the screen nobody sees, and every picture costs them. */
const MOST_PIXEL_RATIO = 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture drawn once at the screen's size, and laid down from then on. */
interface Layer {
  readonly image: HTMLCanvasElement;
  readonly draw: (pen: Pen) => void;
}

/** The playing field: a canvas of 768 x 1024 units that fills the window as far as it goes. */
export class Field {
  readonly element: HTMLCanvasElement;
  readonly pen: Pen;
  readonly #layers = new Map<string, Layer>();
  #scale = 1;
  #pixels = 1;

  constructor(element: HTMLCanvasElement) {
    const context = element.getContext('2d', { alpha: false });
    if (context === null) throw new Error('this browser draws no canvas');
    this.element = element;
    this.pen = new Pen(context);
    this.fit();
    window.addEventListener('resize', () => this.fit());
  }

  /** Fits the field into the window, in its middle; what stands over it in the page follows by the same numbers. */
  fit(): void {
    const { clientWidth, clientHeight } = document.documentElement;
    this.#scale = Math.min(clientWidth / WIDTH, clientHeight / HEIGHT);
    this.#pixels = this.#scale * Math.min(MOST_PIXEL_RATIO, window.devicePixelRatio);
    const { element } = this;
    element.width = Math.round(WIDTH * this.#pixels);
    element.height = Math.round(HEIGHT * this.#pixels);
    const root = document.documentElement.style;
    root.setProperty('--scale', String(this.#scale));
    root.setProperty('--left', `${(clientWidth - WIDTH * this.#scale) / 2}px`);
    root.setProperty('--top', `${(clientHeight - HEIGHT * this.#scale) / 2}px`);
    this.#layers.clear();
  }

  /** Begins a picture: from here on the pen writes in units of the layout. */
  begin(): void {
    this.pen.g.setTransform(this.#pixels, 0, 0, this.#pixels, 0, 0);
  }

  /** Lays down a picture that never changes; `draw` is asked once for each size of the window. */
  layer(name: string, draw: (pen: Pen) => void, width = WIDTH, height = HEIGHT, x = 0, y = 0): void {
    let layer = this.#layers.get(name);
    if (layer === undefined) {
      layer = { image: this.#paint(draw, width, height), draw };
      this.#layers.set(name, layer);
    }
    this.pen.g.drawImage(layer.image, x, y, width, height);
  }

  /** Lays down a small picture around a point; `box` units wide and high, drawn around 0,0. */
  sprite(name: string, draw: (pen: Pen) => void, x: number, y: number, box: number): void {
    const half = box / 2;
    this.layer(name, (pen) => pen.at(half, half, draw), box, box, x - half, y - half);
  }

  /** Where an event happened, in units of the layout. */
  pointOf(event: PointerEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.#scale, y: (event.clientY - box.top) / this.#scale };
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
