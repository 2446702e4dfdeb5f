import { sharePath } from '@consorcio/contract/share-address';
import { can, pathWith } from '@consorcio/contract/wire';
import { TEACHING_BACK } from '@consorcio/copy/take-home';
import { whatIfCopy as copy, noteCopy } from '@consorcio/copy/what-if';
import { titleOf } from '@consorcio/rules/catalogue';
import { MOST_POINTS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import {
  bandsOf,
  type Change,
  ghosts,
  hasFewDecisions,
  lives,
  notesOfModels,
  withChange,
} from '@consorcio/rules/what-if';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { tellOuterPage } from '../../program/outer-page.ts';
import { ShareControl } from '../../share/share-control.tsx';
import { type Life, loadLife } from '../../teaching/lives/load-life.ts';
import { noteIn } from '../../teaching/lives/tell-grade.ts';
import { authQuery } from '../../teaching/queries.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Track } from '../../ui/figures/bars.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { momentsOf } from './decisions.ts';
import { Deck, Picker } from './deck.tsx';
import { Figures } from './figures.tsx';
import { GhostCard } from './ghost-card.tsx';
import { useLives } from './lives.ts';
import { ghostWords, told } from './told.ts';
import css from './what-if.module.css';

/** One past decision changed, a card each, and what comes of it; below, the figures and the 'Nota das escolhas'. */
export function WhatIfScreen() {
  const { campaignId = '' } = useParams<{ campaignId: string }>();
  const life = useQuery({
    queryKey: ['life', campaignId],
    queryFn: ({ signal }) => loadLife(campaignId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (life.isError) return <NotLoaded onRetry={() => void life.refetch()} />;
  if (life.data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  if (life.data.kind !== 'loaded') {
    const isSealed = life.data.kind === 'sealed';
    return (
      <Waiting
        label={isSealed ? copy.stillPlaying : copy.tooShort}
        detail={isSealed ? copy.stillPlayingBody : copy.tooShortBody}
      >
        <BackButton label={TEACHING_BACK} />
      </Waiting>
    );
  }
  return <Loaded life={life.data} campaignId={campaignId} />;
}

function Loaded({ life, campaignId }: { life: Life; campaignId: string }) {
  const { choices, seed, draw, rootDraw } = life;
  const { data: who } = useQuery(authQuery);
  const moments = useMemo(() => momentsOf(choices), [choices]);
  const [changes, setChanges] = useState(() => ghosts(choices, draw, rootDraw));
  const [index, setIndex] = useState(0);
  const [run, setRun] = useState(0);
  const before = useMemo(() => told(lives(choices)(draw, rootDraw)), [choices, draw, rootDraw]);
  const all = useMemo(
    () =>
      changes.flatMap((change) => {
        const changed = withChange(choices, change);
        if (changed === null) return [];
        const after = told(lives(changed)(draw, rootDraw));
        return [{ change, changed, after, words: ghostWords(choices, change, before, after) }];
      }),
    [changes, choices, draw, rootDraw, before],
  );
  const current = all[index];
  const request = useMemo(
    () =>
      current === undefined ? null : ({ kind: 'COMPARE', before: choices, after: current.changed, seed } as const),
    [choices, current, seed],
  );
  const compared = useLives(request);
  const add = (change: Change): void => {
    const known = changes.findIndex((one) => JSON.stringify(one) === JSON.stringify(change));
    setIndex(known < 0 ? changes.length : known);
    if (known < 0) setChanges([...changes, change]);
  };
  const cards = all.map((ghost) => ({
    key: JSON.stringify(ghost.change),
    card: (isCurrent: boolean) => (
      <GhostCard
        key={isCurrent ? run : 'waits'}
        ghost={ghost}
        before={before}
        life={life}
        campaignId={campaignId}
        persona={PERSONA_IDS.find((id) => id === who?.personaId) ?? 1}
        lives={isCurrent ? compared : null}
      />
    ),
  }));
  const picker = { key: 'picker', card: () => <Picker moments={moments} onPick={add} /> };
  return (
    <Sheet title={copy.title} ground="haze" isBroad tabs={<PlaceTabs current="whatIf" campaignId={campaignId} />}>
      <div className="stack" data-gap="2">
        <Deck cards={[...cards, picker]} index={index} onIndex={setIndex}>
          {current !== undefined && (
            <button type="button" className="way" onClick={() => setRun(run + 1)}>
              {copy.deck.again}
            </button>
          )}
        </Deck>
        <div className={`stack ${css.below}`} data-gap="2">
          {current !== undefined && <Figures before={before} after={current.after} pairs={compared.pairs} />}
          {life.note === 'TOLD' && (
            <NotePanel life={life} campaignId={campaignId} wasDrawn={before.lived.context === 'JACKPOT'} />
          )}
          {life.note === 'WAITS' && (
            <Fold title={noteCopy.title} isHeading>
              <div className={css.figures}>
                <p>{noteCopy.waits}</p>
                <ButtonLink to={pathWith('afterLetter', campaignId)}>{noteCopy.toMonths}</ButtonLink>
              </div>
            </Fold>
          )}
        </div>
      </div>
    </Sheet>
  );
}

interface NoteProps {
  readonly life: Life;
  readonly campaignId: string;
  readonly wasDrawn: boolean;
}

/** The 'Nota das escolhas' in the line to be pressed; behind it what it says, beside those of the model players. */
function NotePanel({ life, campaignId, wasDrawn }: NoteProps) {
  const { choices } = life;
  const { data: note } = useQuery({
    queryKey: ['note', campaignId],
    queryFn: () => noteIn(life),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const points = note?.note ?? null;
  useEffect(() => {
    if (points !== null) tellOuterPage({ type: 'note-told', note: points });
  }, [points]);
  if (note === undefined) return <p role="status">{noteCopy.running}</p>;
  const [firstBand, lastBand] = bandsOf(note);
  const models = notesOfModels(choices);
  const marks = [
    { who: 'you', at: note.note },
    { who: 'average', at: models?.average[choices.dreamId - 1] },
    { who: 'planner', at: models?.planner[choices.dreamId - 1] },
  ] as const;
  return (
    <Fold title={noteCopy.titled(note.note)} isHeading>
      <div className={css.figures}>
        <p className={css.note}>
          <b>{noteCopy.of(note.note)}</b> {noteCopy.interval(note.low, note.high)}{' '}
          <b>{noteCopy.bands(firstBand, lastBand)}.</b>
          {hasFewDecisions(choices) && ` ${noteCopy.few}`}
        </p>
        <ul className={`list ${css.marks}`}>
          {marks.map(
            ({ who, at }) =>
              at !== undefined && (
                <li key={who}>
                  {noteCopy.models[who]}: {at}
                  <Track fills={{ [who === 'you' ? 'go' : 'accent-line']: at / MOST_POINTS }} />
                </li>
              ),
          )}
        </ul>
        {wasDrawn && <p>{noteCopy.luck}</p>}
        <p>{noteCopy.what}</p>
        {life.isReached && can('share') && (
          <div className="ends">
            <b>{noteCopy.shareTitle}</b>
            <ShareControl
              path={sharePath({ kind: 'campaign', id: campaignId })}
              text={noteCopy.share(note.note, note.low, note.high, titleOf(choices.dreamId).name)}
            />
          </div>
        )}
      </div>
    </Fold>
  );
}
