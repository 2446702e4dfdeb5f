import { wrongSetting } from './wrong-setting.ts';

/** An origin as browsers write it: nothing after the host and port, no wildcard. */
function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text && !url.hostname.includes('*');
}

/**
 * The sites that may show parts of the game in a frame; none when it is not set.
 * @throws StartError with one sentence that names the setting
 */
export function readEmbedOrigins(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return [];
  const origins = text.split(',').map((part) => part.trim());
  return origins.every(isOrigin)
    ? [...new Set(origins)]
    : wrongSetting(
        'EMBED_ORIGINS',
        text,
        'origins in small letters with commas between, such as https://escola.example,https://ava.example:8443',
      );
}
