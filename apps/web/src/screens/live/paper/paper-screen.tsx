import { codeText } from '@consorcio/copy/live-assembly';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { paperCopy } from '@consorcio/copy/live-paper';
import { type LiveTerms, leisureGives, PAPER_PACES, termsOfView, workPays } from '@consorcio/rules/live';
import { CARD_OPTIONS, LIVE_PLACES, type LuckyWord, type Motive } from '@consorcio/rules/live-words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Face, Nickname } from '../../../live/face.tsx';
import { liveCall, untilDone } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import type { HostPage, HostView } from '../host-console/host-model.ts';
import { LedGroup } from '../host-console/led-group.tsx';
import card from './paper-card.module.css';
import css from './paper-screen.module.css';

/** `/ao-vivo/papel`: the cards of a group to print, four on a sheet of A4, on a device that leads it. */
export const PaperScreen = ({ groupId }: { groupId: string }) => (
  <LedGroup groupId={groupId} title={paperCopy.loading}>
    {(page) => <Cards {...page} />}
  </LedGroup>
);

interface CardsProps extends Pick<HostPage, 'groupId' | 'token' | 'view'> {
  readonly trouble: string | null;
}

function Cards({ groupId, token, view, trouble }: CardsProps) {
  const quotas = view.seats.map(({ quota }) => quota);
  const pictures = usePictures(groupId, token, quotas);
  if (quotas.some((quota) => !pictures.has(quota))) return <Waiting label={paperCopy.loading} detail={trouble ?? ''} />;
  return (
    <main className={`stack ${css.page}`} data-gap="4">
      <header className={`card not-printed ${css.head}`} data-tone="surface">
        <h1>{paperCopy.title}</h1>
        <p>{paperCopy.about}</p>
        <div>
          <Button onClick={() => print()}>{paperCopy.print}</Button>
          <Link className="way" href={livePath('host', groupId)}>
            {paperCopy.back}
          </Link>
        </div>
      </header>
      <ul className={css.cards}>
        {view.seats.map((seat) => (
          <PaperCard
            key={seat.quota}
            group={view.group}
            seat={seat}
            motive={view.paper?.find(({ quota }) => quota === seat.quota)?.motive ?? null}
            pictures={pictures.get(seat.quota) ?? []}
          />
        ))}
      </ul>
    </main>
  );
}

type Pictures = ReadonlyMap<number, readonly LuckyWord[]>;

/** The three pictures of every quota, requested one after the other. */
function usePictures(groupId: string, token: string, quotas: readonly number[]): Pictures {
  const [pictures, setPictures] = useState<Pictures>(new Map());
  const missing = quotas.find((quota) => !pictures.has(quota));
  useEffect(() => {
    if (missing === undefined) return;
    const body = { quota: missing, do: 'SHOW_PICTURES' } as const;
    return untilDone(async (signal) => {
      const answer = await liveCall('liveHostSeat', { params: { groupId }, token, body, signal });
      if (!answer.ok || signal.aborted) return false;
      setPictures((known) => new Map(known).set(missing, answer.value.pictures ?? []));
      return true;
    });
  }, [groupId, token, missing]);
  return pictures;
}

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
    <li className={card.card}>
      <header className={card.head}>
        <Face {...seat} className={card.face} />
        <div>
          <h2>{paperCopy.quota(seat.quota)}</h2>
          <span>
            <Nickname name={seat.nickname} />
          </span>
          <span>{copy.group(codeText(group.code))}</span>
          <span>{copy.motive(motive === null ? null : paperCopy.motives[motive])}</span>
        </div>
        <span className={card.pictures}>
          {pictures.map((word) => (
            <LuckyPicture key={word} word={word} name={luckyNames[word]} />
          ))}
        </span>
      </header>
      <p className={card.start}>{copy.start(terms.start.cash, terms.start.energy, terms.letter)}</p>
      <ol className={card.steps}>
        {copy.steps.map((step, i) => (
          <li key={step}>
            <b>{step}.</b> {says[i]}
          </li>
        ))}
      </ol>
      <table className={card.table}>
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
