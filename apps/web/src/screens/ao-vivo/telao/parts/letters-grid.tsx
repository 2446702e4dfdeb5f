import { assemblyCopy } from '@consorcio/copy/live-assembly';
import type { ReactNode } from 'react';
import { Confetti } from '../../../../ui/backdrops/confetti.tsx';
import { pageAt, seatOf, type WallView } from '../wall-model.ts';
import { CreditLetter } from './credit-letter.tsx';
import css from './letters-grid.module.css';
import { SeatTile } from './seat-tile.tsx';

/** As many faces stand larger. */
const FEW = 6;
/** Seconds after which the next twelve show. */
const PAGE_STAYS = 8;

interface Props {
  readonly view: WallView;
  readonly title: string;
  readonly sentence: string;
  readonly letters: readonly { readonly quota: number; readonly by: keyof typeof assemblyCopy.ways }[];
  readonly seconds: number;
  readonly children?: ReactNode;
}

/** Faces with their letters, twelve at once, and what is told beside them. */
export function LettersGrid({ view, title, sentence, letters, seconds, children }: Props) {
  return (
    <section className={css.card} data-few={letters.length <= FEW}>
      {letters.length > 0 && (
        <div className={css.confetti} aria-hidden="true">
          <Confetti />
        </div>
      )}
      <header>
        <div>
          <h2>{title}</h2>
          <p>{sentence}</p>
        </div>
        <CreditLetter.Row count={Math.min(letters.length, 8)} months={view.group.months} />
      </header>
      <ul>
        {pageAt(letters, seconds, PAGE_STAYS).map(({ quota, by }) => (
          <SeatTile key={quota} quota={quota} seat={seatOf(view, quota)}>
            {assemblyCopy.ways[by]}
          </SeatTile>
        ))}
      </ul>
      <footer>{children}</footer>
    </section>
  );
}
