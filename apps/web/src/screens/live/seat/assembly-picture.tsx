import { coinsText, assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import { Face } from '../../../live/face.tsx';
import { lettersOf } from '../../../live/step-sentence.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CreditLetter, Pot } from '../pot.tsx';
import type { Assembly, ProjectorView } from '../projector/projector-model.ts';
import { Envelopes, OnTime } from '../tally.tsx';
import css from './assembly-picture.module.css';

interface AssemblyPictureProps {
  readonly view: Pick<ProjectorView, 'group'>;
  readonly assembly: Assembly;
  /** Everybody's faces; empty until they are loaded. */
  readonly seats: ProjectorView['seats'];
  /** Whether the projector has shown the result of the step. */
  readonly isRevealed: boolean;
  /** Whether the step gives this seat its letter. */
  readonly isOwn: boolean;
}

const MOST_FACES = 10;

/** What a phone shows of the projector's step, small. */
export function AssemblyPicture(props: AssemblyPictureProps) {
  const { view, isOwn, isRevealed } = props;
  const isLetter = isOwn && isRevealed;
  return (
    <div className={classNames(css.picture, isLetter && css.own)}>
      {isLetter ? <CreditLetter.One group={view.group} /> : <StepPicture {...props} />}
    </div>
  );
}

function StepPicture({ view, assembly, seats, isRevealed }: AssemblyPictureProps) {
  const { step, raffle, bids, more, end, books, onTime, due, pot } = assembly;
  switch (step) {
    case 'CALL':
      return <OnTime due={due} onTime={onTime} />;
    case 'POT':
      return <Pot coins={pot ?? 0} letter={view.group.letter} />;
    case 'RAFFLE': {
      const drawn = isRevealed ? (raffle?.quota ?? null) : null;
      return raffle?.quota == null ? null : <DrawnBall quota={drawn} />;
    }
    case 'BIDS': {
      const { winners, lost } = bids ?? { winners: [], lost: [] };
      if (isRevealed && winners.length > 0) return <Faces quotas={winners.map(({ quota }) => quota)} seats={seats} />;
      const count = winners.length + lost.length;
      return count === 0 ? null : <Envelopes count={count} sealed={count} />;
    }
    case 'MORE':
      return <Faces quotas={more?.drawn ?? []} seats={seats} />;
    case 'RESULT':
      return <Faces quotas={lettersOf(assembly).map(({ quota }) => quota)} seats={seats} />;
    case 'END':
      return <Faces quotas={end?.quotas ?? []} seats={seats} />;
    default:
      return books && <BooksSums books={books} />;
  }
}

/** Faces of quotas, of many the first ten; the sentence beside says how many there are. */
const Faces = ({ quotas, seats }: { readonly quotas: readonly number[]; readonly seats: ProjectorView['seats'] }) => (
  <div className={css.crowd} aria-hidden="true">
    {quotas.slice(0, MOST_FACES).map((quota) => {
      const seat = seats.find((each) => each.quota === quota);
      return <Face key={quota} {...seat} quota={quota} className={css.face} />;
    })}
  </div>
);

type Books = NonNullable<Assembly['books']>;

/** The books of the group in two sums, in coins; the projector has their eight lines. */
const BooksSums = ({ books }: { readonly books: Books }) => (
  <dl className={css.sums}>
    <div className="figure">
      <dt>{copy.cameIn}</dt>
      <dd>{coinsText(books.instalments + books.late + books.insurance)}</dd>
    </div>
    <div className="figure">
      <dt>{copy.wentOut}</dt>
      <dd>{coinsText(books.letters + books.admin + books.refunds + books.shares + books.kept)}</dd>
    </div>
  </dl>
);

/** The ball of the raffle: it rolls without a number until the projector has shown it. */
const DrawnBall = ({ quota }: { readonly quota: number | null }) => (
  <svg viewBox="0 0 120 128" className={css.ball} data-rolls={quota === null} aria-hidden="true" focusable="false">
    <ellipse cx="60" cy="118" rx="38" ry="7" fill="#2c2056" opacity="0.16" />
    <g className={css.turning}>
      <circle cx="60" cy="60" r="52" fill="#f2a93b" />
      <path d="M13 82 A52 52 0 0 0 107 82 A60 60 0 0 1 13 82Z" fill="#d98a1d" />
      <ellipse cx="42" cy="32" rx="16" ry="9" fill="#ffe08a" transform="rotate(-32 42 32)" />
      <circle cx="60" cy="60" r="31" fill="#fff9ee" />
      {quota === null ? (
        <path d="M48 60h24M60 48v24" stroke="#d9cdf7" strokeWidth="8" strokeLinecap="round" />
      ) : (
        <text x="60" y="73" className={css.number}>
          {quota}
        </text>
      )}
    </g>
  </svg>
);
