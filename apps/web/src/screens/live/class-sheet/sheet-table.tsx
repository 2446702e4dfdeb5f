import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import css from './class-sheet.module.css';

interface TableProps {
  readonly label: string;
  /** Left out where a line says itself what its sum is. */
  readonly heads?: readonly string[];
  /** Columns of sums, from 0. */
  readonly numbers?: readonly number[];
  readonly lines: readonly (readonly (string | number)[])[];
  /** Whether the last line is the sum of those above it. */
  readonly hasSum?: boolean;
  readonly className?: string | undefined;
}

/** A table of the sheet; its lines share the height that `className` gives to all of them on paper. */
export const SheetTable = ({ label, heads = [], numbers = [], lines, hasSum = false, className }: TableProps) => (
  <ScrollRegion label={label} className={classNames(css.scroll, className)}>
    <table data-sum={hasSum} style={{ '--lines': lines.length } as CSSProperties}>
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head, i) =>
              head === '' ? (
                <td key={head} />
              ) : (
                <th key={head} scope="col" data-number={numbers.includes(i)}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={heads[i + 1] ?? label} data-number={numbers.includes(i + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

interface RegionProps {
  /** What a screen reader calls the region. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Content that may be wider than the page and then scrolls sideways: a named region, which Tab reaches while there is
 * something to scroll, so that the arrow keys show the rest (WCAG 2.1.1).
 */
function ScrollRegion({ label, className, children }: RegionProps) {
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
