import { Glyph } from './glyphs.tsx';

/* Signs that the first screen does not show (glyphs.tsx). */

export const PreviousIcon = () => <Glyph d="M20 5L9 16l11 11" />;
export const NextIcon = () => <Glyph d="M12 5l11 11-11 11" />;
export const PlusIcon = () => <Glyph d="M16 5v22M5 16h22" />;
export const ShareIcon = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d="M8 16L24 8M8 16l16 8" stroke="currentColor" strokeWidth="3" />
    <g fill="currentColor">
      <circle cx="7" cy="16" r="5" />
      <circle cx="24.5" cy="7.5" r="5" />
      <circle cx="24.5" cy="24.5" r="5" />
    </g>
  </svg>
);
/** An arrow into a tray. */
export const DownloadIcon = () => <Glyph d="M16 4v15M9 13l7 7 7-7M5 22v5h22v-5" width={3.4} />;
export const PrintIcon = () => <Glyph d="M9 12V4h14v8M9 24H4V12h24v12h-5M9 19h14v9H9z" width={3} />;
export const EyeIcon = ({ isCrossed }: { isCrossed: boolean }) => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    <g stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3 16c4-7 8-9 13-9s9 2 13 9c-4 7-8 9-13 9S7 23 3 16z" />
      {isCrossed && <path d="M6 27L26 5" />}
    </g>
    <circle cx="16" cy="16" r="4.5" fill="currentColor" />
  </svg>
);
