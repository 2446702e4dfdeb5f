import town from 'picture:paper-town';
import cheering from 'pictures:cheering';
import sad from 'pictures:city-avatar-sad';
import running from 'pictures:running-sheet';
import { sharePath } from '@consorcio/contract/share-address';
import { PATHS } from '@consorcio/contract/wire';
import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import { titleOf } from '@consorcio/rules/catalogue';
import { type PersonaId, WEEK_DREAM_ID } from '@consorcio/rules/vocabulary';
import { REPLAYS } from '@consorcio/rules/what-if';
import { type CSSProperties, useMemo, useState } from 'react';
import { ShareControl } from '../../share/share-control.tsx';
import type { Life } from '../../teaching/lives/load-life.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { dreamPicture } from '../../ui/pictures/dream-picture.ts';
import { cssUrl } from '../../ui/pictures/served.ts';
import { compare, houses, KINDS, PICTURE } from './counts.ts';
import { type Lives, NO_PAIRS } from './lives.ts';
import type { GhostWords, Told } from './told.ts';
import css from './what-if.module.css';

interface Props {
  readonly ghost: { readonly words: GhostWords; readonly after: Told };
  readonly before: Told;
  readonly life: Life;
  readonly campaignId: string;
  readonly persona: PersonaId;
  /** Of the card in sight: the others stand still. */
  readonly lives: Lives | null;
}

/** Another choice: what would have come of it in a sentence, as a walk of five seconds, and in a thousand redraws. */
export function GhostCard({ ghost: { words, after }, before, life, campaignId, persona, lives }: Props) {
  const isStill = useReducedMotion();
  const [isOver, setOver] = useState(false);
  const sentence = words.join(' ');
  const draw = async (): Promise<string> => {
    const { whatIfCard } = await import('@consorcio/art/share');
    const { dreamId } = life.choices;
    return whatIfCard(copy.title, dreamId === WEEK_DREAM_ID ? 1 : dreamId, sentence, persona);
  };
  return (
    <div className={css.ghost} data-run={lives !== null || undefined}>
      <div className={`ends ${css.headline}`}>
        <h2>
          {words[0]} <span className={css.late}>{words[1]}</span>
        </h2>
        <ShareControl
          path={life.isReached ? sharePath({ kind: 'campaign', id: campaignId }) : PATHS.welcome}
          text={sentence}
          picture={{ name: copy.deck.file, draw }}
        />
      </div>
      <Race before={before} after={after} persona={persona} onOver={() => setOver(true)} />
      <Houses lives={isOver || isStill ? lives : null} />
    </div>
  );
}

const COLUMNS = Array.from({ length: PICTURE.columns }, (_, column) => column);

/** A house a redraw: in green those in which the other choice comes out better, in ruins those in which it comes out worse. */
function Houses({ lives }: { lives: Lives | null }) {
  const pairs = lives?.pairs ?? NO_PAIRS;
  const counts = useMemo(() => compare(pairs), [pairs]);
  const isWhole = pairs.length === REPLAYS;
  return (
    <div className={`stack ${css.houses}`} data-gap="1">
      <svg viewBox={`0 0 ${PICTURE.columns} ${PICTURE.rows}`} preserveAspectRatio="none" aria-hidden="true">
        {isWhole &&
          houses(counts).map((paths, column) => (
            <g key={COLUMNS[column]} style={{ '--column': column } as CSSProperties}>
              {paths.map(({ kind, d }) => (
                <path key={kind} data-kind={kind} d={d} />
              ))}
            </g>
          ))}
      </svg>
      <p role="status">
        {isWhole ? (
          <HousesTold counts={counts} />
        ) : (
          lives !== null && (lives.hasFailed ? copy.thousand.failed : copy.thousand.running(pairs.length))
        )}
      </p>
      {lives?.hasFailed === true && <Button onClick={lives.retry}>{copy.thousand.retry}</Button>}
    </div>
  );
}

/** What the houses say: to be seen as a legend, to be read as a sentence. */
function HousesTold({ counts }: { counts: ReturnType<typeof compare> }) {
  const nameOf = copy.thousand.houses;
  return (
    <>
      <span className="reader-only">
        {copy.thousand.told(KINDS.map((kind) => copy.thousand.count(nameOf[kind], counts[kind])))}
      </span>
      <span className={`legend ${css.counts}`} aria-hidden="true">
        {KINDS.map((kind) => (
          <span key={kind} data-kind={kind}>
            {`${nameOf[kind]} ${copy.thousand.times(counts[kind])}`}
          </span>
        ))}
      </span>
    </>
  );
}

interface RaceProps {
  readonly before: Told;
  readonly after: Told;
  readonly persona: number;
  /** Called when both have arrived; never for who wants less motion. */
  readonly onOver: () => void;
}

/** Two who walk the same months side by side, as it was and with the other choice; the better way lights up at the end. */
function Race({ before, after, persona, onOver }: RaceProps) {
  const months = Math.max(before.late.length, after.late.length);
  const ways = [
    { name: copy.same.before, told: before, isBetter: before.worth > after.worth },
    { name: copy.same.after, told: after, isBetter: after.worth > before.worth },
  ] as const;
  return (
    <div
      className={css.race}
      role="img"
      aria-label={ways.map(({ name, told }) => copy.race.told(name, letterIn(told), copy.ends[told.end])).join(' ')}
      style={{ '--months': months } as CSSProperties}
    >
      {ways.map(({ name, told, isBetter }, way) => (
        <div
          key={name}
          className={css.lane}
          data-ghost={way === 1 || undefined}
          data-better={isBetter || undefined}
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onOver()}
        >
          <p className={css.way}>
            <b>{name}</b>
            <span className={css.outcome}>{letterIn(told)}</span>
          </p>
          <div className={css.road} style={{ backgroundImage: cssUrl(town) }}>
            <Street told={told} months={months} />
            <Walker told={told} persona={persona} />
          </div>
        </div>
      ))}
    </div>
  );
}

const isLost = ({ end }: Told): boolean => end === 'RETOMADO' || end === 'DEFAULT' || end === 'GIVEN_UP';

/** How the letter came and when, or how the campaign ended without one. */
const letterIn = ({ lived: { context }, cycle }: Told): string => copy.race.in(copy.ends[context ?? 'GIVEN_UP'], cycle);

/** The months: waiting, with the dream from its letter on, and after the end. */
function Street({ told, months }: { told: Told; months: number }) {
  const { lived, late, cycle } = told;
  const stateOf = (month: number): string =>
    month > late.length ? 'over' : isLost(told) && month === late.length ? 'lost' : month < cycle ? 'waiting' : 'dream';
  const letter = told.end === 'DEFAULT' || told.end === 'GIVEN_UP' ? null : cycle;
  return (
    <ol className={css.street}>
      {Array.from({ length: months }, (_, i) => i + 1).map((month) => (
        <li key={month} data-state={stateOf(month)} style={{ '--month': month } as CSSProperties}>
          {month === letter && (
            <img {...dreamPicture(titleOf(lived.dreamId).imagePath)} alt="" width="64" height="64" />
          )}
          {late[month - 1] && <i>!</i>}
          <b>{month}</b>
        </li>
      ))}
    </ol>
  );
}

function Walker({ told, persona }: Pick<RaceProps, 'persona'> & { told: Told }) {
  return (
    <span className={css.walker} style={{ '--end': told.late.length } as CSSProperties}>
      <span className={css.running}>
        <img src={running[persona]} alt="" draggable={false} />
      </span>
      <img className={css.arrived} src={(isLost(told) ? sad : cheering)[persona]} alt="" draggable={false} />
    </span>
  );
}
