import { LIVE_CARDS } from '@consorcio/copy/live-cards';
import { paperCopy as copy } from '@consorcio/copy/live-paper';
import { Face } from '../../../../live/faces/face.tsx';
import { Nickname } from '../../../../live/faces/nickname.tsx';
import { cardEffects } from '../../paper/paper-sums.ts';
import { termsOfView } from '../../seat/month/preview.ts';
import { type ProjectorView, pageAt, seatOf } from '../projector-model.ts';
import css from './paper-phase.module.css';

type Card = NonNullable<ProjectorView['paper']>[number];

interface Props {
  readonly view: ProjectorView;
  readonly cards: readonly Card[];
  /** Since the month began to show here. */
  readonly seconds: number;
}

/** Seconds for which a page of cards stays. */
const STAYS = 20;

/** A month on paper: every team's event with what can be done about it; once its line is typed, what its card comes to. */
export function PaperPhase({ view, cards, seconds }: Props) {
  return (
    <ul className={css.cards} data-few={cards.length <= 6}>
      {pageAt(cards, seconds, STAYS).map((card) => (
        <Tile key={card.quota} view={view} card={card} />
      ))}
    </ul>
  );
}

function Tile({ view, card }: { view: ProjectorView; card: Card }) {
  const { quota, wallet, month, motive } = card;
  const seat = seatOf(view, quota);
  const sums = month?.sums ?? null;
  return (
    <li className={css.tile} data-typed={sums !== null}>
      <header>
        <Face
          quota={quota}
          colour={seat?.colour ?? null}
          {...(seat && { persona: seat.persona })}
          className={css.face}
        />
        <p>
          <b className={css.name}>
            <Nickname name={seat?.nickname ?? ''} />
          </b>
          {view.group.month === 1 ? copy.motives[motive] : copy.hasNow(wallet)}
        </p>
      </header>
      {sums === null ? (
        <>
          <p className={css.event}>{month && LIVE_CARDS[month.card]?.title}</p>
          <ul>
            {month &&
              cardEffects(month.coins, termsOfView(view)).map(([option, does]) => (
                <li key={option}>{copy.option(option, does)}</li>
              ))}
          </ul>
        </>
      ) : (
        <p className={css.sums}>
          <b>{copy.after}</b>
          {copy.sumParts(sums).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      )}
    </li>
  );
}
