import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** What a screen reader calls the region. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Content that may be wider than the page and then scrolls sideways: a named region, which Tab reaches while there is
 * something to scroll, so that the arrow keys show the rest (WCAG 2.1.1).
 */
export function ScrollRegion({ label, className, children }: Props) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = region.current;
    if (node === null) return;
    const measure = (): void => {
      if (node.scrollWidth > node.clientWidth) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(measure);
    for (const each of [node, ...node.children]) watch.observe(each);
    measure();
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={region} data-scrolls-sideways aria-label={label} className={className}>
      {children}
    </section>
  );
}
