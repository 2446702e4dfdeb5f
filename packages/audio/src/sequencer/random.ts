/** A stream of chance. The same seed always gives the same performance, so the same bytes. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  range(low: number, high: number): number;
  /** A sum of uniforms: close to a bell curve and never beyond three and a half. */
  bell(): number;
}

export function seeded(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    bell: () => (next() + next() + next() + next() - 2) * 1.732,
  };
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h | 0;
}
