import type { ReplyOf } from '@consorcio/contract';
import { Face } from '../../../../live/face.tsx';
import { lettersOf } from '../../../../live/step-sentence.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { CreditLetter, Pot } from '../../pot.tsx';
import { Envelopes, OnTime } from '../../tally.tsx';
import css from './assembly-picture.module.css';
import { BooksSums } from './books-sums.tsx';
import { DrawnBall } from './drawn-ball.tsx';

type ProjectorView = ReplyOf<'liveProjector'>;

interface AssemblyPictureProps {
  readonly view: Pick<ProjectorView, 'group'>;
  readonly assembly: NonNullable<ProjectorView['assembly']>;
  /** Everybody's faces; empty until they came. */
  readonly seats: ProjectorView['seats'];
  /** Whether the projector has told what the step brings. */
  readonly isTold: boolean;
  /** Whether the step gives this seat its letter. */
  readonly isOwn: boolean;
}

/** Faces that stand in one picture. */
const MOST_FACES = 10;

/** What a phone shows of the projector's step, small. */
export function AssemblyPicture(props: AssemblyPictureProps) {
  const { view, isOwn, isTold } = props;
  const isLetter = isOwn && isTold;
  return (
    <div className={classNames(css.picture, isLetter && css.own)}>
      {isLetter ? <CreditLetter.One months={view.group.months} /> : <StepPicture {...props} />}
    </div>
  );
}

function StepPicture({ view, assembly, seats, isTold }: AssemblyPictureProps) {
  const { step, raffle, bids, more, end, books, onTime, due, pot } = assembly;
  switch (step) {
    case 'CALL':
      return <OnTime due={due} onTime={onTime} />;
    case 'POT':
      return <Pot coins={pot ?? 0} letter={view.group.letter} />;
    case 'RAFFLE': {
      const drawn = isTold ? (raffle?.quota ?? null) : null;
      return raffle?.quota == null ? null : <DrawnBall quota={drawn} />;
    }
    case 'BIDS': {
      const { winners, lost } = bids ?? { winners: [], lost: [] };
      if (isTold && winners.length > 0) return <Faces quotas={winners.map(({ quota }) => quota)} seats={seats} />;
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

interface FacesProps {
  readonly quotas: readonly number[];
  readonly seats: ProjectorView['seats'];
}

/** Quotas with their faces, of many the first ones; the words beside say how many there are. */
const Faces = ({ quotas, seats }: FacesProps) => (
  <div className={css.faces} aria-hidden="true">
    {quotas.slice(0, MOST_FACES).map((quota) => {
      const seat = seats.find((each) => each.quota === quota);
      return (
        <Face
          key={quota}
          quota={quota}
          colour={seat?.colour ?? null}
          {...(seat && { persona: seat.persona })}
          className={css.face}
        />
      );
    })}
  </div>
);
