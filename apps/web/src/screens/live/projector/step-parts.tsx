import { coinsText, assemblyCopy as copy, signedText } from '@consorcio/copy/live-assembly';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { type PotLine, type PotMove, potLine, type ShownGroup, termsOfView } from '@consorcio/rules/live';
import type { ReactNode } from 'react';
import { Face, Nickname } from '../../../live/face.tsx';
import { goodOf } from '../../../live/live-rulebook.ts';
import { PeakScene } from '../../../map/popups/layouts/peak-scene.tsx';
import { Confetti } from '../../../ui/backdrops/confetti.tsx';
import { CreditLetter, Pot } from '../pot.tsx';
import bids from './bids-step.module.css';
import phases from './phases.module.css';
import css from './projector.module.css';
import { type Assembly, type ProjectorSeat, type ProjectorView, pageAt, seatOf } from './projector-model.ts';
import { PageMark } from './step-frame.tsx';

interface TileProps {
  readonly quota: number;
  /** Undefined for a quota of the house. */
  readonly seat: ProjectorSeat | undefined;
  /** How the letter came, or the bid. */
  readonly children?: ReactNode;
}

/** A quota with its face, its name and a line of its own. */
export const SeatTile = ({ quota, seat, children }: TileProps) => (
  <li className={bids.tile}>
    <Face {...seat} quota={quota} className={bids.tileFace} />
    <span className={bids.words}>
      <b>
        <Nickname name={seat?.nickname ?? projectorCopy.houseQuota(quota)} />
      </b>
      {children !== undefined && <span>{children}</span>}
    </span>
  </li>
);

interface PartyProps {
  /** Who rejoices before all others. */
  readonly seat: Pick<ProjectorSeat, 'quota' | 'persona'> | undefined;
  readonly group: ShownGroup;
  /** It stands in the sky. */
  readonly title?: string;
}

/** The fair with the good of the group, and people who rejoice. */
export const Party = ({ seat, group, title }: PartyProps) => (
  <div className={`${phases.fair} ${phases.party}`}>
    <PeakScene persona={seat?.persona ?? 1} quota={seat?.quota ?? 1} dream={goodOf(group)} />
    {title !== undefined && <h2 className={phases.title}>{title}</h2>}
  </div>
);

/** The most lines with the glass above them, and the most that are drawn large. */
const MOST_BESIDE_GLASS = 6;
const MOST_LARGE = 4;

/** The pot, what entered and left it line by line, and what is left. */
export function PotLines({ line, letter }: { readonly line: PotLine; readonly letter: number }) {
  const { before, moves, now } = line;
  return (
    <section className={css.pot} data-many={moves.length > MOST_LARGE}>
      {moves.length <= MOST_BESIDE_GLASS && <Pot coins={now} letter={letter} most={before} isSmall />}
      <dl className={css.potSums}>
        <div>
          <dt>{projectorCopy.pot.before}</dt>
          <dd>{coinsText(before)}</dd>
        </div>
        {moves.map((move) => (
          <div key={move.kind} data-leaves={move.coins < 0}>
            <dt>{nameOf(move)}</dt>
            <dd>{signedText(move.coins)}</dd>
          </div>
        ))}
        <div className={css.now}>
          <dt>{projectorCopy.pot.now}</dt>
          <dd>{coinsText(now)}</dd>
        </div>
      </dl>
    </section>
  );
}

function nameOf({ kind, count }: PotMove): string {
  const { refunds: refunded, insurance, shares: shared } = copy.books;
  const name = { ...projectorCopy.pot, refunded, insurance, shared }[kind];
  return typeof name === 'string' ? name : name(count);
}

/** Up to as many faces are drawn larger: alone on the screen, and beside the pot. */
const FEW = 4;
const FEW_BESIDE = 2;
/** Faces that show at once, where there are no more, and of more, beside the line that tells their place. */
const MOST = 9;
const MOST_OF_MORE = 6;
/** Seconds after which the next ones show. */
const PAGE_STAYS = 8;

interface GridProps {
  readonly view: ProjectorView;
  readonly title: string;
  readonly sentence: string;
  readonly letters: readonly { readonly quota: number; readonly by: keyof typeof copy.ways }[];
  readonly seconds: number;
  /** Given where the pot's lines stand beside the faces. */
  readonly assembly?: Assembly;
  readonly children?: ReactNode;
}

/** Faces with their letters, as many at once as fit a wall, and the sentences of the step. */
export function LettersGrid({ view, letters, assembly, ...card }: GridProps) {
  const most = assembly === undefined && letters.length <= MOST ? MOST : MOST_OF_MORE;
  if (assembly === undefined) return <Letters {...card} {...{ view, letters, most }} isFew={letters.length <= FEW} />;
  const { letter } = view.group;
  return (
    <div className={css.beside}>
      <Letters {...card} {...{ view, letters }} isFew={letters.length <= FEW_BESIDE} most={most} />
      <PotLines line={potLine(assembly, termsOfView(view))} letter={letter} />
    </div>
  );
}

type CardProps = Omit<GridProps, 'assembly'> & { readonly isFew: boolean; readonly most: number };

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
            {copy.ways[by]}
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
