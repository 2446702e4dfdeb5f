import { notebookCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { CHAPTERS } from '../../teaching/concepts/chapters.ts';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { goBack } from '../../ui/go-back.ts';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import css from './notebook.module.css';

export type Tab = 0 | 1 | 2 | 3 | 4 | 5 | 'reality';
const TABS: readonly Tab[] = [0, 1, 2, 3, 4, 5, 'reality'];

interface Props {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Left and right page beside each other, in a broad window. */
  readonly isSpread: boolean;
  readonly children: ReactNode;
}

/** Wooden desk, violet cover, spiral, and a tab for every chapter. STYLE section 11. */
export function NotebookFrame({ tab, onTab, isSpread, children }: Props) {
  const [, navigate] = useLocation();
  return (
    <StageFrame backdrop={<div className={css.desk} />} base={isSpread ? 'broad' : 'stage'} className={css.stage}>
      <div className={css.cover}>
        <div className={classNames(css.sheet, isSpread && css.spread)}>{children}</div>
        <nav className={css.tabs} aria-label={copy.chapters}>
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              data-tone={each === 'reality' ? 'noite' : CHAPTERS[each].tone}
              aria-current={each === tab ? 'page' : undefined}
              onClick={() => onTab(each)}
            >
              <span>{each === 'reality' ? copy.reality : CHAPTERS[each].name}</span>
            </button>
          ))}
        </nav>
        <CloseButton label={sheetCopy.close} onClose={() => goBack(navigate)} className={css.close} />
      </div>
    </StageFrame>
  );
}
