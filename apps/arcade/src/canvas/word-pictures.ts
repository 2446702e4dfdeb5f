import { shade } from '@consorcio/art/tokens';
import { type Bitmap, paint } from './bitmap.ts';
import { Pen, type TextStyle } from './pen.ts';

/** Words written once: their picture, and how far down in it they stand, in its pixels. */
export interface TextBitmap {
  readonly image: Bitmap;
  readonly baseline: number;
  /** How far the next words would stand from these, in its pixels. */
  readonly advance: number;
}

/** Room around written words for their outline. */
const PAD = 16;
/** Room beside words on a plate, its height and its lip, as shares of their size. */
const BESIDE = 0.85;
const HIGH = 1.7;
const LIP = 0.16;
/** Words of one style that are kept as pictures. */
const MOST = 60;

/** Words as pictures, found again by their style object: a style that is used in every picture is a constant. */
export class TextBitmaps {
  readonly #measuring: Pen;
  readonly #pixels: number;
  readonly #written = new WeakMap<TextStyle, Map<string, TextBitmap>>();

  /** `pixels` a unit of the layout. */
  constructor(measuring: Pen, pixels: number) {
    this.#measuring = measuring;
    this.#pixels = pixels;
  }

  write(words: string, style: TextStyle): TextBitmap {
    let ofStyle = this.#written.get(style);
    if (ofStyle === undefined) {
      ofStyle = new Map();
      this.#written.set(style, ofStyle);
    }
    const known = ofStyle.get(words);
    if (known !== undefined) return known;
    const written = style.plate === undefined ? this.#bare(words, style) : this.#onPlate(words, style, style.plate);
    if (ofStyle.size >= MOST) ofStyle.clear();
    ofStyle.set(words, written);
    return written;
  }

  #bare(words: string, style: TextStyle): TextBitmap {
    const p = this.#pixels;
    const advance = this.#measuring.widthOf(words, style) * p;
    const width = Math.ceil(advance + PAD * 2 * p);
    const baseline = style.size * 1.05 + PAD / 2;
    const image = paint(width, Math.ceil((style.size * 1.5 + PAD) * p), (g) => {
      g.scale(p, p);
      new Pen(g).text(width / p / 2, baseline, words, style);
    });
    return { image, baseline: baseline * p, advance };
  }

  /** A pill with a lower lip, as the words of frames 07 and 08 have it. */
  #onPlate(words: string, style: TextStyle, face: string): TextBitmap {
    const p = this.#pixels;
    const { size } = style;
    const width = this.#measuring.widthOf(words, style) + size * BESIDE * 2;
    const [high, lip] = [size * HIGH, size * LIP];
    const baseline = high / 2 + size * 0.34;
    const image = paint(Math.ceil(width * p), Math.ceil((high + lip) * p), (g) => {
      g.scale(p, p);
      new Pen(g)
        .rect(0, lip, width, high, high / 2, shade(face, 0.34))
        .rect(0, 0, width, high, high / 2, face)
        .text(width / 2, baseline, words, style);
    });
    return { image, baseline: baseline * p, advance: width * p };
  }
}
