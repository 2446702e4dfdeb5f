import magnifier from 'picture:magnifier';
import senders from 'pictures:sender';
import { scamsCopy as copy, type Message } from '@consorcio/copy/scams';
import { useEffect, useRef, useState } from 'react';
import { unbroken } from '../../teaching/figures/numbers.ts';
import { arriveAt } from '../../ui/arrive-at.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './scams.module.css';
import type { Answer, FirstAction } from './visit.ts';

interface Props {
  readonly message: Message;
  /** From 1. */
  readonly place: number;
  readonly all: number;
  readonly onDone: (answer: Answer) => void;
}

/** One message: what is asked and looked up lies below it, then it is decided, and its clue is touched. */
export function ChatMessage({ message, place, all, onDone }: Props) {
  const [first, setFirst] = useState<FirstAction | null>(null);
  const [hasAsked, setAsked] = useState(false);
  const [hasChecked, setChecked] = useState(false);
  const [hasPaid, setPaid] = useState<boolean | null>(null);
  const [touched, setTouched] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /* A new message begins at its top. */
  useEffect(() => {
    scrollTo({ top: 0 });
    return arriveAt(heading.current, { preventScroll: true });
  }, []);
  const look = (action: FirstAction): void => {
    setFirst(first ?? action);
    if (action === 'ask') setAsked(true);
    if (action === 'check') setChecked(true);
    if (action === 'pay') setPaid(true);
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.place}>
        {copy.place(place, all)}
      </h2>
      <section className={`stack ${css.phone}`} data-gap="4" aria-label={message.from}>
        <header className={`row ${css.from}`} data-gap="4">
          <img className={css.senderFace} src={senders[message.face]} alt="" width="96" height="96" />
          <b>{message.from}</b>
        </header>
        <MessageText message={message} isAsking={hasPaid !== null} touched={touched} onTouch={setTouched} />
        {hasAsked && (
          <div className={css.verdictGround} role="status">
            <p className="reader-only">{copy.answered}</p>
            <p className={css.bubble}>{message.reply}</p>
          </div>
        )}
      </section>
      {hasChecked && <CheckedPaper message={message} />}
      {hasPaid === null ? (
        <ButtonRow>
          {!hasAsked && (
            <Button kind="secondary" onClick={() => look('ask')}>
              {copy.ask}
            </Button>
          )}
          {!hasChecked && (
            <Button kind="purple" onClick={() => look('check')}>
              {copy.check}
            </Button>
          )}
          {first !== null && (
            <Button kind="secondary" onClick={() => setPaid(false)}>
              {copy.refuse}
            </Button>
          )}
          <Button kind="secondary" onClick={() => look('pay')}>
            {copy.pay}
          </Button>
        </ButtonRow>
      ) : (
        <Verdict
          message={message}
          hasPaid={hasPaid}
          touched={touched}
          isLast={place === all}
          onNext={() =>
            onDone({
              message,
              first: first ?? 'pay',
              isChecked: hasChecked,
              hasPaid,
            })
          }
        />
      )}
    </>
  );
}

interface VerdictProps {
  readonly message: Message;
  readonly hasPaid: boolean;
  readonly touched: number | null;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** After the decision: first the clue is asked for, then it is said what was right and why. */
function Verdict({ message, hasPaid, touched, isLast, onNext }: VerdictProps) {
  const { kind, pieces, clue, feedback } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  /* The button that had the focus was removed when it was pressed. */
  const isJudged = touched !== null;
  useEffect(() => arriveAt(heading.current, { preventScroll: !isJudged }), [isJudged]);
  const isRight = (kind === 'RIGHT') === hasPaid;
  if (touched === null)
    return (
      <section className={`card ${css.verdict}`} data-tone="highlight" data-right={isRight}>
        <h3 ref={heading} tabIndex={-1}>
          {copy.verdict[kind][hasPaid ? 'paid' : 'refused']}
        </h3>
        <p>{copy.clueOf[kind]}</p>
      </section>
    );
  return (
    <>
      <section className={`card ${css.verdict}`} data-tone="highlight" data-right={isRight}>
        <h3 ref={heading} tabIndex={-1}>
          {touched === clue ? copy.clueFound : copy.clueMissed((pieces[clue] ?? '').replace(/[,.]$/, ''))}
        </h3>
        <p>{feedback}</p>
      </section>
      <ButtonRow>
        <Button onClick={onNext}>{isLast ? copy.toResult : copy.next}</Button>
      </ButtonRow>
    </>
  );
}

interface MessageTextProps {
  readonly message: Message;
  /** The clue is asked for: the pieces can be touched. */
  readonly isAsking: boolean;
  /** The piece that was touched; null before. */
  readonly touched: number | null;
  readonly onTouch: (piece: number) => void;
}

/** The message in its bubble; once a piece was touched its clue is underlined. */
function MessageText({ message: { pieces, clue }, isAsking, touched, onTouch }: MessageTextProps) {
  if (isAsking && touched === null)
    return (
      <div className={css.bubble} data-asking>
        {pieces.map((piece, place) => (
          <button className={css.unbroken} key={piece} type="button" onClick={() => onTouch(place)}>
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
function CheckedPaper({ message: { lookup, check } }: { message: Message }) {
  return (
    <section className={`stack ${css.paper}`} role="status">
      <h3 className="row">
        <img src={magnifier} alt="" width="80" height="80" />
        {lookup === null ? copy.app : copy.lookup.title}
      </h3>
      {lookup !== null && (
        <>
          <dl className="list">
            <div>
              <dt className={css.lookupName}>{copy.lookup.name}</dt>
              <dd className={css.lookupValue}>{lookup.name}</dd>
            </div>
            <div>
              <dt className={css.lookupName}>{copy.lookup.cnpj}</dt>
              <dd className={css.lookupValue}>{lookup.isListed ? copy.lookup.someCnpj : copy.lookup.noCnpj}</dd>
            </div>
          </dl>
          <p className="remark" data-tone={lookup.isListed ? 'go' : 'danger'}>
            {lookup.isListed ? copy.lookup.listed : copy.lookup.none}
          </p>
        </>
      )}
      {check !== '' && <p>{check}</p>}
    </section>
  );
}
