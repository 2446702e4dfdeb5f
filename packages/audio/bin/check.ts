/**
 * Measures the committed files and prints the table: `node dist-bin/check.js [name …]`. Ends with 1 when a line is
 * broken: music at -16 LUFS, decoded peaks at most -1 dBTP, the seam of a loop no sharper than the piece itself.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as audio from '@consorcio/audio';
import { decode } from './coders.ts';
import { MEDIA } from './sources.ts';

/** LU that decoded music may be off (a codec takes some treble), percentile that a healed seam may reach, dB by which the copies must agree. */
const MOST_OFF = 0.5;
const MOST_EDGE = 99.5;
const LEAST_AGREEMENT = 5;
/** Milliseconds that the beats of a piece with a clock may be off. */
const MOST_LAG = 5;

const only = process.argv.slice(2);
const { sounds } = JSON.parse(readFileSync(join(MEDIA, 'manifest.json'), 'utf8')) as audio.Manifest;
const faults: string[] = [];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say('sound            seconds    LUFS  momentary    dBTP   seam raw/healed   copies  beat off     bytes');
for (const sound of sounds) {
  if (only.length === 0 || only.includes(sound.name)) measure(sound);
}
for (const fault of faults) say(`fault: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function measure(sound: audio.RenderedSound): void {
  const decoded = decode(join(MEDIA, `${sound.name}.${audio.FILE_TYPE}`));
  const { seconds, loopStart, loopEnd } = sound;
  const peak = audio.truePeak(decoded);
  const where = sound.name;
  if (peak > audio.MOST_PEAK) faults.push(`${where} reaches ${peak.toFixed(2)} dBTP`);
  const isLoop = loopStart !== undefined && loopEnd !== undefined;
  const heard = isLoop ? decoded.map((data) => data.slice(loopStart * audio.RATE, loopEnd * audio.RATE)) : decoded;
  const lufs = audio.loudness(heard);
  if (sound.kind === 'music' && Math.abs(lufs - audio.MUSIC_LOUDNESS) > MOST_OFF) {
    faults.push(`${where} is at ${lufs.toFixed(2)} LUFS`);
  }
  const numbers = [
    seconds.toFixed(3).padStart(7),
    lufs.toFixed(2).padStart(7),
    audio.momentary(heard).toFixed(2).padStart(8),
    peak.toFixed(2).padStart(8),
    (isLoop ? seamOf(where, decoded, { loopStart, loopEnd }) : '').padStart(24),
    (sound.tag === 'DANCER' ? beatOf(where, decoded, sound) : '').padStart(9),
    String(sound.bytes).padStart(9),
  ];
  say(`${sound.name.padEnd(16)} ${numbers.join(' ')}`);
}

/** Ranks of the seam before and after healing, and the agreement of the copies. */
function seamOf(where: string, decoded: readonly audio.Mono[], points: audio.LoopPoints): string {
  const copies = audio.agreement(decoded, points);
  const raw = audio.edgeRank(decoded, points);
  audio.healSeam(decoded, points, audio.RATE);
  const healed = audio.edgeRank(decoded, points);
  if (healed > MOST_EDGE) faults.push(`${where}: the healed seam is sharper than ${healed.toFixed(1)} % of the piece`);
  if (copies < LEAST_AGREEMENT) faults.push(`${where}: the ends agree by ${copies.toFixed(1)} dB only`);
  return `${raw.toFixed(1)}/${healed.toFixed(1)} %  ${copies.toFixed(1)} dB`;
}

/** The eighths of one round against the score: the clock of the dance starts with them. */
function beatOf(
  where: string,
  decoded: readonly audio.Mono[],
  { bpm = 0, firstBeat = 0, seconds }: audio.RenderedSound,
): string {
  const step = 30 / bpm;
  const lag = audio.attackLag(decoded, { first: firstBeat, step, count: Math.floor(seconds / step) });
  if (Math.abs(lag) > MOST_LAG) faults.push(`${where}: the beats are ${lag} ms off`);
  return `${lag} ms`;
}
