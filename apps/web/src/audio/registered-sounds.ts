import { sounds } from '@consorcio/audio/media';
import { cueAt, isEffectTag, isMusicTag, MUSIC } from '@consorcio/audio/tags';

const byName = new Map(sounds.map((sound) => [sound.name, sound]));
/** True for a sound that loops. */
export const isLoop = (sound: string): boolean => byName.get(sound)?.loopEnd !== undefined;

interface Registered {
  /** Name of the rendered sound. */
  readonly sound: string;
  readonly rate: number;
  readonly volume: number;
}

/** Looks a name up in the two tables, music first. SPEC section 5. */
export function findSound(name: string, step?: number): Registered | null {
  if (isMusicTag(name)) return { sound: MUSIC[name], rate: 1, volume: 1 };
  if (!isEffectTag(name)) return null;
  const { effect, up = 0, volume = 1 } = cueAt(name, step);
  return { sound: effect, rate: 2 ** (up / 12), volume };
}
