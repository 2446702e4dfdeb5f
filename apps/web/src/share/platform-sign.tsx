import type { LinkedPlatform } from './share-links.ts';

/* Our own plain signs, not the platforms' marks: a bubble with a receiver, two crossing strokes, a letter. */
const SIGNS: Readonly<Record<LinkedPlatform, string>> = {
  whatsapp:
    'M16 4a12 12 0 0 1 0 24c-2.2-.6-4.2-1.5-6-2.7L4 27l1.8-5.6A12 12 0 0 1 16 4zM11.5 11c-1.5 1-1 3.5 1.5 6s5 4 6.5 3 1.5-2 .8-2.6l-2.3-1.4-1.6 1.2c-1-.4-2.5-1.8-3-2.9l1-1.6-1.2-2.2c-.4-.6-1-.3-1.7.5z',
  twitter: 'M6 5h5l15 22h-5zM23 5h3.5L9.5 27H6z',
  facebook:
    'M18.5 28V18h4l.8-4.5h-4.8v-2.6c0-1.5.7-2.4 2.5-2.4h2.5V4.3C22.8 4.1 21.5 4 20 4c-4 0-6.3 2.3-6.3 6.3v3.2H9.5V18h4.2v10z',
};

/** The sign of a way to share, in the colour of the text around it. */
export const PlatformSign = ({ platform }: { platform: LinkedPlatform }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d={SIGNS[platform]} fill="currentColor" fillRule="evenodd" />
  </svg>
);
