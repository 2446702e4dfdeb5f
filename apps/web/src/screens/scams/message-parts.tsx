import magnifier from 'picture:magnifier';
import { scamsCopy as copy, type Message } from '@consorcio/copy/scams';
import { unbroken } from '../../teaching/figures/numbers.ts';
import css from './scams.module.css';

interface MessageTextProps {
  readonly message: Message;
  /** The clue is asked for: the pieces can be touched. */
  readonly isAsking: boolean;
  /** The piece that was touched; null before. */
  readonly touched: number | null;
  readonly onTouch: (piece: number) => void;
}

/** The message in its bubble; once a piece was touched its clue is underlined. */
export function MessageText({ message: { pieces, clue }, isAsking, touched, onTouch }: MessageTextProps) {
  if (isAsking && touched === null)
    return (
      <div className={css.bubble} data-asking>
        {pieces.map((piece, place) => (
          <button
            className="rounded-card bg-accent-soft text-left min-h-[44px]"
            key={piece}
            type="button"
            onClick={() => onTouch(place)}
          >
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

/** What looking up shows: the example of the Central Bank's search where there is a name, and what else is found. */
export function CheckedPaper({ message: { lookup, check } }: { message: Message }) {
  return (
    <section
      className={`grid grid-cols-1 gap-3 rounded-card bg-inset py-4 px-5 animate-rise ${css.paper}`}
      role="status"
    >
      <h3 className="flex items-center gap-3 text-pretty">
        <img src={magnifier} alt="" width="80" height="80" />
        {lookup === null ? copy.app : copy.lookup.title}
      </h3>
      {lookup !== null && (
        <>
          <dl className="grid gap-2 m-0">
            <div>
              <dt className="text-ink-soft font-extrabold text-small flex-none">{copy.lookup.name}</dt>
              <dd className="font-bold">{lookup.name}</dd>
            </div>
            <div>
              <dt className="text-ink-soft font-extrabold text-small flex-none">{copy.lookup.cnpj}</dt>
              <dd className="font-bold">{lookup.isListed ? copy.lookup.someCnpj : copy.lookup.noCnpj}</dd>
            </div>
          </dl>
          <p className={css.listed} data-listed={lookup.isListed}>
            {lookup.isListed ? copy.lookup.listed : copy.lookup.none}
          </p>
        </>
      )}
      {check !== '' && <p>{check}</p>}
    </section>
  );
}
