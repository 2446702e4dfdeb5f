import placeIcons from 'pictures:place-icon';
import { monthCopy as copy, seatCopy } from '@consorcio/copy/live-phone';
import { afterPayday, isFirstPayday, placeOf, termsOfView, vigorOf } from '@consorcio/rules/live';
import { LIVE_PLACES, type LivePlace } from '@consorcio/rules/live-words';
import { MINIGAMES, placeOfRoom } from '@consorcio/rules/vocabulary';
import { useSecondsLeft } from '../../../../live/time.ts';
import { LoneButton } from '../../../../ui/buttons/button.tsx';
import css from '../seat.module.css';
import { useSeat } from '../seat-context.ts';
import { Choice, Question } from './choice.tsx';
import { emptyLog, GAME_CHOICES, type MonthDraft, type SeatView, type StepProps } from './month-draft.ts';

/** Where the month is spent: four places, each with what it takes and gives. */
export function PlaceStep({ view, draft, choose }: StepProps) {
  const terms = termsOfView(view);
  const { cash, energy } = afterPayday(view, draft.option ?? 'A', draft.buys);
  const vigor = vigorOf(energy, terms);
  return (
    <Question title={copy.placeTitle}>
      {isFirstPayday(view) && <p>{copy.firstPayday(terms.salary, cash)}</p>}
      {vigor < 100 && <p>{copy.tired}</p>}
      {LIVE_PLACES.map((place) => (
        <Choice
          key={place}
          title={placeOfRoom(place)}
          about={aboutPlace(view, draft, place)}
          picture={iconOfPlace(place)}
          onChoose={() => choose({ place })}
        />
      ))}
    </Question>
  );
}

const iconOfPlace = (place: LivePlace): string | undefined =>
  placeIcons[MINIGAMES.find(({ roomId }) => roomId === place)?.slug ?? 1];

/** What a place takes, and what an honest run of it gives at the least and at the most. */
function aboutPlace(view: SeatView, draft: MonthDraft, place: LivePlace): string {
  const { isWork, takes, least, most } = honestAt(view, { ...draft, place });
  return isWork ? copy.work(takes, least.cash, most.cash) : copy.leisure(takes, least.energy, most.energy);
}

/** What a place takes and gives at a score in basis points; null for one without its minigame. */
const placeAt = (view: SeatView, { option, buys, place }: PlaceDraft, score: number | null) =>
  placeOf(view, { option: option ?? 'A', buys, place: place ?? 2, score });

/** What a place takes, and what it gives from the least honest run to the best. */
function honestAt(view: SeatView, draft: PlaceDraft) {
  const { gives: least, ...place } = placeAt(view, draft, termsOfView(view).care.honest.least);
  return { ...place, least, most: placeAt(view, draft, BEST).gives };
}

type PlaceDraft = Pick<MonthDraft, 'option' | 'buys' | 'place'>;

const BEST = 10_000;

/** Seconds of a minigame with its help and countdown: with less left there is a warning. */
const GAME_TAKES = 75;

/** How the place is spent: its minigame, the same without a clock, or without it. */
export function WayStep({ view, draft, choose }: StepProps) {
  const { at } = useSeat();
  const left = useSecondsLeft(view, at);
  const { isWork, least, most } = honestAt(view, draft);
  const { gives: usual } = placeAt(view, draft, null);
  const range = isWork ? copy.rangeOfCoins(least.cash, most.cash) : copy.rangeOfEnergy(least.energy, most.energy);
  const about = { PLAY: range, CALM: copy.calmNote, SKIP: copy.skipNote(copy.reward(isWork, usual)) };
  return (
    <Question title={placeOfRoom(draft.place)}>
      {left !== null && left < GAME_TAKES && <p>{copy.littleTime(left)}</p>}
      {GAME_CHOICES.map((way) => (
        <Choice
          key={way}
          title={copy.ways[way]}
          about={about[way]}
          picture={way === 'PLAY' ? iconOfPlace(draft.place ?? 2) : undefined}
          onChoose={() => choose({ way })}
        />
      ))}
      <LoneButton kind="secondary" onClick={() => choose({ place: null })} label={copy.otherPlace} />
    </Question>
  );
}

/** What the place gave with the minigame's score, as the server computed it. */
export function GameResult({ view, choose }: Pick<StepProps, 'view' | 'choose'>) {
  const move = view.month?.move ?? null;
  const percent = Math.round((move?.score ?? 0) / 100);
  const { isWork, gives } = placeAt(view, move ?? NOTHING, move?.score ?? 0);
  return (
    <Question title={copy.resultTitle}>
      <img className={css.prize} src={iconOfPlace(move?.place ?? 2)} alt="" width="112" height="112" />
      <meter className={css.meter} min={0} max={100} value={percent} aria-label={copy.result(percent)} />
      <p>{copy.result(percent)}</p>
      <p className={css.reward}>{copy.resultReward(copy.reward(isWork, gives))}</p>
      <LoneButton kind="play" onClick={() => choose({ isResultRead: true })} label={seatCopy.goOn} />
    </Question>
  );
}

const NOTHING = { option: null, buys: false, place: null } as const;

/** The log could not be replayed: once more, or on without the game. */
export function GameRefused({ view, choose }: Pick<StepProps, 'view' | 'choose'>) {
  const run = view.month?.run ?? null;
  return (
    <Question title={copy.gameRefused}>
      <Choice title={copy.gameAgain} about={copy.gameAgainNote} onChoose={() => choose({ isLogRefused: false })} />
      {run !== null && (
        <Choice title={copy.gameLeave} about={copy.gameLeaveNote} onChoose={() => choose({ log: emptyLog(run) })} />
      )}
    </Question>
  );
}
