import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import { trustedMarkup } from '../trusted.ts';

interface Props extends ComponentPropsWithoutRef<'span'> {
  /** SVG text of our own drawing, from a `picture-text:` module; never anything that a player wrote. */
  readonly svg: string;
  /** Alternative text; without it the picture is decoration. */
  readonly alt?: string;
}

/** A picture laid into the page, so that its parts can move and follow what happens. */
export function InlinePicture({ svg, alt, ...rest }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  /** The drawing in the page now; null before the first effect, when a prerendered page may already hold it. */
  const drawn = useRef<string | null>(null);
  useLayoutEffect(() => {
    const isThere = drawn.current === null ? place.current?.firstElementChild != null : drawn.current === svg;
    drawn.current = svg;
    if (isThere) return;
    const drawing = new DOMParser().parseFromString(trustedMarkup(svg), 'image/svg+xml').documentElement;
    place.current?.replaceChildren(document.importNode(drawing, true));
  }, [svg]);
  return (
    <span
      ref={place}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      {...rest}
      {...markupOf(svg)}
    />
  );
}

/** When the build prerenders a page the drawing is part of its HTML; in the browser React leaves it unchanged. */
const markupOf = (svg: string) =>
  import.meta.env.SSR ? { dangerouslySetInnerHTML: { __html: svg } } : { suppressHydrationWarning: true, children: '' };
