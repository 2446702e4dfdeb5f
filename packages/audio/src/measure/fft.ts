import { type Mono, TAU } from '../sound/samples.ts';

/** In-place radix-2 FFT; the length is a power of two. */
export function fft(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, i, j);
      swap(imaginary, i, j);
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const angle = -TAU / size;
    for (let from = 0; from < n; from += size) {
      for (let k = 0; k < size / 2; k++) {
        const c = Math.cos(angle * k);
        const s = Math.sin(angle * k);
        const a = from + k;
        const b = a + size / 2;
        const [realA = 0, realB = 0, imaginaryA = 0, imaginaryB = 0] = [real[a], real[b], imaginary[a], imaginary[b]];
        const r = realB * c - imaginaryB * s;
        const i = realB * s + imaginaryB * c;
        real[b] = realA - r;
        imaginary[b] = imaginaryA - i;
        real[a] = realA + r;
        imaginary[a] = imaginaryA + i;
      }
    }
  }
}

function swap(data: Float64Array, i: number, j: number): void {
  const kept = data[i] ?? 0;
  data[i] = data[j] ?? 0;
  data[j] = kept;
}

/** Strength of each frequency of a stretch under a Hann window; bin k is k × RATE / size Hz. */
export function spectrum(data: Mono, from: number, size: number): Float64Array {
  const real = Float64Array.from({ length: size }, (_, i) => {
    return (data[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((TAU * i) / size));
  });
  const imaginary = new Float64Array(size);
  fft(real, imaginary);
  return Float64Array.from({ length: size / 2 }, (_, k) => Math.hypot(real[k] ?? 0, imaginary[k] ?? 0));
}
