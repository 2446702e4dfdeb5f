/**
 * The rendered files for a page. Only a bundler can read this module: it emits every file as an asset with a hashed
 * address, and nothing is loaded before an address is fetched.
 */
import type { Manifest, RenderedSound } from './manifest.ts';

export type { RenderedSound } from './manifest.ts';

const manifests = import.meta.glob<Manifest>('../media/manifest.json', { eager: true, import: 'default' });
const addresses = import.meta.glob<string>('../media/*.webm', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export const sounds: readonly RenderedSound[] = Object.values(manifests).flatMap((manifest) => manifest.sounds);

/** Address of a sound's file; undefined when there is none. */
export const mediaUrl = (name: string): string | undefined => addresses[`../media/${name}.webm`];
