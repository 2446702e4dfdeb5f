import { codeText, sealText } from '@consorcio/copy/live-assembly';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { upTo } from '../../../live/up-to.ts';
import { Reactions } from './parts/reactions.tsx';
import css from './projector.module.css';
import { houseOf, type ProjectorView } from './projector-model.ts';

/** What always stands above: the game, the month, the code and the seal. */
export function ProjectorHead({ view }: { view: ProjectorView }) {
  const { code, commitment, month, months, phase } = view.group;
  return (
    <header className={css.head}>
      <h1>{copy.title}</h1>
      {month > 0 && <p>{copy.month(month, months)}</p>}
      {phase !== 'WAITING' && (
        <p>
          <small>{copy.code}</small>
          <code>{codeText(code)}</code>
        </p>
      )}
      {phase !== 'WAITING' && (
        <p>
          <small>{copy.seal}</small>
          <code>{sealText(commitment)}</code>
        </p>
      )}
    </header>
  );
}

/** What always stands below: how far the months are, how many people, how many quotas are the house's. */
export function ProjectorFoot({ view }: { view: ProjectorView }) {
  const { month, months, phase, people } = view.group;
  const house = houseOf(view);
  const isOver = phase === 'DEBRIEF' || phase === 'ENDED';
  const stateOf = (n: number) => (isOver || n < month ? 'done' : n === month ? 'now' : 'next');
  return (
    <footer className={css.foot}>
      <ol className={css.track} aria-label={copy.month(month, months)}>
        {upTo(months).map((n) => (
          <li key={n} data-state={stateOf(n)}>
            {n}
          </li>
        ))}
      </ol>
      <Reactions counts={view.reactions} />
      <p>{copy.people(people)}</p>
      {house !== null && <p>{copy.house(house)}</p>}
    </footer>
  );
}
