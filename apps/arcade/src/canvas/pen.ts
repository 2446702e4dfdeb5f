import { PALETTE as C } from '@consorcio/art/tokens';

export interface TextStyle {
  readonly size: number;
  readonly fill?: string;
  readonly align?: CanvasTextAlign;
  readonly font?: 'title' | 'text';
  readonly weight?: number;
  /** Outline behind the letters, for words over a picture. */
  readonly outline?: string;
  /** Colour of a plate under words that are written as a picture. */
  readonly plate?: string;
}

const FONTS = {
  title: "'Baloo 2', sans-serif",
  text: "'Nunito Variable', Nunito, sans-serif",
} as const;

const fontOf = ({ size, font = 'title', weight = 800 }: TextStyle): string => `${weight} ${size}px ${FONTS[font]}`;

const paths = new Map<string, Path2D>();

/** The path of an SVG path text; each is made once. */
function pathOf(d: string): Path2D {
  let path = paths.get(d);
  if (path === undefined) {
    path = new Path2D(d);
    paths.set(d, path);
  }
  return path;
}

/** Draws flat shapes on a canvas, in the units of the 768 x 1024 layout. */
export class Pen {
  readonly g: CanvasRenderingContext2D;

  constructor(g: CanvasRenderingContext2D) {
    this.g = g;
  }

  rect(x: number, y: number, w: number, h: number, radius: number, fill: string): this {
    this.g.fillStyle = fill;
    if (radius === 0) {
      this.g.fillRect(x, y, w, h);
      return this;
    }
    this.#trace(x, y, Math.max(0, w), h, radius);
    this.g.fill();
    return this;
  }

  frame(x: number, y: number, w: number, h: number, radius: number, stroke: string, width: number): this {
    this.#trace(x, y, w, h, radius);
    return this.#stroke(stroke, width);
  }

  circle(x: number, y: number, radius: number, fill: string): this {
    return this.ellipse(x, y, radius, radius, fill);
  }

  ring(x: number, y: number, radius: number, stroke: string, width: number, share = 1): this {
    this.g.beginPath();
    this.g.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * share);
    return this.#stroke(stroke, width);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string): this {
    this.g.beginPath();
    this.g.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    this.g.fillStyle = fill;
    this.g.fill();
    return this;
  }

  /** `d` as in SVG. */
  path(d: string, fill: string): this {
    this.g.fillStyle = fill;
    this.g.fill(pathOf(d));
    return this;
  }

  /** A line with round ends; `d` as in SVG. */
  line(d: string, stroke: string, width: number): this {
    this.#round(stroke, width);
    this.g.stroke(pathOf(d));
    return this;
  }

  /** A line through points, with round ends. */
  through(points: readonly (readonly [number, number])[], stroke: string, width: number): this {
    this.g.beginPath();
    for (const [x, y] of points) this.g.lineTo(x, y);
    return this.#stroke(stroke, width);
  }

  text(x: number, y: number, words: string, style: TextStyle): this {
    const { g } = this;
    g.font = fontOf(style);
    g.textAlign = style.align ?? 'center';
    if (style.outline !== undefined) {
      this.#round(style.outline, Math.max(6, style.size * 0.28));
      g.strokeText(words, x, y);
    }
    g.fillStyle = style.fill ?? C.tinta;
    g.fillText(words, x, y);
    return this;
  }

  widthOf(words: string, style: TextStyle): number {
    this.g.font = fontOf(style);
    return this.g.measureText(words).width;
  }

  /** Draws something elsewhere, turned and scaled. `turn` in degrees. */
  at(x: number, y: number, draw: (pen: this) => void, scale: number | readonly [number, number] = 1, turn = 0): this {
    const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
    this.g.save();
    this.g.translate(x, y);
    if (turn !== 0) this.g.rotate((turn * Math.PI) / 180);
    if (sx !== 1 || sy !== 1) this.g.scale(sx, sy);
    draw(this);
    this.g.restore();
    return this;
  }

  fade(alpha: number, draw: (pen: this) => void): this {
    const before = this.g.globalAlpha;
    this.g.globalAlpha = before * alpha;
    draw(this);
    this.g.globalAlpha = before;
    return this;
  }

  clip(d: string, draw: (pen: this) => void): this {
    this.g.save();
    this.g.clip(pathOf(d));
    draw(this);
    this.g.restore();
    return this;
  }

  /** A rectangle with round corners as the path; `roundRect` is newer than some promised browsers. */
  #trace(x: number, y: number, w: number, h: number, radius: number): void {
    const { g } = this;
    const r = Math.min(radius, w / 2, h / 2);
    g.beginPath();
    g.moveTo(x + r, y);
    g.arcTo(x + w, y, x + w, y + h, r);
    g.arcTo(x + w, y + h, x, y + h, r);
    g.arcTo(x, y + h, x, y, r);
    g.arcTo(x, y, x + w, y, r);
    g.closePath();
  }

  #stroke(stroke: string, width: number): this {
    this.#round(stroke, width);
    this.g.stroke();
    return this;
  }

  #round(stroke: string, width: number): void {
    this.g.strokeStyle = stroke;
    this.g.lineWidth = width;
    this.g.lineCap = 'round';
    this.g.lineJoin = 'round';
  }
}
