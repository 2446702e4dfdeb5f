import type { DetailLevel } from './detail.ts';
import type { Field } from './field.ts';

/** Ticks that a particle lives. */
const PARTICLE = 34;
/** Fall of a particle, units a tick a tick. */
const FALL = 0.16;

/** A thrown sprite; where it is is a function of its age. */
interface Particle {
  readonly sprite: string;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly scale: number;
  readonly born: number;
}

interface Burst {
  readonly tick: number;
  readonly sprite: string;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Units a tick. */
  readonly speed: number;
}

/** Sprites thrown from a point, as many at once as the device bears. */
export class Particles {
  readonly #detail: DetailLevel;
  #living: readonly Particle[] = [];
  #thrown = 0;

  constructor(detail: DetailLevel) {
    this.#detail = detail;
  }

  /** How many were alive when they were last drawn or thrown. */
  get count(): number {
    return this.#living.length;
  }

  /** Throws sprites all around, a little upwards. */
  burst({ tick, sprite, x, y, count, speed }: Burst): void {
    this.#dropDead(tick);
    const room = Math.max(0, this.#detail.particles - this.count);
    const thrown: Particle[] = [];
    for (let i = 0; i < Math.min(count, room); i += 1) {
      this.#thrown += 1;
      // Golden angle: they spread evenly, and no two bursts look alike.
      const angle = this.#thrown * 2.399963;
      const fast = speed * (0.55 + ((this.#thrown * 0.618034) % 1) * 0.6);
      const [vx, vy] = [Math.cos(angle) * fast, Math.sin(angle) * fast - speed * 0.5];
      thrown.push({ sprite, x, y, vx, vy, scale: 0.5 + ((this.#thrown * 0.37) % 1) * 0.5, born: tick });
    }
    this.#living = [...this.#living, ...thrown];
  }

  /** `time` in ticks, with its fraction. */
  draw(field: Field, time: number): void {
    if (this.count === 0) return;
    for (const { sprite, x, y, vx, vy, scale, born } of this.#living) {
      const age = Math.max(0, time - born);
      if (age >= PARTICLE) continue;
      field.putFaded(sprite, x + vx * age, y + vy * age + FALL * age * age * 0.5, 1 - age / PARTICLE, scale);
    }
    this.#dropDead(time);
  }

  #dropDead(time: number): void {
    this.#living = this.#living.filter(({ born }) => time - born < PARTICLE);
  }
}
