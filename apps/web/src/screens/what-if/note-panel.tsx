import '@consorcio/look/sums.css';
import { sharePath } from '@consorcio/contract/share-address';
import { can } from '@consorcio/contract/wire';
import { noteCopy as copy } from '@consorcio/copy/what-if';
import { EVENTS, optionTextsOf, titleOf } from '@consorcio/rules/catalogue';
import { placeOfRoom } from '@consorcio/rules/vocabulary';
import {
  bandsOf,
  type CampaignChoices,
  hasFewDecisions,
  type Influence,
  lives,
  noteOf,
  notesOfModels,
  REPLAYS,
} from '@consorcio/rules/what-if';
import { useEffect, useMemo } from 'react';
import { tellOuterPage } from '../../program/outer-page.ts';
import { ShareControl } from '../../share/share-control.tsx';
import type { Life } from '../../teaching/lives/load-life.ts';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { bars, histogram } from './counts.ts';
import { useLives } from './lives.ts';
import css from './what-if.module.css';

/** The 'Nota das escolhas': the thousand lives on a ruler, what the note says, what moved it most. */
export function NotePanel({ number, life, campaignId }: { number: number; life: Life; campaignId: string }) {
  const { choices, seed, draw, rootDraw } = life;
  const request = useMemo(() => ({ kind: 'NOTE', choices, seed }) as const, [choices, seed]);
  const told = useLives(request);
  const worths = told.lives.flatMap(({ worth }) => worth ?? []);
  const wasDrawn = useMemo(() => lives(choices)(draw, rootDraw).context === 'JACKPOT', [choices, draw, rootDraw]);
  const isWhole = worths.length === REPLAYS;
  const points = isWhole ? noteOf(worths).note : null;
  useEffect(() => {
    if (points !== null) tellOuterPage({ type: 'note-told', note: points });
  }, [points]);
  if (!isWhole) {
    return (
      <NumberedStep number={number} title={copy.title} isHalf>
        <p role="status">{copy.running(worths.length)}</p>
        <progress className="progress" max={REPLAYS} value={worths.length} aria-label={copy.title} />
      </NumberedStep>
    );
  }
  const note = noteOf(worths);
  const [firstBand, lastBand] = bandsOf(note);
  const bands = copy.bands(firstBand, lastBand);
  return (
    <NumberedStep number={number} title={copy.title} isHalf>
      <div className={css.note} role="status">
        <b>{copy.of(note.note)}</b>
        <span>{copy.interval(note.low, note.high)}</span>
        <strong>{bands}</strong>
        {hasFewDecisions(choices) && <span>{copy.few}</span>}
      </div>
      <Ruler worths={worths} note={note.note} choices={choices} told={`${copy.of(note.note)}. ${bands}.`} />
      {wasDrawn && <p>{copy.luck}</p>}
      <p>{copy.what}</p>
      {life.isReached && can('share') && (
        <div className="flex items-center gap-3 justify-between">
          <b>{copy.shareTitle}</b>
          <ShareControl
            path={sharePath({ kind: 'campaign', id: campaignId })}
            text={copy.share(note.note, note.low, note.high, titleOf(choices.dreamId).name)}
          />
        </div>
      )}
      <Moved influences={told.influences} />
    </NumberedStep>
  );
}

const WIDTH = 1_000;
const HEIGHT = 300;

/** The thousand worths as bars on a ruler from 0 to 1000, with the marks of the model players. */
function Ruler({
  worths,
  note,
  choices,
  told,
}: {
  worths: readonly number[];
  note: number;
  choices: Pick<CampaignChoices, 'rulebook' | 'dreamId'>;
  told: string;
}) {
  const models = notesOfModels(choices);
  const known = [
    { who: 'you', at: note },
    { who: 'average', at: models?.average[choices.dreamId - 1] },
    { who: 'planner', at: models?.planner[choices.dreamId - 1] },
  ] as const;
  const marks = known.filter(({ at }) => at !== undefined);
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={copy.picture(told)} className={css.ruler}>
        <path d={bars(histogram(worths), { width: WIDTH, height: HEIGHT })} />
        {marks.map(({ who, at }) => (
          <line key={who} data-who={who} x1={at} x2={at} y1={0} y2={HEIGHT} />
        ))}
      </svg>
      <figcaption>
        <ul className="legend">
          {marks.map(({ who, at }) => (
            <li key={who} data-who={who}>
              {copy.models[who]}: {at}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function Moved({ influences }: { influences: readonly Influence[] | null }) {
  return (
    <section className={css.moved}>
      <h3>{copy.moved.title}</h3>
      {influences === null ? (
        <p role="status">{copy.moved.searching}</p>
      ) : influences.length === 0 ? (
        <p>{copy.moved.none}</p>
      ) : (
        <ul>
          {influences.map((influence) => (
            <li key={JSON.stringify(influence.change)}>{sentence(influence)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What another way to have decided would do to the note. */
function sentence({ change, mean }: Influence): string {
  const { moved } = copy;
  switch (change.kind) {
    case 'PLACE':
      return moved.place(change.month, change.position, placeOfRoom(change.roomId), mean);
    case 'BID':
      return moved.bid(change.month, change.effort, mean);
    case 'OPTION': {
      const title = EVENTS.find(({ id }) => id === change.eventId)?.title ?? '';
      return moved.option(title, optionTextsOf(change.eventId)[change.option - 1]?.label ?? '', mean);
    }
    case 'USE':
      return moved.use(change.use, mean);
    case 'PLAN':
      return moved.plan(change.place, change.works, mean);
  }
}
