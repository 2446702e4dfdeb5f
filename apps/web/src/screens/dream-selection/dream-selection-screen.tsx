import cheering from 'pictures:cheering';
import dreamTiles from 'pictures:dream';
import cards from 'pictures:dream-card';
import type { ReplyOf } from '@consorcio/contract';
import { pathWith } from '@consorcio/contract/wire';
import { UNIT_WORDS } from '@consorcio/copy/digits';
import { carouselCopy, dreamSelectionCopy as copy } from '@consorcio/copy/screens';
import { sheetCopy } from '@consorcio/copy/take-home';
import { DIFFICULTIES, MOST_CYCLES } from '@consorcio/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { dreamListQuery } from '../../api/queries.ts';
import { storedPersona, WISHED_DREAM } from '../../session/local-keys.ts';
import { Unreached } from '../../session/unreached.tsx';
import { Halo } from '../../ui/backdrops/halo.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import beside from '../../ui/carousel/carousel.module.css';
import { Carousel, ChoiceRow } from '../../ui/carousel/carousel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { announce } from '../../ui/notices/announce.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { served } from '../../ui/pictures/served.ts';
import { ConfirmDream } from './confirm-dream.tsx';
import css from './dream-selection.module.css';
import { dreamsAt, placeInAddress, placeOfWish } from './model.ts';

/** Carousel of the dreams, opened on the one that was wished for, and the question behind 'QUERO ESSE SONHO'. SPEC section 2. */
export function DreamSelectionScreen() {
  const { data: dreams = [], isPending, refetch } = useQuery(dreamListQuery);
  const [wish] = useState(WISHED_DREAM.read);
  const asked = placeInAddress(useSearch(), dreams);
  const [turned, setTurned] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const index = turned ?? asked ?? placeOfWish(dreams, wish);
  const dream = dreams[index];
  const facts = useRef<HTMLDivElement>(null);
  const before = useRef(dream?.id);
  useEffect(() => {
    /* As soon as it is drawn, all that is written of it, its name first. */
    if (dream !== undefined && before.current !== undefined && before.current !== dream.id)
      announce(
        `${dream.name}. ${copy.spoken(dream)} ${Array.from(facts.current?.children ?? [], ({ textContent }) => textContent).join(' ')}`,
        'dream',
      );
    before.current = dream?.id;
  }, [dream]);
  if (dream === undefined)
    return <Unreached label={copy.loading} isWaiting={isPending} onRetry={() => void refetch()} />;

  /* Back from the contract leads to this dream again. */
  const readContract = (): void => {
    navigate(dreamsAt(dream.id), { replace: true });
    navigate(pathWith('groupContract', dream.id));
  };

  return (
    <StageFrame
      base="broad"
      backdrop={<Halo ground="lilac" y="38%" />}
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
            <div className={css.scene}>
              <img
                className={css.dreamPicture}
                {...served(`/api/${imagePath}`, cards[id])}
                alt=""
                width="344"
                height="352"
                draggable={false}
              />
              <img
                className={css.dreamer}
                src={cheering[storedPersona()]}
                alt=""
                width="300"
                height="400"
                draggable={false}
              />
            </div>
          ),
        }))}
      />
      <div className={css.allRow}>
        <ChoiceRow
          label={copy.all}
          choices={dreams.map(({ id, name }) => ({ key: id, name, picture: dreamTiles[id] }))}
          index={index}
          onIndex={setTurned}
          className={css.all}
        />
        <Panel ribbon={dream.name} ribbonLevel="h2" className={`main-panel ${css.panel}`}>
          <div className={css.description}>
            <div key={dream.id} ref={facts} className={css.dreamFacts}>
              <RichText html={dream.description} />
            </div>
          </div>
          <DreamFacts {...dream} />
          <button type="button" className={css.contract} onClick={readContract}>
            {sheetCopy.readContract}
          </button>
          <Button onClick={() => setAsking(true)}>{copy.choose}</Button>
        </Panel>
      </div>
      {isAsking && <ConfirmDream dream={dream} onNo={() => setAsking(false)} />}
    </StageFrame>
  );
}

const BOXES = Array.from({ length: MOST_CYCLES }, (_, box) => box);

/**
 * The instalment; the cycles as a number and as a bar of 9 boxes; the difficulty as a scale with the current step lit. SPEC
 * section 2.
 */
function DreamFacts({ difficulty, cycles, effortCostPerCycle }: ReplyOf<'dreamList'>[number]) {
  return (
    <div className={`list ${css.facts}`}>
      <p className={css.fact}>
        <span>{copy.instalment}</span>
        <b className={`row ${css.factSum}`} data-gap="1">
          <Icon name="esforco" /> {effortCostPerCycle}
          <span className="reader-only"> {UNIT_WORDS.esforco}</span>
        </b>
      </p>
      <p className={css.fact}>
        <span>{copy.duration}</span>{' '}
        <b className={`row ${css.factSum}`} data-gap="1">
          {cycles}
        </b>
      </p>
      <div className={`list ${css.bar}`} aria-hidden="true">
        {BOXES.map((box) => (
          <i key={box} className={classNames(box < cycles && css.filled)} />
        ))}
      </div>
      <ul className={`list ${css.difficulties}`} aria-label={copy.difficultyLabel}>
        {DIFFICULTIES.map((one) => (
          <li className={css.grade} key={one} aria-current={one === difficulty}>
            {copy.difficulties[one]}
            {one === difficulty && <span className="reader-only">, {copy.chosenDifficulty}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
