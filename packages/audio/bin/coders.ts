import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type Mono, RATE } from '@consorcio/audio';

/** Bit rate of Opus, constrained VBR. */
const BIT_RATE = '24k';
/** Sounds whose loop ends do not agree at the usual rate (check.ts). */
const HIGHER_RATES: Readonly<Record<string, string>> = { intro: '28k' };
/** Milliseconds of sound in a packet: long ones spare a tenth of a sound's bytes, which are the file's own. */
const PACKET = '60';

/** Bytes of the head of a WAV file. */
const HEAD = 44;
const FLOAT = 3;

/** 32-bit float WAV, so that the encoder gets exactly what the desk made. */
export function writeWav(path: string, channels: readonly Mono[]): void {
  const count = channels.length;
  const length = channels[0]?.length ?? 0;
  const size = length * count * 4;
  const data = Buffer.alloc(HEAD + size);
  data.write('RIFF', 0);
  data.writeUInt32LE(HEAD - 8 + size, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(FLOAT, 20);
  data.writeUInt16LE(count, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * count * 4, 28);
  data.writeUInt16LE(count * 4, 32);
  data.writeUInt16LE(32, 34);
  data.write('data', 36);
  data.writeUInt32LE(size, 40);
  for (let i = 0, at = HEAD; i < length; i++) {
    for (const channel of channels) at = data.writeFloatLE(channel[i] ?? 0, at);
  }
  writeFileSync(path, data);
}

const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

/** Writes the coded file from a WAV file. The same sound gives the same bytes with the same ffmpeg. */
export function encode(wav: string, path: string, name: string): void {
  const rate = HIGHER_RATES[name] ?? BIT_RATE;
  const coder = ['-c:a', 'libopus', '-b:a', rate, '-vbr', 'constrained', '-application', 'audio'];
  const packets = ['-frame_duration', PACKET];
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wav, ...PLAIN, ...coder, ...packets, path]);
}

/** Two channels at 48 kHz of any sound file. */
export function decode(path: string): Mono[] {
  const form = ['-f', 'f32le', '-ac', '2', '-ar', String(RATE)];
  const raw = execFileSync('ffmpeg', ['-v', 'error', '-i', path, ...form, '-'], { maxBuffer: 1 << 28 });
  const all = new Float32Array(raw.buffer, raw.byteOffset, raw.length >> 2);
  const side = (c: 0 | 1): Mono => Float32Array.from({ length: all.length >> 1 }, (_, i) => all[2 * i + c] ?? 0);
  return [side(0), side(1)];
}

/** Whether this machine can render at all. */
export function hasFfmpeg(): boolean {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
