import { coinsText, assemblyCopy as copy, signedText } from '@consorcio/copy/live-assembly';
import { projectorCopy } from '@consorcio/copy/live-projector';
import type { PotLine, PotMove } from '@consorcio/rules/live';
import { Pot } from '../pot.tsx';
import css from './projector.module.css';
import type { Assembly } from './projector-model.ts';

interface Props {
  readonly line: PotLine;
  readonly letter: number;
  readonly more?: Assembly['more'];
}

/** The most lines with the glass above them, and the most that are drawn large. */
const MOST_BESIDE_GLASS = 6;
const MOST_LARGE = 4;

/** The pot, what entered and left it line by line, and what is left. */
export function PotLines({ line, letter, more = null }: Props) {
  const { before, moves, now } = line;
  return (
    <section className={css.pot} data-many={moves.length > MOST_LARGE}>
      {moves.length <= MOST_BESIDE_GLASS && <Pot coins={now} letter={letter} most={before} isSmall />}
      <dl className="grid gap-1 w-full m-0">
        <div>
          <dt>{projectorCopy.pot.before}</dt>
          <dd>{coinsText(before)}</dd>
        </div>
        {moves.map((move) => (
          <div key={move.kind} data-leaves={move.coins < 0}>
            <dt>{nameOf(move, more)}</dt>
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

function nameOf({ kind, count }: PotMove, more: Assembly['more']): string {
  const { pot } = projectorCopy;
  switch (kind) {
    case 'raffle':
      return pot.raffle;
    case 'bids':
      return pot.bids(count);
    case 'letters':
      return pot.letters(count);
    case 'more':
      return pot.more(count);
    case 'end':
      return pot.end(count);
    case 'returned':
      return pot.returned(more?.excluded ?? 0, more?.taken ?? 0);
    case 'refunded':
      return copy.books.refunds;
    case 'reserve':
      return pot.reserve;
    case 'insurance':
      return copy.books.insurance;
    case 'shared':
      return copy.books.shares;
  }
}
