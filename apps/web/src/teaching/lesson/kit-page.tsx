import { teachersCopy as copy } from '@consorcio/copy/teachers';
import type { ReactNode } from 'react';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BackButton, Sheet } from '../sheets/sheet.tsx';
import css from './kit-page.module.css';

interface Props {
  readonly title: string;
  /** False while there is nothing worth a sheet of paper. */
  readonly isPrintable?: boolean;
  readonly children: ReactNode;
}

/** A page of the teacher's kit: read on the screen as a sheet, printed on A4 as black text with numbered pages. */
export function KitPage({ title, isPrintable = true, children }: Props) {
  return (
    <Sheet title={title} ground="creme">
      <div className={css.page}>
        {children}
        <div className={css.onScreen}>
          <ButtonRow>
            {isPrintable && (
              <Button kind="purple" onClick={() => print()}>
                {copy.print}
              </Button>
            )}
            <BackButton label={copy.back} kind={isPrintable ? 'secondary' : 'primary'} />
          </ButtonRow>
        </div>
      </div>
    </Sheet>
  );
}

interface PartProps {
  readonly title: string;
  /** On paper it begins a page. */
  readonly isOnNewPage?: boolean;
  readonly children: ReactNode;
}

/** A part of such a page under its heading. */
export const KitPart = ({ title, isOnNewPage = false, children }: PartProps) => (
  <section className={classNames(css.part, isOnNewPage && css.newPage)}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Sentences one below the other, counted or not. */
export function KitLines({ lines, isCounted = false }: { lines: readonly string[]; isCounted?: boolean }) {
  const List = isCounted ? 'ol' : 'ul';
  return (
    <List className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}
