import type { Message } from '@consorcio/copy/scams';
import css from './scams.module.css';

interface Props {
  readonly message: Message;
  /** The clue is asked for: the pieces can be touched. */
  readonly isAsking: boolean;
  /** The piece that was touched; null before. */
  readonly touched: number | null;
  readonly onTouch: (piece: number) => void;
}

/** No line ends between R$ and its number. */
const unbroken = (piece: string): string => piece.replaceAll('R$ ', 'R$\u00a0');

/** The message in its bubble; once a piece was touched its clue is underlined. */
export function MessageText({ message: { pieces, clue }, isAsking, touched, onTouch }: Props) {
  if (isAsking && touched === null)
    return (
      <div className={css.bubble} data-asking>
        {pieces.map((piece, place) => (
          <button key={piece} type="button" onClick={() => onTouch(place)}>
            {unbroken(piece)}
          </button>
        ))}
      </div>
    );
  return (
    <p className={css.bubble}>
      {pieces.map((piece, place) => (
        <span key={piece}>
          {touched !== null && place === clue ? (
            <mark className={css.clue}>{unbroken(piece)}</mark>
          ) : (
            unbroken(piece)
          )}{' '}
        </span>
      ))}
    </p>
  );
}
