import { assemblyCopy } from '@consorcio/copy/live-assembly';
import { potLine, termsOfView } from '@consorcio/rules/live';
import type { ReactNode } from 'react';
import { Confetti } from '../../../ui/backdrops/confetti.tsx';
import { CreditLetter } from '../pot.tsx';
import { PotLines } from './pot-lines.tsx';
import css from './projector.module.css';
import { type Assembly, type ProjectorView, pageAt, seatOf } from './projector-model.ts';
import { SeatTile } from './seat-tile.tsx';
import { PageMark } from './step-frame.tsx';

/** Up to as many faces are drawn larger: alone on the screen, and beside the pot. */
const FEW = 4;
const FEW_BESIDE = 2;
/** Faces that show at once, where there are no more, and of more, beside the line that tells their place. */
const MOST = 9;
const MOST_OF_MORE = 6;
/** Seconds after which the next ones show. */
const PAGE_STAYS = 8;

interface Props {
  readonly view: ProjectorView;
  readonly title: string;
  readonly sentence: string;
  readonly letters: readonly { readonly quota: number; readonly by: keyof typeof assemblyCopy.ways }[];
  readonly seconds: number;
  /** Given where the pot's lines stand beside the faces. */
  readonly assembly?: Assembly;
  readonly children?: ReactNode;
}

/** Faces with their letters, as many at once as fit a wall, and the sentences of the step. */
export function LettersGrid({ view, letters, assembly, ...card }: Props) {
  const most = assembly === undefined && letters.length <= MOST ? MOST : MOST_OF_MORE;
  if (assembly === undefined) return <Letters {...card} {...{ view, letters, most }} isFew={letters.length <= FEW} />;
  const { letter } = view.group;
  return (
    <div className={css.beside}>
      <Letters {...card} {...{ view, letters }} isFew={letters.length <= FEW_BESIDE} most={most} />
      <PotLines line={potLine(assembly, termsOfView(view))} letter={letter} more={assembly.more} />
    </div>
  );
}

type CardProps = Omit<Props, 'assembly'> & { readonly isFew: boolean; readonly most: number };

function Letters({ view, title, sentence, letters, seconds, children, isFew, most }: CardProps) {
  const shown = pageAt(letters, seconds, PAGE_STAYS, most);
  return (
    <section className={css.gridCard} data-few={isFew}>
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
        {most === MOST && <CreditLetter.Row count={letters.length} group={view.group} />}
      </header>
      <ul>
        {shown.map(({ quota, by }) => (
          <SeatTile key={quota} quota={quota} seat={seatOf(view, quota)}>
            {assemblyCopy.ways[by]}
          </SeatTile>
        ))}
      </ul>
      <footer>
        <PageMark shown={shown} all={letters} />
        {children}
      </footer>
    </section>
  );
}
