import type { ReactNode } from 'react';

/* Signs drawn with one line in the colour of the text around them. Box of 32; ends and joints round. STYLE section 5. */
/* Those of the first screen; the others are in later-glyphs.tsx. */

export const Glyph = ({ d, width = 5.5, children }: { d: string; width?: number; children?: ReactNode }) => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    {children}
    <path d={d} stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const CheckIcon = () => <Glyph d="M5 17l8 8L27 8" />;
export const CloseIcon = () => <Glyph d="M7 7l18 18M25 7L7 25" />;
/** The sign of accessibility: a person with open arms. */
export const AccessibilityIcon = () => (
  <Glyph d="M5 11.5l8 2v6l-3.5 9M27 11.5l-8 2v6l3.5 9M13 13.5h6" width={3.2}>
    <circle cx="16" cy="6" r="3.5" fill="currentColor" />
  </Glyph>
);
