import { useEffect, useRef } from 'react';
import css from '../reading.module.css';
import { Fold } from './fold.tsx';

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}
interface Props {
  readonly sections: readonly Section[];
  /** A long page: all but the first are folded to their headings. */
  readonly isFolded?: boolean;
}

/** Headings and what stands below each: a paragraph, or a list of several; in two columns where the sheet has room. */
export function Sections({ sections, isFolded = false }: Props) {
  const all = useRef<HTMLDivElement>(null);
  /* Paper has nothing to press: what is folded is printed whole, and folded again. */
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const turn = (isOpen: boolean): void => {
      for (const fold of opened) fold.open = isOpen;
    };
    const open = (): void => {
      opened = [...(all.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      turn(true);
    };
    const close = (): void => turn(false);
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
  return (
    <div ref={all} className={css.sections}>
      {sections.map(({ title, lines }, place) =>
        isFolded ? (
          <Fold key={title} title={title} startsOpen={place === 0} isSection isHeading>
            <Lines lines={lines} />
          </Fold>
        ) : (
          <section key={title} className={css.sectionsPart}>
            <h2>{title}</h2>
            <Lines lines={lines} />
          </section>
        ),
      )}
    </div>
  );
}

const Lines = ({ lines }: Pick<Section, 'lines'>) =>
  lines.length === 1 ? (
    <p className={css.sectionsLines}>{lines[0]}</p>
  ) : (
    <ul className={css.sectionsLines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
