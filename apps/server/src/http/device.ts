import type { Device } from '@consorcio/contract';

/** In this order: Android and Chrome OS also call themselves Linux, and an iPad a Mac. */
const SIGNS: readonly (readonly [RegExp, Device])[] = [
  [/android/i, 'ANDROID'],
  [/iphone|ipad|ipod/i, 'IOS'],
  [/windows/i, 'WINDOWS'],
  [/\bcros\b/i, 'CHROMEOS'],
  [/macintosh|mac os/i, 'MAC'],
  [/linux/i, 'LINUX'],
];

/** What a client runs on, by its User-Agent. The header itself is kept nowhere. */
export const deviceOf = (userAgent: string | undefined): Device =>
  SIGNS.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? 'OTHER';
