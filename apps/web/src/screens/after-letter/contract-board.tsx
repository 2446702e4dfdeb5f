import dreams from 'pictures:dream';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { signed } from '@consorcio/copy/digits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ContractSeal } from '../../share/contract-seal.tsx';
import { extractQuery } from '../../teaching/queries.ts';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { Counter } from '../../ui/figures/counter.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import css from './after-letter.module.css';
import { type BoardProps, type ContractView, emptiedReserve } from './model.ts';
import { MonthBill, MonthCard, MonthPlan, UseOfBid } from './month-steps.tsx';
import { TownBackdrop, useLotShot } from './town-backdrop.tsx';

const COUNTERS = [
  { kind: 'energia', resource: 'energy' },
  { kind: 'esforco', resource: 'effort' },
] as const;

/** The town, what the player has, how the contract stands, and the step that waits. */
export function ContractBoard(props: BoardProps) {
  const { campaignId, view } = props;
  const step = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const shot = useLotShot(head, step);
  const at = `${view.phase} ${view.month}`;
  const shown = useRef(at);
  /* The button that had the focus is removed with its step: the heading of the new step gets it. */
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const heading = step.current?.querySelector('h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [at]);
  return (
    <StageFrame backdrop={<TownBackdrop dreamId={view.dreamId} end={view.end} shot={shot} />} className={css.stage}>
      <h1 className="reader-only">{copy.title}</h1>
      <div className={css.counters}>
        {COUNTERS.map(({ kind, resource }) => (
          <Counter
            key={kind}
            kind={kind}
            of={campaignId}
            value={view.balance[resource]}
            label={copy[resource]}
            written={signed}
            spoken={() => copy.counter[resource](view.balance[resource])}
          />
        ))}
      </div>
      <div className={css.contract} ref={head}>
        <p className={css.standing} data-standing={view.end ?? view.standing}>
          <span className="reader-only">{copy.standing.label}: </span>
          {copy.standing[view.end ?? view.standing]}
        </p>
        <LivedMonths view={view} />
      </div>
      <div className={css.card} ref={step} key={at}>
        <Step {...props} />
      </div>
    </StageFrame>
  );
}

function Step(props: BoardProps) {
  switch (props.view.phase) {
    case 'USE':
      return <UseOfBid {...props} />;
    case 'PLAN':
      return <MonthPlan {...props} />;
    case 'EVENT':
      return <MonthCard {...props} />;
    case 'BILL':
      return <MonthBill {...props} />;
    case null:
      return <ContractEnd {...props} />;
  }
}

/** One disc a month after the letter: paid, missed, now, to come. */
function LivedMonths({ view: { months, monthsLeft, month } }: { view: ContractView }) {
  const ahead = Array.from({ length: monthsLeft }, (_, i) => (month ?? 0) + i);
  return (
    <ol className={css.months} aria-label={copy.lived.label}>
      {months
        .filter(({ paid }) => paid !== null)
        .map(({ month: past, paid }) => (
          <li key={past} data-month={paid ? 'paid' : 'missed'}>
            <span aria-hidden="true">{paid ? <CheckIcon /> : '!'}</span>
            <span className="reader-only">{paid ? copy.lived.paid(past) : copy.lived.missed(past)}</span>
          </li>
        ))}
      {ahead.map((each) => (
        <li key={each} data-month={each === month ? 'now' : 'ahead'} aria-current={each === month ? 'step' : undefined}>
          <span aria-hidden="true">{each}</span>
          <span className="reader-only">{each === month ? copy.lived.now(each) : copy.lived.ahead(each)}</span>
        </li>
      ))}
    </ol>
  );
}

/** How the contract ended; after a good that was taken, another try at its decisions comes first. RULES2 A.7 to A.10. */
function ContractEnd({ campaignId, view }: BoardProps) {
  const { end, dreamId, picture, monthsWithDream } = view;
  if (end === null) return null;
  const isTaken = end === 'RETOMADO';
  const isWeek = picture !== undefined;
  const { heading, body } = copy.ends[end];
  return (
    <Popup
      ribbon={copy.title.toLocaleUpperCase('pt-BR')}
      tone={isTaken ? 'jabuticaba' : 'mata'}
      isJoy={!isTaken}
      picture={
        <img
          className={css.dream}
          data-taken={isTaken}
          src={dreams[picture ?? dreamId]}
          alt=""
          width="300"
          height="300"
        />
      }
      heading={heading}
      body={
        <>
          <p role="status">{body}</p>
          <ContractSeal end={end} />
          {!isWeek && <ReserveLesson campaignId={campaignId} view={view} />}
          {isTaken && (
            <p>
              {copy.guarantee(dreamId)} {!isWeek && copy.kept}
            </p>
          )}
          {monthsWithDream > 0 && <p className={css.with}>{copy.withDream(monthsWithDream)}</p>}
        </>
      }
    >
      <ButtonRow>
        {isTaken && !isWeek && <ButtonLink to={pathWith('whatIf', campaignId)}>{copy.whatIf}</ButtonLink>}
        <ButtonLink kind={isTaken ? 'secondary' : 'primary'} to={isWeek ? PATHS.week : PATHS.certificate}>
          {isWeek ? copy.toWeek : copy.certificate}
        </ButtonLink>
      </ButtonRow>
    </Popup>
  );
}

/** At the end of a contract with missed bills: what the bid had to do with it, in the player's own numbers. */
function ReserveLesson({ campaignId, view }: Pick<BoardProps, 'campaignId' | 'view'>) {
  const { data } = useQuery({ ...extractQuery(campaignId), enabled: view.misses > 0 });
  const emptied = data === undefined ? null : emptiedReserve(data, view.months);
  if (emptied === null) return null;
  return <p>{copy.emptied(emptied)}</p>;
}
