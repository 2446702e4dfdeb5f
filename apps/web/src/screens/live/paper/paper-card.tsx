import { codeText } from '@consorcio/copy/live-assembly';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { paperCopy } from '@consorcio/copy/live-paper';
import { type LiveTerms, leisureGives, PAPER_PACES, termsOfView, workPays } from '@consorcio/rules/live';
import { CARD_OPTIONS, LIVE_PLACES, type LuckyWord, type Motive } from '@consorcio/rules/live-words';
import { Face, Nickname } from '../../../live/face.tsx';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import type { HostView } from '../host-console/host-model.ts';
import css from './paper-card.module.css';

const copy = paperCopy.card;

interface Props {
  readonly group: HostView['group'];
  readonly seat: HostView['seats'][number];
  /** Null until the room is closed. */
  readonly motive: Motive | null;
  readonly pictures: readonly LuckyWord[];
}

/** What may be circled in each column of the table; payday is ticked, the bid is written. */
const CHOICES = [CARD_OPTIONS, ['✓'], LIVE_PLACES, Object.keys(PAPER_PACES), ['S', 'N'], []] as const;

/** A team's card: who it is, the six steps with their sums, and a table with a row a month. */
export function PaperCard({ group, seat, motive, pictures }: Props) {
  const terms = termsOfView({ group });
  const months = Array.from({ length: group.months }, (_, i) => i + 1);
  const says = stepsOf(terms);
  return (
    <li className={css.card}>
      <header className={css.head}>
        <Face {...seat} className={css.face} />
        <div>
          <h2>{paperCopy.quota(seat.quota)}</h2>
          <span>
            <Nickname name={seat.nickname} />
          </span>
          <span>{copy.group(codeText(group.code))}</span>
          <span>{copy.motive(motive === null ? null : paperCopy.motives[motive])}</span>
        </div>
        <span className={css.pictures}>
          {pictures.map((word) => (
            <LuckyPicture key={word} word={word} name={luckyNames[word]} />
          ))}
        </span>
      </header>
      <p className={css.start}>{copy.start(terms.start.cash, terms.start.energy, terms.letter)}</p>
      <ol className={css.steps}>
        {copy.steps.map((step, i) => (
          <li key={step}>
            <b>{step}.</b> {says[i]}
          </li>
        ))}
      </ol>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{copy.month}</th>
            {copy.steps.map((step) => (
              <th key={step} scope="col">
                {step}
              </th>
            ))}
            <th scope="col">{copy.coins}</th>
            <th scope="col">{copy.energy}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              {CHOICES.map((choices, i) => (
                <td key={copy.steps[i]}>{choices.join(' ')}</td>
              ))}
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  );
}

/** What each of the six steps does, in the rules' own numbers. */
function stepsOf(terms: LiveTerms): readonly string[] {
  const places = LIVE_PLACES.map((place) =>
    terms.places[place].isWork
      ? copy.work(place, terms.work.energy, workPays(place, terms))
      : copy.leisure(place, leisureGives(place, terms)),
  );
  const { pace, work, leisure } = terms;
  const [workPlaces, leisurePlaces] = [true, false].map((isWork) =>
    LIVE_PLACES.filter((place) => terms.places[place].isWork === isWork),
  );
  return [
    copy.event,
    `${copy.payday(terms.salary, terms.cardPercent, terms.papers)} ${copy.brings(terms.yield.WORK, terms.yield.FAMILY, terms.letterYield)}`,
    `${places.join(' · ')}. ${copy.costs(workPlaces ?? [], work.energy, leisurePlaces ?? [], leisure.cost)}`,
    copy.pace(pace.restEnergy, pace.extraCoins, pace.extraEnergy),
    copy.pays(terms.instalment.whole),
    copy.bid(terms.leastBid),
  ];
}
