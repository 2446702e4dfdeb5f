import cards from 'pictures:dream-card';
import { pathWith } from '@consorcio/contract/wire';
import { carouselCopy, dreamSelectionCopy as copy } from '@consorcio/copy/screens';
import { sheetCopy } from '@consorcio/copy/take-home';
import { DIFFICULTIES, type Difficulty, MOST_CYCLES } from '@consorcio/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { dreamListQuery } from '../../api/queries.ts';
import { WISHED_DREAM } from '../../session/local-keys.ts';
import { Unreached } from '../../session/unreached.tsx';
import { Halo } from '../../ui/backdrops/halo.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import beside from '../../ui/layout/two-columns.module.css';
import { served } from '../../ui/pictures/served.ts';
import { ConfirmDream } from './confirm-dream.tsx';
import css from './dream-selection.module.css';
import { askedPlace, keptWord, placeOfWish } from './model.ts';

/** Carousel of the dreams, opened on the one that was wished for, and the question behind 'QUERO ESSE SONHO'. SPEC section 2. */
export function DreamSelectionScreen() {
  const { data: dreams = [], isPending, refetch } = useQuery(dreamListQuery);
  const [wish] = useState(WISHED_DREAM.read);
  const asked = askedPlace(useSearch(), dreams);
  const word = keptWord(useHistoryState());
  const [turned, setTurned] = useState<number | null>(null);
  const [asks, setAsks] = useState<boolean | null>(null);
  const index = turned ?? asked ?? placeOfWish(dreams, wish);
  const isAsking = asks ?? asked !== null;
  const dream = dreams[index];
  if (dream === undefined)
    return <Unreached label={copy.loading} isWaiting={isPending} onRetry={() => void refetch()} />;

  return (
    <StageFrame
      base="broad"
      backdrop={<Halo ground="#E9DDFB" light="#F1E9FD" y="38%" />}
      className={classNames(beside.beside, css.screen)}
    >
      <h1>{copy.heading}</h1>
      <Carousel
        label={copy.heading}
        {...carouselCopy}
        className={css.carousel}
        index={index}
        onIndex={setTurned}
        slides={dreams.map(({ id, name, imagePath }) => ({
          key: id,
          name,
          picture: (
            <img
              className={css.dream}
              {...served(`/api/${imagePath}`, cards[id])}
              alt=""
              width="344"
              height="352"
              draggable={false}
            />
          ),
        }))}
      />
      <Panel ribbon={dream.name} ribbonLevel="h2" className={css.panel}>
        <div className={css.description} aria-live="polite">
          <div key={dream.id} className={css.words}>
            <RichText html={dream.description} />
          </div>
        </div>
        <DreamFacts difficulty={dream.difficulty} cycles={dream.cycles} />
        <Link href={pathWith('groupContract', dream.id)} className={css.contract}>
          {sheetCopy.readContract}
        </Link>
        <Button onClick={() => setAsks(true)}>{copy.choose}</Button>
      </Panel>
      {isAsking && <ConfirmDream dream={dream} word={word} onNo={() => setAsks(false)} />}
    </StageFrame>
  );
}

const BOXES = Array.from({ length: MOST_CYCLES }, (_, box) => box);

/** The difficulty row with the current one lit, and the cycles as a number and as a bar of 9 boxes. SPEC section 2. */
function DreamFacts({ difficulty, cycles }: { difficulty: Difficulty; cycles: number }) {
  return (
    <div className={css.facts}>
      <ul className={css.difficulties} aria-label={copy.difficultyLabel}>
        {DIFFICULTIES.map((one) => (
          <li key={one} className={classNames(one === difficulty && css.current)} aria-current={one === difficulty}>
            {copy.difficulties[one]}
          </li>
        ))}
      </ul>
      <p className={css.duration}>
        <span>{copy.duration}</span> <b>{cycles}</b>
      </p>
      <div className={css.bar} aria-hidden="true">
        {BOXES.map((box) => (
          <i key={box} className={classNames(box < cycles && css.filled)} />
        ))}
      </div>
    </div>
  );
}
