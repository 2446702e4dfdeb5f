import dreams from 'pictures:dream';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { certificateScreen } from '@consorcio/copy/month-popups';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sound } from '../../audio/index.ts';
import { Peak } from '../../map/popups/layouts/peak-popup.tsx';
import { storedPersona } from '../../session/local-keys.ts';
import { useSession } from '../../session/session-store.ts';
import { useNewGame } from '../../session/use-new-game.ts';
import { extractQuery } from '../../teaching/queries.ts';
import { arriveAt } from '../../ui/arrive-at.ts';
import { Button, type ButtonKind, ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { Counters } from '../../ui/figures/counter.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import css from './after-letter.module.css';
import { type BoardProps, type ContractView, emptiedReserve, missedMonths } from './model.ts';
import { MonthBill, MonthCard, MonthPlan, UseOfBid } from './month-steps.tsx';
import { TownBackdrop, useLotShot } from './town-backdrop.tsx';

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
    const heading = (step.current ?? document).querySelector<HTMLElement>('h2');
    heading?.setAttribute('tabindex', '-1');
    scrollTo({ top: 0 });
    return arriveAt(heading, { preventScroll: true });
  }, [at]);
  if (view.phase === null && view.end !== 'RETOMADO')
    return (
      <main>
        <h1 className="reader-only">{copy.title}</h1>
        <ContractEnd {...props} />
      </main>
    );
  return (
    <StageFrame backdrop={<TownBackdrop dreamId={view.dreamId} end={view.end} shot={shot} />} className={css.stage}>
      <h1 className="reader-only">{copy.title}</h1>
      <div className={css.counters}>
        <Counters
          of={campaignId}
          balance={view.balance}
          labels={copy}
          spoken={(resource) => copy.counter[resource](view.balance[resource])}
        />
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
            <span className="disc" aria-hidden="true">
              {paid ? <CheckIcon /> : '!'}
            </span>
            <span className="reader-only">{paid ? copy.lived.paid(past) : copy.lived.missed(past)}</span>
          </li>
        ))}
      {ahead.map((each) => (
        <li key={each} data-month={each === month ? 'now' : 'ahead'} aria-current={each === month ? 'step' : undefined}>
          <span className="disc" aria-hidden="true">
            {each}
          </span>
          <span className="reader-only">{each === month ? copy.lived.now(each) : copy.lived.ahead(each)}</span>
        </li>
      ))}
    </ol>
  );
}

/**
 * How the contract ended: paid off, as great a moment as the letter's; taken back, a quiet card over the empty lot, with another
 * try at its decisions first. RULES 11.7 to 11.9.
 */
function ContractEnd({ campaignId, view }: BoardProps) {
  const { end, dreamId, picture, monthsWithDream } = view;
  const persona = useSession(({ user }) => user.personaId) ?? storedPersona();
  useEffect(() => {
    if (end !== null) sound.playTheme(end === 'RETOMADO' ? 'FINAL_NEGATIVO' : 'FINAL_POSITIVO');
  }, [end]);
  if (end === null) return null;
  const isTaken = end === 'RETOMADO';
  const isWeek = picture !== undefined;
  const { ribbon, heading, body } = copy.ends[end];
  const told = (
    <>
      <p role="status">{body}</p>
      <Why campaignId={campaignId} view={view} isWeek={isWeek} />
      {isTaken && (
        <p>
          {copy.guarantee(dreamId)} {!isWeek && copy.kept}
        </p>
      )}
      {monthsWithDream > 0 && <p className={css.with}>{copy.withDream(monthsWithDream)}</p>}
    </>
  );
  const ways = isWeek ? (
    <ButtonLink to={PATHS.week}>{copy.toWeek}</ButtonLink>
  ) : (
    <>
      {isTaken && <ButtonLink to={pathWith('whatIf', campaignId)}>{copy.whatIf}</ButtonLink>}
      <NewGameButton campaignId={campaignId} kind={isTaken ? 'secondary' : 'play'} />
      <ButtonLink kind="secondary" to={PATHS.certificate}>
        {copy.certificate}
      </ButtonLink>
    </>
  );
  if (!isTaken)
    return (
      <Peak
        persona={Number(persona)}
        quota={view.months.length}
        dream={picture ?? dreamId}
        ribbon={ribbon}
        heading={heading}
        body={told}
      >
        {ways}
      </Peak>
    );
  return (
    <Popup
      ribbon={ribbon}
      picture={
        <img className={css.dream} data-taken src={dreams[picture ?? dreamId]} alt="" width="300" height="300" />
      }
      heading={heading}
      body={told}
    >
      <ButtonRow>{ways}</ButtonRow>
    </Popup>
  );
}

function NewGameButton({ campaignId, kind }: { readonly campaignId: string; readonly kind: ButtonKind }) {
  const { isBusy, start } = useNewGame(campaignId);
  return (
    <Button kind={kind} disabled={isBusy} onClick={start}>
      {certificateScreen.newGame.button}
    </Button>
  );
}

interface WhyProps extends Pick<BoardProps, 'campaignId' | 'view'> {
  readonly isWeek: boolean;
}

/** Why it ended so: the months that were paid or missed, or what the bid had left, in the player's own numbers. */
function Why({ campaignId, view: { months, misses }, isWeek }: WhyProps) {
  const { data } = useQuery({ ...extractQuery(campaignId), enabled: misses > 0 && !isWeek });
  if (months.length === 0) return <p>{copy.why.nothingOwed}</p>;
  if (misses === 0) return <p>{copy.why.paid(months.length)}</p>;
  const emptied = data === undefined ? null : emptiedReserve(data.entries, months);
  if (emptied === null) return <p>{copy.why.missed(missedMonths(months))}</p>;
  return (
    <p>
      {copy.why.emptied(emptied)} {copy.nextTime}
    </p>
  );
}
