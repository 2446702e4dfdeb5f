import { type HudPlace, placeHud } from './hud-place.ts';
import { FINGER, HEIGHT, type Point, WIDTH } from './layout.ts';
import { PIXEL_RATIOS, type PixelRatio } from './pixel-ratio.ts';
import { type Fitted, fitted, type TallLayout } from './tall.ts';

/** A canvas of 768 x 1024 units, or more of them in a tall window, that fills its window as far as it goes. */
export abstract class FittedCanvas {
  readonly element: HTMLCanvasElement;
  /** Lies over it, for words while the field has fewer pixels than the screen. */
  readonly text: HTMLCanvasElement;
  #place: Fitted = fitted(WIDTH, HEIGHT, null);
  #tall: TallLayout | null = null;
  #pixels = 1;
  #textPixels = 1;
  #mostPixelRatio: PixelRatio = 2;
  #below = 0;
  #hud: HudPlace = placeHud({ left: 0, top: 0, scale: 1, wide: WIDTH });

  constructor(element: HTMLCanvasElement, text: HTMLCanvasElement) {
    this.element = element;
    this.text = text;
    window.addEventListener('resize', () => this.fit());
  }

  /** The size has changed: what was drawn for another is forgotten. */
  protected abstract onFitted(): void;

  /** Pixels of the canvas a unit of the game. */
  get pixels(): number {
    return this.#pixels;
  }

  /** Pixels a unit of the game for what is read: as many as the screen has, however slow the device is. */
  get textPixels(): number {
    return this.#textPixels;
  }

  /** Units of the layout that the field is higher than 1024. */
  get extra(): number {
    return this.#place.extra;
  }

  /** How much larger than in the layout the game is shown. */
  get zoom(): number {
    return this.#place.camera.zoom;
  }

  /** A point of the layout, such as of the ground, in the game's units. */
  fromLayout([x, y]: readonly [number, number]): readonly [number, number] {
    const { zoom, left } = this.#place.camera;
    return [x / zoom + left, y / zoom];
  }

  /** Where the counters lie; another object whenever the window changes. */
  get hud(): HudPlace {
    return this.#hud;
  }

  /** Pixels of the screen's canvas a unit of the counters. */
  get hudPixels(): number {
    return ((this.#textPixels / this.zoom) * this.#hud.scale) / this.#place.scale;
  }

  /** Pixels of the canvas a unit of the layout. */
  protected get groundPixels(): number {
    return this.#pixels / this.zoom;
  }

  /** Pixels of the canvas that the camera leaves out on the left. */
  protected get leftOut(): number {
    return Math.round(this.#place.camera.left * this.#pixels);
  }

  /** Lets a game take the room below the field in a tall window. */
  growBy(layout: TallLayout | null): void {
    if (layout === this.#tall) return;
    this.#tall = layout;
    this.fit();
  }

  /** Leaves room for buttons below; units of the screen. */
  leaveRoom(below: number): void {
    this.#below = below;
    this.fit();
  }

  /** For a slow device: fewer pixels. */
  limitPixels(ratio: PixelRatio): void {
    if (ratio === this.#mostPixelRatio) return;
    this.#mostPixelRatio = ratio;
    if (window.devicePixelRatio > ratio) this.fit();
  }

  /** Fits the field into the window, in its middle; what stands over it in the page follows by the same numbers. */
  fit(): void {
    const { clientWidth, clientHeight } = document.documentElement;
    this.#place = fitted(clientWidth, clientHeight - this.#below, this.#tall);
    const { scale, left, top, extra, camera } = this.#place;
    const pixels = scale * Math.min(this.#mostPixelRatio, window.devicePixelRatio);
    const textPixels = scale * Math.min(PIXEL_RATIOS[0], window.devicePixelRatio);
    this.#pixels = pixels * camera.zoom;
    this.#textPixels = textPixels * camera.zoom;
    this.text.hidden = textPixels === pixels;
    for (const [canvas, ratio] of [
      [this.element, pixels],
      [this.text, this.text.hidden ? 0 : textPixels],
    ] as const) {
      canvas.width = Math.round(WIDTH * ratio);
      canvas.height = Math.round((HEIGHT + extra) * ratio);
    }
    this.#hud = placeHud({ left, top, scale, wide: WIDTH });
    const root = document.documentElement.style;
    root.setProperty('--scale', String(scale));
    root.setProperty('--left', `${left}px`);
    root.setProperty('--top', `${top}px`);
    root.setProperty('--field-height', String(HEIGHT + extra));
    root.setProperty('--hud-scale', String(this.#hud.scale));
    root.setProperty('--hud-top', `${this.#hud.top}px`);
    root.setProperty('--hud-width', String(this.#hud.width));
    root.setProperty('--hud-height', String(this.#hud.height));
    root.setProperty('--stop-left', String(this.#hud.stop[0]));
    root.setProperty('--stop-top', String(this.#hud.stop[1]));
    root.setProperty('--stop-width', String(this.#hud.stop[2]));
    root.setProperty('--stop-height', String(this.#hud.stop[3]));
    this.onFitted();
  }

  /** Where an event happened, in units of the layout. */
  pointOf(event: PointerEvent): Point {
    const { left, top } = this.element.getBoundingClientRect();
    const { scale, extra } = this.#place;
    const [x, y] = this.fromLayout([(event.clientX - left) / scale, (event.clientY - top) / scale]);
    return { x, y, finger: FINGER / scale / this.zoom, extra };
  }
}
