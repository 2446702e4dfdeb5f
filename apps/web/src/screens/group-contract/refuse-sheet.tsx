import picture from 'picture:refuse-contract';
import { refuseCopy as copy } from '@consorcio/copy/group-contract';
import { useEffect, useRef, useState } from 'react';
import { BackRow, Sheet, SheetIntro } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { arriveAt } from '../../ui/arrive-at.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './group-contract.module.css';

type Decision = 'signed' | 'refused';

const adding = (set: ReadonlySet<number>, place: number): ReadonlySet<number> => new Set([...set, place]);
const ERRORS = copy.lines.filter(({ isWrong }) => isWrong).length;

/** A contract to refuse: touch what is wrong, tick what is missing, then decide. */
export function RefuseSheet() {
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const [decision, setDecision] = useState<Decision | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => (decision === null ? undefined : arriveAt(outcome.current)), [decision]);
  const marked = [...touched].filter((place) => copy.lines[place]?.isWrong === true).length;
  return (
    <Sheet title={copy.title} ground="inset" isBroad tabs={<PlaceTabs current="groupContract" />}>
      <SheetIntro picture={picture} size={[120, 100]}>
        {copy.task}
      </SheetIntro>
      <ol className={css.clauses}>
        {copy.lines.map(({ text, says, isWrong }, place) => {
          const isOpen = touched.has(place) || (decision !== null && isWrong);
          return (
            <li key={text}>
              <button
                type="button"
                className={`key ${css.clause}`}
                data-mark={isOpen ? (isWrong ? 'error' : 'fine') : undefined}
                aria-expanded={isOpen}
                disabled={decision !== null}
                onClick={() => setTouched(adding(touched, place))}
              >
                <span className={`disc ${css.number}`}>{place + 1}</span>
                <span>
                  <span className={css.text}>{text}</span>
                  {isOpen && <b className={css.reason}>{says}</b>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className={css.count} role="status">
        {copy.count(marked, ERRORS)}
      </p>
      <MissingBoxes isJudged={decision !== null} />
      {decision === null ? (
        <section className="card middle" data-tone="soft" data-gap="3">
          <h2 className="subtitle">{copy.decide}</h2>
          <ButtonRow>
            <Button kind="secondary" onClick={() => setDecision('signed')}>
              {copy.sign}
            </Button>
            <Button kind="secondary" onClick={() => setDecision('refused')}>
              {copy.refuse}
            </Button>
          </ButtonRow>
        </section>
      ) : (
        <section className="card middle" data-tone={decision === 'refused' ? 'go' : 'highlight'} data-gap="3">
          <p ref={outcome} tabIndex={-1} className={css.outcome}>
            {copy[decision]}
          </p>
          <p>{copy.regret}</p>
        </section>
      )}
      <BackRow label={copy.close} kind={decision === null ? 'secondary' : 'primary'} />
    </Sheet>
  );
}

/** What a contract may lack; after the decision each box says whether it is missing. */
const MissingBoxes = ({ isJudged }: { isJudged: boolean }) => (
  <fieldset className={css.boxes}>
    <legend>{copy.missing}</legend>
    {copy.boxes.map(({ text, isMissing }) => (
      <label className={css.label} key={text} data-judged={isJudged ? (isMissing ? 'missing' : 'spare') : undefined}>
        <input type="checkbox" disabled={isJudged} />
        <span>
          {text}
          {isJudged && <i className={css.isMissing}>{isMissing ? copy.needed : copy.notNeeded}</i>}
        </span>
      </label>
    ))}
  </fieldset>
);
