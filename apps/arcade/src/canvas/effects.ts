import { PALETTE as C } from '@consorcio/art/tokens';
import type { DetailLevel } from './detail.ts';
import type { Field } from './field.ts';
import { POINTS_AT } from './hud-place.ts';
import { Particles } from './particles.ts';
import type { TextStyle } from './pen.ts';

/** Ticks that a number floats up, and how far. GAMES 1.3: 48 px in 500 ms. */
const FLOAT = 30;
const RISE = 48;
/** Ticks that a word stays. */
const STAY = 60;
/** Ticks and units of a coin's arc. GAMES 1.3: 600 ms. */
const FLIGHT = 36;
const ARC = 120;
/** Ticks and units of a shake, and ticks between two. GAMES 1.3: 160 ms, 6 px, 2 s. */
const SHAKE = 10;
const SHAKE_BY = 6;
const SHAKE_REST = 120;
const MOST_WORDS = 12;
/** Units that two words stand apart, at least one way. */
const APART = { x: 320, y: 70 } as const;
export interface FloatingNumber {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly fill?: string;
  readonly size?: number;
}

/** How a word is meant, and so what it is written on: never by colour alone, the words say it too. */
export type Mood = 'good' | 'great' | 'bad';
const LOOKS = {
  good: { plate: C.jabuticaba, fill: C.branco },
  great: { plate: C.ipe, fill: C.tinta },
  bad: { plate: C.papel, fill: C.brasa },
} as const satisfies Readonly<Record<Mood, Partial<TextStyle>>>;

export interface Word {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly mood?: Mood;
  readonly size?: number;
}

interface ActiveText {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly style: TextStyle;
  readonly born: number;
  readonly life: number;
}

interface Flight {
  readonly sprite: string;
  readonly from: readonly [number, number];
  /** Null: to the points above, wherever they stand. */
  readonly to: readonly [number, number] | null;
  readonly born: number;
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly born: number;
}

/** Numbers, words, particles and coins that tell what just happened. They come from a core's events and change nothing. */
export class Effects {
  readonly #particles: Particles;
  readonly #isMotionReduced: boolean;
  #living: readonly ActiveText[] = [];
  #flights: readonly Flight[] = [];
  #rings: readonly Ring[] = [];
  #shaken = -SHAKE_REST;

  constructor(detail: DetailLevel, isMotionReduced: boolean) {
    this.#particles = new Particles(detail);
    this.#isMotionReduced = isMotionReduced;
  }

  get particles(): number {
    return this.#particles.count;
  }

  /** Lets a number float up. */
  float(tick: number, { x, y, words, size = 30, fill = C.branco }: FloatingNumber): void {
    this.#keep({ x, y, words, style: styleOf(size, fill), born: tick, life: FLOAT });
  }

  /** Shows a word on its plate for a second. */
  word(tick: number, { x, y, words, mood = 'good', size = 34 }: Word): void {
    // A new word takes the place of one that it would lie on.
    this.#living = this.#living.filter(
      (old) => old.life !== STAY || Math.abs(old.y - y) > APART.y || Math.abs(old.x - x) > APART.x,
    );
    this.#keep({ x, y, words, style: styleOf(size, mood), born: tick, life: STAY });
  }

  /** Throws sprites from a point; with reduced motion one ring that fades. */
  burst(tick: number, sprite: string, x: number, y: number, count: number, speed = 4): void {
    if (this.#isMotionReduced) {
      this.#rings = [...this.#rings.slice(-3), { x, y, born: tick }];
      return;
    }
    this.#particles.burst({ tick, sprite, x, y, count, speed });
  }

  /** Sends a sprite on an arc, such as a coin to the points (`to` null). */
  fly(tick: number, sprite: string, from: readonly [number, number], to: Flight['to'], delay = 0): void {
    if (this.#isMotionReduced || this.#flights.length >= MOST_WORDS) return;
    this.#flights = [...this.#flights, { sprite, from, to, born: tick + delay }];
  }

  /** Shakes the picture a little, seldom, and never with reduced motion. */
  shake(tick: number): void {
    if (!this.#isMotionReduced && tick - this.#shaken >= SHAKE_REST) this.#shaken = tick;
  }

  /** Is nothing of all this in the air? `time` in ticks. */
  isQuiet(time: number): boolean {
    return (
      this.#particles.count + this.#flights.length + this.#rings.length + this.#living.length === 0 &&
      time - this.#shaken >= SHAKE
    );
  }

  /** How far the picture is shaken, in units of the layout. */
  shakeAt(time: number): number {
    const age = (time - this.#shaken) / SHAKE;
    return age >= 0 && age < 1 ? Math.sin(age * Math.PI * 4) * SHAKE_BY * (1 - age) : 0;
  }

  /** `time` in ticks, with its fraction. */
  draw(field: Field, time: number): void {
    this.#particles.draw(field, time);
    this.#drawFlights(field, time);
    this.#drawRings(field, time);
    this.#drawWords(field, time);
  }

  #keep(living: ActiveText): void {
    this.#living = [...this.#living.slice(-MOST_WORDS + 1), living];
  }

  #drawFlights(field: Field, time: number): void {
    if (this.#flights.length === 0) return;
    this.#flights = this.#flights.filter(({ born }) => time - born < FLIGHT);
    const points = field.fromLayout(field.hud.onField('points', POINTS_AT));
    for (const { sprite, from, to, born } of this.#flights) {
      const age = (time - born) / FLIGHT;
      if (age < 0) continue;
      const eased = age * age * (3 - 2 * age);
      const [toX, toY] = to ?? points;
      const x = from[0] + (toX - from[0]) * eased;
      const y = from[1] + (toY - from[1]) * eased - Math.sin(age * Math.PI) * ARC;
      field.putScaled(sprite, x, y, 1 - age * 0.3);
    }
  }

  #drawRings(field: Field, time: number): void {
    if (this.#rings.length === 0) return;
    this.#rings = this.#rings.filter(({ born }) => time - born < FLOAT);
    for (const { x, y, born } of this.#rings)
      field.shapes((pen) => pen.fade(1 - (time - born) / FLOAT, (p) => p.ring(x, y, 44, C.ipe, 6)));
  }

  #drawWords(field: Field, time: number): void {
    if (this.#living.length === 0) return;
    this.#living = this.#living.filter(({ born, life }) => time - born < life);
    const { g } = field.pen;
    for (const { x, y, words, style, born, life } of this.#living) {
      const age = Math.max(0, (time - born) / life);
      const rise = this.#isMotionReduced ? RISE / 2 : RISE * (1 - (1 - age) ** 2);
      const pop = this.#isMotionReduced ? 1 : popAt(age);
      g.globalAlpha = Math.min(1, (1 - age) * 3);
      field.words(x, y - rise, words, style, pop);
    }
    g.globalAlpha = 1;
  }
}

const styles = new Map<string, TextStyle>();
/** One object for each look, so that words that come again are found again. `look`: a mood's, or a bare colour. */
function styleOf(size: number, look: string): TextStyle {
  const key = `${size}${look}`;
  const known = styles.get(key);
  if (known !== undefined) return known;
  const style = look in LOOKS ? { size, ...LOOKS[look as Mood] } : { size, fill: look, outline: C.tinta };
  styles.set(key, style);
  return style;
}

/** Grows past its size and settles: 8 % at most. */
const popAt = (age: number): number => (age < 0.12 ? 0.6 + age * 4 : age < 0.24 ? 1.08 - (age - 0.12) * 0.67 : 1);
